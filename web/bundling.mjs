// What every build of a page in this style has in common: settings, fonts, compressed variants.
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import sveltePlugin from "esbuild-svelte";

export * as esbuild from "esbuild";

export const here = dirname(fileURLToPath(import.meta.url));
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
  // Svelte's own checks for developers are a quarter of its runtime: esbuild drops dead branches of
  // a constant, but not of an imported one. Custom elements are not used. An error that is made while a
  // script is evaluated makes the browser parse the whole script again, for its stack.
  name: "Svelte without its checks for developers",
  setup: (build) =>
    build.onLoad({ filter: /node_modules\/svelte\/src\/.*\.js$/ }, async ({ path }) => {
      if (path.endsWith("custom-element.js")) return { contents: "export const create_custom_element = null;", loader: "js" };
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/^import \{ DEV \} from 'esm-env';$/m, "").replace("new (class StaleReactionError extends Error", "new (class StaleReactionError"), loader: "js" };
    }),
};

export const settings = (out) => ({
  absWorkingDir: here,
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  // A browser that knows this hint compiles while a file is still coming, beside the page, and not
  // function by function when each is first called.
  banner: { js: "//# allFunctionsCalledOnLoad" },
  target: "es2022",
  mainFields: ["svelte", "browser", "module", "main"],
  conditions: ["svelte", "browser", "production"],
  define: { DEV: "false" },
  external: ["/fonts/*"],
  plugins: [grown, sveltePlugin({ compilerOptions: { css: "external", runes: true } })],
  logLevel: "warning",
});

// Returns the packages they come from.
export async function putFonts(out) {
  await mkdir(join(out, "fonts"), { recursive: true });
  for (const [name, pack] of Object.entries(fonts)) {
    const from = join(here, "node_modules", pack, "files", `${name}.woff2`);
    await cp(from, join(out, "fonts", `${name}.woff2`));
  }
  const licences = [];
  const packs = new Set(Object.values(fonts));
  for (const pack of packs) {
    const text = await readFile(join(here, "node_modules", pack, "LICENSE"), "utf8");
    licences.push(`${pack}\n\n${text}`);
  }
  await writeFile(join(out, "fonts", "LICENSES.txt"), licences.join("\n\n----\n\n"));
  return packs;
}

// Each text has its compressed variants beside it; the server sends what a browser accepts
// (server/api/pages.py). Returns the sizes of script and style.
export async function compress(out) {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const sizes = {};
  for (const name of await readdir(out, { recursive: true })) {
    if (!/\.(js|css|svg|html|txt|webmanifest)$/.test(name)) continue; // fonts are compressed already
    const plain = await readFile(join(out, name));
    const packed = brotliCompressSync(plain, best);
    await writeFile(join(out, `${name}.br`), packed);
    await writeFile(join(out, `${name}.gz`), gzipSync(plain, { level: 9 }));
    if (/\.(js|css)$/.test(name)) sizes[name] = packed.length;
  }
  return sizes;
}
