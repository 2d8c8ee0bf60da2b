// Builds the app into ../src/tumbleweed/server/static: fixed names, a hash in the page's links.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import sveltePlugin from "esbuild-svelte";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.OUT ?? join(here, "../src/tumbleweed/server/static");
const fonts = {
  "rye-latin-400-normal": "@fontsource/rye",
  "rye-latin-ext-400-normal": "@fontsource/rye",
  "sancreek-latin-400-normal": "@fontsource/sancreek",
  "sancreek-latin-ext-400-normal": "@fontsource/sancreek",
  "bitter-latin-wght-normal": "@fontsource-variable/bitter",
  "bitter-latin-ext-wght-normal": "@fontsource-variable/bitter",
  "bitter-latin-wght-italic": "@fontsource-variable/bitter",
  "special-elite-latin-400-normal": "@fontsource/special-elite",
  "atkinson-hyperlegible-latin-400-normal": "@fontsource/atkinson-hyperlegible",
  "atkinson-hyperlegible-latin-700-normal": "@fontsource/atkinson-hyperlegible",
};

const grown = {
  // Svelte's own checks for developers, a quarter of its runtime: esbuild drops a constant's dead
  // branches, but not an imported one's.
  name: "Svelte without its checks for developers",
  setup: (build) =>
    build.onLoad({ filter: /node_modules\/svelte\/src\/.*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/^import \{ DEV \} from 'esm-env';$/m, ""), loader: "js" };
    }),
};

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "fonts"), { recursive: true });
const common = {
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  mainFields: ["svelte", "browser", "module", "main"],
  conditions: ["svelte", "browser", "production"],
  define: { DEV: "false" },
  external: ["/fonts/*"],
  plugins: [grown, sveltePlugin({ compilerOptions: { css: "external", runes: true } })],
  logLevel: "warning",
};
const app = { app: join(here, "src/main.ts") };
await esbuild.build({ ...common, entryPoints: { worker: join(here, "src/worker.ts") } });
// In parts, since nobody plays two games at once; a part's style is loaded with it (ui/parts.ts).
const built = await esbuild.build({ ...common, entryPoints: app, splitting: true, chunkNames: "part-[hash]", metafile: true });
for (const name of await readdir(out)) if (name.endsWith(".css")) await rm(join(out, name));
const apart = {
  name: "what is loaded later has its own style",
  setup: (build) => build.onResolve({ filter: /\.svelte$/ }, (at) => (at.kind === "dynamic-import" ? { path: at.path, external: true } : null)),
};
for (const [name, source] of Object.entries({ app: "main.ts", home: "home/Home.svelte", goat: "goat/Table.svelte", legends: "legends/Table.svelte", count: "legends/Scoring.svelte", replay: "around/Replay.svelte", settings: "around/Settings.svelte", waiting: "home/WaitingRoom.svelte" })) {
  const entryPoints = { [name]: join(here, "src", source) };
  const styled = await esbuild.build({ ...common, entryPoints, plugins: [apart, ...common.plugins], write: false });
  const style = styled.outputFiles.find((file) => file.path.endsWith(".css"));
  await writeFile(join(out, `${name}.css`), style.contents);
}

const licences = [];
for (const [name, pack] of Object.entries(fonts)) {
  const from = join(here, "node_modules", pack, "files", `${name}.woff2`);
  await cp(from, join(out, "fonts", `${name}.woff2`));
}
for (const pack of new Set(Object.values(fonts))) {
  const text = await readFile(join(here, "node_modules", pack, "LICENSE"), "utf8");
  licences.push(`${pack}\n\n${text}`);
}
await writeFile(join(out, "fonts", "LICENSES.txt"), licences.join("\n\n----\n\n"));
await cp(join(here, "static"), out, { recursive: true });

// Large drawings travel in one file of their own, beside the script.
const drawings = [];
for (const area of ["art", "goat/art", "legends/art", "home/art"]) {
  const names = await readdir(join(here, "src", area)).catch(() => []);
  for (const name of names.filter((each) => /\.svg(\.ts)?$/.test(each)).sort()) {
    const text = await drawn(join(here, "src", area, name));
    drawings.push(text.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, ""));
  }
}
await writeFile(join(out, "art.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>`);

// A drawing as it stands, or (.svg.ts) put together from parts by a small program.
async function drawn(path) {
  if (path.endsWith(".svg")) return readFile(path, "utf8");
  const program = await esbuild.build({ entryPoints: [path], bundle: true, format: "esm", write: false });
  return (await import(`data:text/javascript;base64,${Buffer.from(program.outputFiles[0].contents).toString("base64")}`)).default;
}

const marks = {};
let total = 0;
for (const name of (await readdir(out)).filter((each) => /\.(js|css)$/.test(each))) {
  const data = await readFile(join(out, name));
  marks[name] = createHash("sha256").update(data).digest("hex").slice(0, 12);
  const size = gzipSync(data, { level: 9 }).length;
  total += size;
  console.log(`${name}: ${size} bytes compressed`);
}
console.log(`all script and style: ${total} bytes compressed`);
// What the app needs at once is fetched with it, not after it has been read.
const outputs = Object.entries(built.metafile.outputs);
const [, entry] = outputs.find(([path]) => path.endsWith("/app.js"));
const early = entry.imports.filter((each) => each.kind === "import-statement").map((each) => each.path.split("/").at(-1));
const ahead = early.map((name) => `<link rel="modulepreload" href="/${name}" />`).join("\n    ");
const page = (await readFile(join(out, "index.html"), "utf8")).replace("<script", `${ahead}\n    <script`);
const linked = page.replace(/(app\.(?:js|css))\?v=\w*/g, (_, name) => `${name}?v=${marks[name]}`);
await writeFile(join(out, "index.html"), linked);
console.log(`${(await readdir(out)).length} files in ${out}`);
