// Calls back once the next frame has been painted; returns the cancel function.
export function afterFrame(then: () => void): () => void {
  let later = 0;
  const frame = requestAnimationFrame(() => (later = window.setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
