// boardgame.io's server as its documentation starts it: matches in memory, no bots.
const { Origins, Server } = require("boardgame.io/server");
const { TicTacToe } = require("./game");

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } });
