import { argv, exit, stdin } from "node:process";

/**
 * Times health calls from a process of its own, whose event loop no load keeps busy: one call after the other with a
 * short pause, until a line arrives on standard input. Prints the times as JSON.
 */
const [url = ""] = argv.slice(2);
const PAUSE_MS = 5;

const times: number[] = [];
const failures: string[] = [];
const over = new AbortController();
stdin.once("data", () => over.abort()).resume();
while (!over.signal.aborted) {
  const from = performance.now();
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.ok) times.push(performance.now() - from);
    else failures.push(String(response.status));
  } catch (error) {
    failures.push(String(error));
  }
  await Bun.sleep(PAUSE_MS);
}
console.log(JSON.stringify({ times, failures }));
exit();
