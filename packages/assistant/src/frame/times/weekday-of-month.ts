import type { WordSlots } from "../conversation/merge";
import { chineseWeekday, MONTH_NAME, MONTH_OF_WORD, WEEKDAY_NAME, WEEKDAY_OF_WORD, WEEKDAYS } from "../values/calendar";
import { withDigits } from "../values/numbers";
import { moved } from "./near-periods";
import { twoDigits } from "./two-digits";

/* "The last Friday of March 2026", 十月第二个周二: one day, and no month. */

const NTH: Readonly<Record<string, number>> = {
  first: 1,
  "1st": 1,
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  last: 0,
  final: 0,
};
const ENGLISH = new RegExp(
  `\\b(${Object.keys(NTH).join("|")}) (${WEEKDAY_NAME}) (?:of|in) (?:the )?(?:(${MONTH_NAME})(?:,? (?:of )?(\\d{4}|last year|this year))?|(this|last) month)\\b`,
);
const CHINESE =
  /(?:(?:(\d{4})年?|([今去前])年)?的?(1[0-2]|[1-9])月(?:份)?|(上|这|本)个?月)的?(?:里)?(?:第([1-4])个?|(最后)1?个?)(?:周|星期|礼拜)([1-6日天])/;
const YEARS_AGO: Readonly<Record<string, number>> = { 前: 2, 去: 1, "last year": 1 };
const WEEK = 7;

/** The period of such a day and the filters without its weekday; null where none is named. @param today YYYY-MM-DD */
export function weekdayOfMonth(
  text: string,
  { filters }: WordSlots,
  today: string,
): Pick<WordSlots, "filters" | "period"> | null {
  const year = Number(today.slice(0, 4));
  const [, nth = "", name = "", month, ofYear, counted] = ENGLISH.exec(text) ?? [];
  const [, written, word, number, countedHan, nthHan, , character] = CHINESE.exec(withDigits(text)) ?? [];
  const day = character ? chineseWeekday(character) : WEEKDAY_OF_WORD.get(name);
  if (!day) return null;
  const ofMonth = Number(number ?? MONTH_OF_WORD.get(month ?? "") ?? 0);
  const saidYear = written ?? (/^\d{4}$/.test(ofYear ?? "") ? ofYear : undefined);
  const agoYear = word ?? ofYear;
  const latest = ofMonth > Number(today.slice(5, 7)) ? year - 1 : year;
  const back = counted === "last" || countedHan === "上" ? 1 : 0;
  const at =
    ofMonth === 0
      ? moved(today.slice(0, 7), -back)
      : `${saidYear ?? (agoYear ? year - (YEARS_AGO[agoYear] ?? 0) : latest)}-${twoDigits(ofMonth)}`;
  const which = character ? Number(nthHan ?? 0) : (NTH[nth] ?? 0);
  return { period: nthDay(at, WEEKDAYS.indexOf(day), which), filters: filters?.filter((filter) => filter !== day) };
}

/** @param month YYYY-MM; @param weekday Monday = 0; @param nth 0 for the last */
function nthDay(month: string, weekday: number, nth: number): string {
  const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % WEEK;
  if (nth > 0) {
    const first = `${month}-01`;
    return moved(first, ((weekday - weekdayOf(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
  }
  const last = moved(`${moved(month, 1)}-01`, -1);
  return moved(last, -((weekdayOf(last) - weekday + WEEK) % WEEK));
}
