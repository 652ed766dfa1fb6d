import { Redactor } from "../../packages/assistant/src/llm/redaction";
import { type BenchRow, percentile, row } from "./measure";

const WARM_RUNS = 15;
/** Incomplete numbers, addresses and emails, which make patterns backtrack. */
const NEAR_MISSES = "1234 5678 a.b-c_d@ 99 Elm ";

/** Redacting private details before a model call: a long question, and a text twenty times as long. */
export function benchRedaction(): BenchRow[] {
  return [
    row("2 KB of near misses redacted, median", medianMs(NEAR_MISSES.repeat(80)), "ms", 20),
    row("42 KB of them, median", medianMs(NEAR_MISSES.repeat(1_600)), "ms", 200),
  ];
}

function medianMs(text: string): number {
  const times = Array.from({ length: WARM_RUNS }, () => {
    const from = performance.now();
    new Redactor().redact(text, "asker");
    return performance.now() - from;
  });
  return percentile(times, 0.5);
}
