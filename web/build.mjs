// Builds the app into ../src/tumbleweed/server/static: fixed names, a hash in the page's links.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compress, esbuild, here, putFonts, settings } from "./bundling.mjs";

const out = process.env.OUT ?? join(here, "../src/tumbleweed/server/static");

// The folders of src/games that contain a file or folder of that name: [folder, path] each.
async function foldersWith(name) {
  const folders = (await readdir(join(here, "src/games"), { withFileTypes: true })).filter((each) => each.isDirectory()).map((each) => each.name);
  return folders.sort().map((folder) => [folder, join(here, "src/games", folder, name)]).filter(([, path]) => existsSync(path));
}

const each = {
  name: "each:NAME is what every game's folder has under that name, by game",
  setup: (build) => {
    build.onResolve({ filter: /^each:/ }, (at) => ({ path: at.path.slice(5), namespace: "each" }));
    build.onLoad({ filter: /.*/, namespace: "each" }, async ({ path }) => {
      const found = [...(await foldersWith(`${path}.ts`)), ...(await foldersWith(`${path}.svelte`))];
      const own = found.filter(([folder]) => existsSync(join(here, "src/games", folder, "game.ts"))); // a game's folder
      const imports = own.map(([, file], at) => `import game${at} from ${JSON.stringify(file)};`);
      const named = own.map(([folder], at) => `${JSON.stringify(folder.replaceAll("_", "-"))}: game${at}`);
      return { contents: `${imports.join("\n")}\nexport default { ${named.join(", ")} };`, resolveDir: here };
    });
  },
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const usual = settings(out);
const common = { ...usual, plugins: [each, ...usual.plugins] };
const marks = {}; // a hash of every file that a script or the page refers to

async function put(name, data) {
  marks[name] = createHash("sha256").update(data).digest("hex").slice(0, 12);
  await writeFile(join(out, name), data);
}

// Each part's style is loaded with it (ui/parts.ts). The landing page needs the app only;
// everything after the table needs the table's, too.
const parts = { app: "main.ts", home: "lobby/Home.svelte", table: "shell/TableScreen.svelte" };
for (const file of (await readdir(join(here, "src"), { recursive: true })).filter((each) => each.endsWith(".ts")).sort()) {
  const text = await readFile(join(here, "src", file), "utf8");
  for (const [, name, path] of text.matchAll(/\bstyled\("([\w-]+)", import\("([^"]+)"\)\)/g)) parts[name] ??= join(dirname(file), path);
}
const SHARED = ["app", "table"];
const apart = {
  name: "what is loaded later has its own style",
  setup: (build) => build.onResolve({ filter: /\.svelte$/ }, (at) => (at.kind === "dynamic-import" ? { path: at.path, external: true } : null)),
};
const there = new Set(); // whose style is loaded already
const sources = {}; // of each part
const once = {
  name: "a style that the app or the table has is in no part",
  setup: (build) => {
    build.onResolve({ filter: /fake-css$/ }, (at) => (there.has(at.path) ? { path: at.path, namespace: "nothing" } : null));
    build.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "", loader: "css" }));
  },
};
for (const [name, source] of Object.entries(parts)) {
  const entryPoints = { [name]: join(here, "src", source) };
  const styled = await esbuild.build({ ...common, entryPoints, plugins: [apart, once, ...common.plugins], write: false, metafile: true });
  await put(`${name}.css`, styled.outputFiles.find((file) => file.path.endsWith(".css")).contents);
  sources[name] = Object.keys(styled.metafile.inputs).filter((path) => /^src\/.*\.(svelte|ts)$/.test(path));
  if (SHARED.includes(name)) for (const path of Object.keys(styled.metafile.inputs)) there.add(path.replace(/^fakecss:/, ""));
}

// Large drawings are separate files: one for each game that has some, and the bots' portraits.
for (const [game, area] of await foldersWith("art")) {
  const names = (await readdir(area)).filter((each) => /\.svg(\.ts)?$/.test(each)).sort();
  await putDrawings(game, names.map((name) => join(area, name)));
}
await putDrawings("personas", [join(here, "src/art/personas.svg.ts")]);

async function putDrawings(name, paths) {
  const drawings = [];
  for (const path of paths) drawings.push((await drawn(path)).replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, ""));
  await put(`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>`);
}

// A drawing as it is, or (.svg.ts) generated from parts by a small program.
async function drawn(path) {
  if (path.endsWith(".svg")) return readFile(path, "utf8");
  const program = await esbuild.build({ entryPoints: [path], bundle: true, format: "esm", write: false });
  return (await import(`data:text/javascript;base64,${Buffer.from(program.outputFiles[0].contents).toString("base64")}`)).default;
}

// Split into parts, since nobody plays two games at once. Code of the app or the table is one file
// each, whoever else needs some of it: otherwise every set of parts that share something would get
// its own file, and a page would start with dozens. So what several games' screens need is the
// table's, what every layout of a game needs is the game's, and a game's board for a television
// takes the whole screen for a laptop with it.
const sourceOf = (name) => join(here, "src", parts[name]);
const order = Object.keys(parts).map(sourceOf);
const gameOf = (name) => /^games\/(\w+)\//.exec(parts[name])?.[1];
const games = Object.keys(parts).filter((name) => gameOf(name) === name);
const inAll = (lists) => lists.reduce((all, each) => all.filter((path) => each.includes(path)));
const layouts = (game) => ["-wide", "-phone"].map((end) => game + end).filter((name) => parts[name]);
const always = Object.fromEntries(games.map((game) => [game, [...sources[game], ...(layouts(game).length ? inAll(layouts(game).map((name) => sources[name])) : [])]]));
const inSeveral = (lists) => [...new Set(lists.flat())].filter((path) => lists.filter((each) => each.includes(path)).length > 1);
always.table = inSeveral(games.map((game) => always[game]));

// What a part leans on: files that are there before it, and what is put into its own file.
function leansOn(name) {
  const before = SHARED.filter((each) => order.indexOf(sourceOf(each)) < order.indexOf(sourceOf(name)));
  const game = gameOf(name);
  if (parts[game] && game !== name) before.push(game);
  if (name.endsWith("-tv")) before.push(...layouts(game).slice(0, 1));
  const theirs = before.flatMap((each) => [sourceOf(each), ...leansOn(each)]);
  return [...new Set([...theirs, ...(always[name] ?? []).map((path) => join(here, path))])];
}

const joined = {
  name: "every part leans on what is there before it",
  setup: (build) => {
    build.onResolve({ filter: /\.svelte$/ }, (at) => (at.kind === "dynamic-import" ? { path: join(at.resolveDir, at.path), namespace: "part" } : null));
    build.onLoad({ filter: /.*/, namespace: "part" }, ({ path }) => {
      const name = Object.keys(parts).find((each) => sourceOf(each) === path);
      if (!name) throw new Error(`${path} is loaded on demand, but no part: see ui/parts.ts`);
      const leans = leansOn(name).map((source) => `import ${JSON.stringify(source)};`);
      return { contents: `${leans.join(" ")} export { default } from ${JSON.stringify(path)};`, resolveDir: dirname(path) };
    });
  },
};
const app = { app: sourceOf("app") };
const define = { ...common.define, MARKS: JSON.stringify(marks) };
const worker = await esbuild.build({ ...common, entryPoints: { worker: join(here, "src/worker.ts") }, metafile: true });
const plugins = [joined, ...common.plugins];
const built = await esbuild.build({ ...common, define, plugins, entryPoints: app, splitting: true, chunkNames: "part-[hash]", metafile: true, write: false });
const scripts = built.outputFiles.filter((file) => file.path.endsWith(".js"));
for (const file of scripts) await put(basename(file.path), file.contents);

// What each part consists of, for those that are requested before the app asks for them.
const outputs = Object.entries(built.metafile.outputs);
const importsOf = (path) => built.metafile.outputs[path].imports.filter((each) => each.kind === "import-statement").map((each) => each.path);
const withImports = (path, found = new Set()) => {
  if (!found.has(path)) for (const each of importsOf(found.add(path) && path)) withImports(each, found);
  return [...found];
};
const scriptsOf = (name) => withImports(outputs.find(([, file]) => file.entryPoint === `part:${sourceOf(name)}`)[0]).map((path) => `/${basename(path)}`);
// The page preloads what the app needs; a game's parts are requested after the table's.
const [, entry] = outputs.find(([path]) => path.endsWith("/app.js"));
const first = entry.imports.filter((each) => each.kind === "import-statement").map((each) => `/${basename(each.path)}`);
function requestedFor(name) {
  const before = name === "table" ? [] : ["table", gameOf(name)].filter((each) => each !== name);
  const there = [...first, ...before.flatMap(scriptsOf)];
  return scriptsOf(name).filter((script) => !there.includes(script));
}
const requested = Object.keys(parts).filter((name) => name === "table" || games.includes(name) || layouts(gameOf(name)).includes(name));
const PARTS = JSON.stringify(Object.fromEntries(requested.map((name) => [name, { scripts: requestedFor(name), style: `/${name}.css?v=${marks[name + ".css"]}` }])));
const early = await esbuild.build({ ...common, define: { ...common.define, PARTS }, format: "iife", entryPoints: { early: join(here, "src/early.ts") }, metafile: true, write: false });

// Whose work is in the page: for the bill of materials (tools/sbom.py).
const packages = new Set(await putFonts(out));
for (const { metafile } of [built, early, worker])
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
      if (name && bytesInOutput) packages.add(name);
    }
await writeFile(join(out, ".packages"), `${[...packages].sort().join("\n")}\n`);
await cp(join(here, "static"), out, { recursive: true });

// The app itself is a part, too, on which the others lean: its own file does nothing but import it. What
// runs before it is in the page: a file of its own would wait for its turn among the others.
const inline = early.outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
const [start, ...more] = first;
if (more.length) throw new Error(`the app starts with several files: ${first}`);
const page = (await readFile(join(out, "index.html"), "utf8")).replace("/app.js?v=0", start).replace(/<script src="\/early.js"><\/script>/, () => `<script>${inline}</script>`);
const linked = page.replace(/app\.css\?v=\w*/g, `app.css?v=${marks["app.css"]}`);
await writeFile(join(out, "index.html"), linked);

const sizes = Object.entries(await compress(out));
for (const [name, size] of sizes) console.log(`${name}: ${size} bytes compressed`);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`all script and style: ${total} bytes compressed`);
console.log(`${(await readdir(out)).length} files in ${out}`);
