import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { useRef } from "react";
import { EntryRow } from "./entry-row";
import { useGliding } from "./use-gliding";
import { useRankChanges } from "./use-rank-changes";

interface RankedListProps {
  label: string;
  entries: readonly LeaderboardEntry[];
  /** Public id of the signed-in user. */
  ownId: string | undefined;
}

/** The entries by position; when it changes, they glide to their new places. */
export function RankedList({ label, entries, ownId }: RankedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const changes = useRankChanges(entries);
  useGliding(list, entries.map(({ userId }) => userId).join(" "));
  return (
    // Not announced as a list in Safari without the role, because it has no markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol ref={list} role="list" aria-label={label} className="relative flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.userId} data-key={entry.userId}>
          <EntryRow entry={entry} isOwn={entry.userId === ownId} change={changes.get(entry.userId)} />
        </li>
      ))}
    </ol>
  );
}
