/**
 * Yields values until the user stops. Work in progress is then neither awaited nor reported: it ends by the same
 * signal, and its error is ignored.
 */
export async function* untilStopped<T>(events: AsyncGenerator<T>, signal: AbortSignal): AsyncGenerator<T> {
  const stopped = new Promise<{ done: true }>((resolve) => {
    if (signal.aborted) resolve({ done: true });
    signal.addEventListener("abort", () => resolve({ done: true }), { once: true });
  });
  try {
    for (;;) {
      const coming = events.next();
      coming.catch(() => undefined);
      const next = await Promise.race([coming, stopped]);
      if (signal.aborted || next.done) return;
      yield next.value;
    }
  } finally {
    events.return(undefined).catch(() => undefined);
  }
}
