// boardgame.io's server as its documentation starts it, without bots: matches in memory, or in its
// own flat files, which are on the disk when a move is stored.
const { createHash } = require("crypto");
const { open } = require("fs/promises");
const { join } = require("path");
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const [port, name, dir] = process.argv.slice(2);

class Synced extends FlatFile {
  async setItem(key, value) {
    await super.setItem(key, value);
    const file = await open(join(this.dir, createHash("md5").update(key).digest("hex")), "r+");
    await file.datasync();
    await file.close();
  }
}

const { game } = require(`./${name}`);
const storage = dir ? { db: new Synced({ dir }) } : {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...storage });
server.run({ port: { port: Number(port), host: "127.0.0.1" } });
