// The same load as load.py on boardgame.io's server, with its own clients: two at each of many
// matches, one move per match and second, each at a random moment of its second.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [url, count, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const { game, moves } = require(`./${process.argv[5]}`);
const figures = {
  planned: 0, sealed: 0, refused: 0, games: 0, moves: 0,
  times: [], sizes: [], messages: 0, bytes: 0, late: [],
};
const PATIENCE = 5000; // ms
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

class Match {
  constructor(number) {
    this.number = number;
    this.round = 0;
    this.counting = false;
    this.pending = null;
    this.players = ["0", "1"].map((playerID) => this.player(playerID));
  }

  get id() {
    return `${this.number}-${this.round}`;
  }

  player(playerID) {
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ["websocket"] } });
    const client = Client({ game, multiplayer, playerID, matchID: this.id, debug: false });
    client.subscribe((state) => this.hear(client, state));
    client.start();
    client.transport.socket.on("connect", () => {
      const { engine } = client.transport.socket.io;
      engine.on("data", (data) => this.count(Buffer.byteLength(data) + 1, data));
    });
    return client;
  }

  count(size, data) {
    if (!this.counting) return;
    figures.messages += 1;
    figures.bytes += size;
    if (data.includes('"update"')) figures.sizes.push(size);
  }

  hear(client, state) {
    const { pending } = this;
    if (pending && client !== pending.by && state && state._stateID > pending.at) {
      figures.times.push(performance.now() - pending.sent);
      figures.moves += 1;
      this.pending = null;
    }
  }

  // ---- playing ----

  async play(start) {
    this.counting = true;
    for (let second = 0; second < seconds; second++) {
      const moment = start + (second + Math.random()) * 1000;
      await sleep(moment - performance.now());
      figures.planned += 1;
      await this.move(moment);
    }
    await this.settled();
    this.counting = false;
  }

  // The server shows a move before it is stored, and drops without a word what comes meanwhile.
  async settled() {
    while (this.pending) {
      if (performance.now() - this.pending.sent > PATIENCE) {
        figures.refused += 1;
        this.pending = null;
      }
      await sleep(1);
    }
  }

  async move(moment) {
    await this.settled();
    if (this.state().ctx.gameover) await this.next();
    const by = this.players[Number(this.state().ctx.currentPlayer)];
    const offered = moves(by.getState());
    const [name, ...args] = offered[Math.floor(Math.random() * offered.length)];
    const sent = performance.now();
    figures.late.push(sent - moment);
    this.pending = { by, sent, at: by.getState()._stateID };
    by.moves[name](...args);
  }

  // What both players have seen.
  state() {
    const [a, b] = this.players.map((client) => client.getState());
    return a._stateID < b._stateID ? a : b;
  }

  async next() {
    figures.games += 1;
    this.round += 1;
    for (const client of this.players) client.updateMatchID(this.id);
    await this.ready();
  }

  async ready() {
    const fresh = (client) => client.getState()?.isConnected && client.getState()._stateID === 0;
    while (!this.players.every(fresh)) await sleep(1);
  }
}

async function main() {
  const matches = [];
  for (let number = 0; number < count; number++) {
    matches.push(new Match(number));
    await matches[number].ready();
  }
  console.log("ready");
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await Promise.all(matches.map((match) => match.play(start)));
  const used = process.cpuUsage(cpu);
  const share = (used.user + used.system) / 1000 / (performance.now() - start);
  process.stdout.write(JSON.stringify({ ...figures, cpu: share }) + "\n", () => process.exit());
}

main();
