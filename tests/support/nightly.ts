/** Whether this is `bun run test:nightly`, which repeats with more cases what the quick run samples. Asked here alone. */
export const NIGHTLY = process.env.NIGHTLY === "on";

/** Every case at night, the first `count` of them otherwise. */
export const sampled = <T>(cases: readonly T[], count: number): readonly T[] =>
  NIGHTLY ? cases : cases.slice(0, count);
