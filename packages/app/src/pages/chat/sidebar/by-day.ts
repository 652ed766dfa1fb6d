import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { DAY_MS } from "@wattleaf/shared/domain/time";

type Period = { period: "today" | "yesterday" | "week" } | { period: "month"; month: string };
export type DayGroup<Entry> = Period & { entries: Entry[] };

/**
 * Conversations by the reader's local days: today, yesterday, the week before, then by month.
 * @param entries newest first
 */
export function byDay<Entry extends Pick<ConversationEntry, "updatedAt">>(
  entries: readonly Entry[],
  now: Date,
): DayGroup<Entry>[] {
  const groups = new Map<string, DayGroup<Entry>>();
  for (const entry of entries) {
    const group = groupOf(new Date(entry.updatedAt), now);
    const key = group.period === "month" ? group.month : group.period;
    const known = groups.get(key);
    if (known) known.entries.push(entry);
    else groups.set(key, { ...group, entries: [entry] });
  }
  return [...groups.values()];
}

function groupOf(date: Date, now: Date): Period {
  // Rounded: a day on which the clocks change has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  if (days <= 0) return { period: "today" };
  if (days === 1) return { period: "yesterday" };
  if (days <= 7) return { period: "week" };
  const month = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
  return { period: "month", month };
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
