import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";
import { namesAsker } from "../whose-figures";
import { AMOUNT, asksWhatRuns, DRAWS, JUDGED, NIGHT, NOTHING_ON, OTHER, STANDBY, WHAT } from "./what-runs";

/** What no load is: standby as such, and lamps that are off. */
const OWN_APPLIANCES: ReadonlySet<string> = new Set(["standby", "lights"]);
const USES: ReadonlySet<Asked["act"]> = new Set(["ask", "compare", "explain"]);

export function alwaysOn(text: string, marked: WordSlots, { act, scope }: Asked): ToldReading | undefined {
  const { appliances = [], devices, rooms, period, comparedTo, given = [], pick, place, filters, group } = marked;
  const isOfLamps = appliances.includes("lights") && !NOTHING_ON.test(text);
  const isOfHours = scope === "own" && filters?.some((code) => code !== "night" && code !== "away") === true;
  const isNamed =
    isOfLamps ||
    isOfHours ||
    appliances.some((one) => !OWN_APPLIANCES.has(one)) ||
    (devices ?? rooms ?? place) !== undefined;
  const isOfTime = (period !== undefined && period !== "all") || comparedTo !== undefined || pick !== undefined;
  if (!USES.has(act) || isNamed || isOfTime || OTHER.test(text) || given.length > 1) return undefined;
  const isJudged = JUDGED.test(text) && (namesAsker(text) || given.length > 0);
  const isOfStandby = STANDBY.test(text) && (AMOUNT.test(text) || WHAT.test(text) || isJudged);
  const isOfNothing = NOTHING_ON.test(text) && DRAWS.test(text) && (AMOUNT.test(text) || WHAT.test(text));
  const isOfNight = NIGHT.test(text) && (asksWhatRuns(text) || (given.length > 0 && isJudged));
  if (!isOfStandby && !isOfNothing && !isOfNight) return undefined;
  return {
    asked: { act: "ask", scope: "own", metric: "base_load" },
    slots: {
      ...(NIGHT.test(text) ? { filters: ["night"] } : {}),
      // "How much is that a year?"
      ...(group === "week" || group === "month" || group === "year" ? { group } : {}),
    },
  };
}
