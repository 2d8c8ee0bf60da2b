// `node build.mjs FOLDER`: builds the peer there, as web/build.mjs builds the page.
import { cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compress, esbuild, here as web, putFonts, settings } from "../../../web/bundling.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2];
const nodePaths = [join(web, "node_modules")];
await cp(join(web, "static"), out, { recursive: true });
await esbuild.build({ ...settings(out), nodePaths, entryPoints: { app: join(here, "main.ts") } });
const page = join(out, "index.html");
await writeFile(page, (await readFile(page, "utf8")).replace(/.*early\.js.*\n/, "")); // there is no more to request
await putFonts(out);
await compress(out);
