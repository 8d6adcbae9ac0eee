/** Resolves once the browser has a connection, or when the signal aborts. */
export async function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
