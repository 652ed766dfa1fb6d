/** Whether this is `bun run test:nightly`, which runs all the cases that the quick run samples. Read only here. */
export const NIGHTLY = process.env.NIGHTLY === "on";

/** All cases at night, otherwise the first `count`. */
export const sampled = <T>(cases: readonly T[], count: number): readonly T[] =>
  NIGHTLY ? cases : cases.slice(0, count);

/** For a file that at night takes longer than all others together: its tests run beside one another then. */
export const ON_ALL_CORES = { concurrent: NIGHTLY };
