import { dayOf, isWeekendDay, weekdayOf } from "@wattleaf/engine/time-series/calendar";
import { weekdaysOfFilter } from "../frame/labels";
import { type Fact, fact, type Source, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface ListedAmong extends ToolResult {
  /** Those of the listed days that lie on them. */
  days: readonly string[];
  count: Fact;
  total: Fact;
}

/** Which of some days (YYYY-MM-DD) lie on weekends, weekdays or certain days of the week. */
export const listedAmong = tool(
  "listedAmong",
  ({ days, filter, source }: { days: readonly string[]; filter: string; source: Source }): Promise<ListedAmong> => {
    const isOn = (day: string) => {
      const at = dayOf(Date.parse(day));
      if (filter === "weekend" || filter === "weekday") return (filter === "weekend") === isWeekendDay(at);
      return weekdaysOfFilter(filter).includes(weekdayOf(at));
    };
    const found = days.filter(isOn);
    const count = fact(source, "listed.among", found.length, "count");
    const total = fact(source, "listed.total", days.length, "count");
    return Promise.resolve({ days: found, count, total, facts: [count, total] });
  },
);
