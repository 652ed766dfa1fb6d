import { aroundChange, type ToldReading } from "./times/around-change";
import { atThisRate } from "./times/at-this-rate";
import { besideUsual } from "./times/beside-usual";
import type { Asked } from "./consistency";
import type { WordSlots } from "./conversation/merge";
import { ownMatter } from "./own-matters";
import { ofSeveralFigures } from "./several-figures";
import { quartersCompared } from "./times/quarters-compared";
import { twoAndDifference } from "./times/two-and-difference";
import { solarDay, unusualDay } from "./times/unusual-day";
import { judgesOwnUse } from "./verdict-asked";
import { usualPeak } from "./times/usual-peak";

/**
 * What the words tell as a whole: the time around a change, what is to come, a day beside others, the usual peak, and
 * matters of the own home.
 *
 * @param text normalized
 * @param marked slots as for a comparison of one's own
 * @param today YYYY-MM-DD
 */
export function toldReading(text: string, marked: WordSlots, asked: Asked, today: string): ToldReading | undefined {
  if (asked.act === "do" || asked.act === "state") return undefined;
  // The time that it is judged by is the composer's.
  if (judgesOwnUse(text) && marked.period === undefined)
    return { asked: { act: "ask", scope: "own", metric: "energy" }, slots: {} };
  return (
    quartersCompared(text, marked, asked) ??
    twoAndDifference(text) ??
    ofSeveralFigures(text, marked, asked) ??
    aroundChange(text, marked, asked, today) ??
    atThisRate(text, marked, asked, today) ??
    besideUsual(text, marked, asked, today) ??
    unusualDay(text, marked, asked) ??
    solarDay(text, marked, asked) ??
    usualPeak(text, marked) ??
    ownMatter(text, marked, asked, today)
  );
}
