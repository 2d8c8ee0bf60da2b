// A game of the size of ours: hidden hands and a hidden deck, a board of forty places, tokens,
// tracks. A move plays a card to ride somewhere, takes what lies there and draws.
const { INVALID_MOVE } = require("boardgame.io/core");

const PLACES = 40;
const HAND = 6;
const WINNING = 60; // fame
const SUITS = ["hearts", "spades", "clubs", "diamonds"];
const GOODS = ["gold", "cattle", "water", "news"];

const cards = () =>
  SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => ({ suit, rank: i + 1, used: 0 })));

const place = (_, i) => ({
  name: `place-${i}`, goods: GOODS[i % GOODS.length], left: 1 + (i % 3), by: null, visits: 0,
});

const rider = (seat, hand) => ({
  name: `rider-${seat}`, at: seat, gold: 4, wounds: 0, fame: 0, wanted: 0, goods: [], hand,
});

function draw(G, random) {
  if (!G.deck.length) [G.deck, G.discard] = [random.Shuffle(G.discard), []];
  return G.deck.pop();
}

function ride({ G, playerID, random }, at, to) {
  const player = G.riders[playerID];
  const card = player.hand[at];
  if (!card || to === player.at || !G.places[to]) return INVALID_MOVE;
  const there = G.places[to];
  player.hand.splice(at, 1, draw(G, random));
  G.discard.push({ ...card, used: card.used + 1 });
  if (there.left > 0) {
    there.left -= 1;
    player.goods.push(there.goods);
  } else {
    there.left = 1 + (card.rank % 3);
    player.gold += player.goods.splice(0).length;
  }
  there.by = playerID;
  there.visits += 1;
  player.at = to;
  player.fame += card.rank % 4;
  if (card.suit === "spades") player.wounds = (player.wounds + 1) % 4;
  G.log = [...G.log.slice(-9), { seat: playerID, to, rank: card.rank, suit: card.suit }];
}

exports.game = {
  name: "riders",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(cards());
    const riders = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) riders[seat] = rider(seat, deck.splice(0, HAND));
    return { deck, discard: [], riders, places: Array.from({ length: PLACES }, place), log: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { ride: { move: ride, client: false } }, // only the server knows the deck
  // A hand is its owner's, the deck nobody's.
  playerView: ({ G, playerID }) => {
    const riders = {};
    for (const [seat, each] of Object.entries(G.riders))
      riders[seat] = seat === playerID ? each : { ...each, hand: each.hand.length };
    return { ...G, deck: G.deck.length, riders };
  },
  endIf: ({ G }) => {
    const [winner] = Object.entries(G.riders).find(([, each]) => each.fame >= WINNING) ?? [];
    return winner === undefined ? undefined : { winner };
  },
};

exports.moves = ({ G, ctx }) => {
  const { hand, at } = G.riders[ctx.currentPlayer];
  return hand.flatMap((_, card) =>
    G.places.map((_, to) => ["ride", card, to]).filter(([, , to]) => to !== at),
  );
};
