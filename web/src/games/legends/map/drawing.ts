// The map as the server draws it for a set of modules: fetched once, before a screen needs it.

const drawn = new Map<string, Promise<string>>(); // by modules

export function mapDrawing(modules: string[] = []): Promise<string> {
  const query = modules.map((name) => `modules=${name}`).join("&");
  let text = drawn.get(query);
  if (!text) {
    text = fetch(`/api/games/legends/map.svg${query && `?${query}`}`).then((answer) => {
      if (!answer.ok) throw new Error(`the map: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => drawn.delete(query)); // retry the next time
    drawn.set(query, text);
  }
  return text;
}
