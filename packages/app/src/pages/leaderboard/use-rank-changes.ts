import { type RankChange, rankChanges } from "@wattleaf/shared/domain/rank-change";
import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { RANK_CHANGE_SHOWN_MS } from "@wattleaf/shared/domain/rewards";
import { useEffect, useState } from "react";

type Changes = ReadonlyMap<string, RankChange>;

const NONE: Changes = new Map();

/** How the entries have moved since the list was read before, for two seconds after each reading. */
export function useRankChanges(entries: readonly LeaderboardEntry[]): Changes {
  const [seen, setSeen] = useState({ entries, changes: NONE });
  if (seen.entries !== entries) setSeen({ entries, changes: rankChanges(seen.entries, entries) });
  const { changes } = seen;
  useEffect(() => {
    if (changes === NONE) return;
    const end = setTimeout(() => setSeen((now) => ({ ...now, changes: NONE })), RANK_CHANGE_SHOWN_MS);
    return () => clearTimeout(end);
  }, [changes]);
  return changes;
}
