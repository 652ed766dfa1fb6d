import { isHourWithin } from "@wattleaf/engine/time-series/calendar";
import { z } from "zod";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { usageSource } from "./own-sources";
import { tool } from "./tool";

export interface HoursUsage extends ToolResult {
  /** Null where the readings hold no hours. */
  perDay: Fact | null;
  share: Fact | null;
  start: Fact | null;
  end: Fact | null;
}

export const usageByHours = tool({
  name: "usageByHours",
  description: "The user's energy use in a part of the day, such as 17 to 21 (5–9 PM), on an average day",
  input: z.object({
    fromHour: z.number().int().min(0).max(23),
    toHour: z.number().int().min(1).max(24).describe("First hour that no longer counts; before fromHour past midnight"),
  }),
  async run({ fromHour, toHour }, { data, language }): Promise<HoursUsage> {
    const usage = await data.usage();
    const hourly = usage?.facts.hourlyAverage ?? [];
    const total = hourly.reduce((sum, value) => sum + value, 0);
    if (!usage || hourly.length !== 24 || total <= 0)
      return { perDay: null, share: null, start: null, end: null, facts: [], passages: [] };
    const within = hourly.reduce((sum, value, hour) => sum + (isHourWithin(hour, fromHour, toHour) ? value : 0), 0);
    const source = usageSource(usage, language);
    const figures = {
      perDay: fact(source, "hours.perDay", within, usage.facts.unit),
      share: fact(source, "hours.share", within / total, "fraction"),
      start: fact(source, "hours.start", fromHour, "hour"),
      end: fact(source, "hours.end", (toHour + 23) % 24, "hour"),
    };
    return { ...figures, facts: factsIn(figures), passages: [] };
  },
});
