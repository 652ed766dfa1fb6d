/** How an entry of the leaderboard has moved since it was last seen there (specification, section 3). */
export interface RankChange {
  change: "up" | "down" | "same";
  currentRank: number;
  previousRank: number;
}

interface Ranked {
  userId: string;
  /** From 1. */
  position: number;
}

/** The changes of all who were on the earlier list too, by user. */
export function rankChanges(earlier: readonly Ranked[], now: readonly Ranked[]): ReadonlyMap<string, RankChange> {
  const previous = new Map(earlier.map(({ userId, position }) => [userId, position]));
  return new Map(
    now.flatMap(({ userId, position: currentRank }) => {
      const previousRank = previous.get(userId);
      if (previousRank === undefined) return [];
      const change = currentRank < previousRank ? "up" : currentRank > previousRank ? "down" : "same";
      return [[userId, { change, currentRank, previousRank }] as const];
    }),
  );
}
