// {@attach rolls}: marks the edges at which a list has more content (data-more); base.css draws it.
const HAIR = 4; // px that hide nothing

export function rolls(node: HTMLElement): () => void {
  const tell = () => {
    const more = [];
    if (node.scrollTop > HAIR) more.push("above");
    if (node.scrollHeight - node.clientHeight - node.scrollTop > HAIR) more.push("below");
    if (node.scrollLeft > HAIR) more.push("left");
    if (node.scrollWidth - node.clientWidth - node.scrollLeft > HAIR) more.push("right");
    const said = more.join(" ");
    if (said !== (node.dataset.more ?? "")) node.dataset.more = said;
  };
  const sizes = new ResizeObserver(tell);
  // Whatever is observed anew reports its size with the next layout: reading it here would force one.
  const watch = () => {
    sizes.disconnect();
    for (const each of [node, ...node.children]) sizes.observe(each);
  };
  const parts = new MutationObserver(watch);
  parts.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", tell, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    node.removeEventListener("scroll", tell);
  };
}
