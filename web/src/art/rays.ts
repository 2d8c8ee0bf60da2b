// Sun rays behind a scene: `count` wedges around a point.
export function rays(x: number, y: number, reach: number, count: number): string {
  const step = Math.PI / count;
  const at = (turn: number) => `${Math.round(x + reach * Math.cos(turn))} ${Math.round(y + reach * Math.sin(turn))}`;
  let path = "";
  for (let i = 0; i < count; i++) path += `M${x} ${y}L${at(2 * i * step)}L${at((2 * i + 1) * step)}Z`;
  return path;
}
