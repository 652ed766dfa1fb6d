/** Runs one step of a command and prints a line with its result and duration in seconds. */
export async function step(title: string, work: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const outcome = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${title.padEnd(13)} ${outcome.padEnd(24)} ${seconds.toFixed(2).padStart(7)} s`);
}
