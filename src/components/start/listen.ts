/** Listens to events of the window, before anything else does. Returns what ends that. */
export function listen(types: readonly string[], act: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, act, true);
  return () => {
    for (const type of types) removeEventListener(type, act, true);
  };
}
