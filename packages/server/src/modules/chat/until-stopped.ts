/**
 * What comes until somebody stops it. What is being worked on then is neither waited for nor heard of again: it ends by
 * the same signal, as an error that is nobody's.
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
