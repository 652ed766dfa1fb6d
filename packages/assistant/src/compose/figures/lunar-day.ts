import { holidayIn } from "@wattleaf/engine/time-series/holidays";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { FigureWriter } from "./writer";

const HAN_DIGITS = "一二三四五六七八九十";
/** Of the new year so many days have a name of their own: until the Lantern Festival. */
const NAMED_DAYS = 15;

/** 是初几: the day that was found, by the lunar calendar. */
export function addLunarDay(w: FigureWriter, date: string): void {
  const first = holidayIn("lunar_new_year", Number(date.slice(0, 4)))?.first;
  if (first === undefined) return;
  const day = Date.parse(date) / DAY_MS - first + 1;
  if (day === 0) return w.sentence("assistant.figures.lunarEve");
  if (day < 1 || day > NAMED_DAYS) return;
  // A day's name in a calendar is no figure that a reading backs.
  const name = w.language === "zh" ? hanDay(day) : String(day);
  w.sentence("assistant.figures.lunarDay", { day: w.c.showSaid(name) });
}

const hanDay = (day: number): string =>
  day <= 10 ? `初${HAN_DIGITS[day - 1] ?? ""}` : `十${HAN_DIGITS[day - 11] ?? ""}`;
