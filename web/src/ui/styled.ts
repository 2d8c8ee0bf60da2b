// A part of the page that is loaded on demand, with its style. build.mjs finds the parts by the
// calls of `styled`.
import { marked } from "./marked";

const styles = new Map<string, Promise<void>>();

function style(name: string): Promise<void> {
  let loading = styles.get(name);
  if (!loading) {
    loading = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = marked(`${name}.css`);
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styles.set(name, loading);
  }
  return loading;
}

// All but the landing page depend on the table's part (see build.mjs), whose style must be loaded,
// too.
export async function styled<T>(name: string, part: Promise<{ default: T }>): Promise<T> {
  const styles = name === "home" ? [style(name)] : [style("table"), style(name)];
  const [loaded] = await Promise.all([part, ...styles]);
  return loaded.default;
}
