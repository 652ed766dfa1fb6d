import { moved } from "./times/near-periods";
import { MONTH_OF_WORD } from "./values/calendar";
import { twoDigits } from "./times/two-digits";

const MONTHS = 12;
const WEEK_DAYS = 7;
const THIRD_DAYS = 10;

/** A month that a question names: `year` is absent where the latest is meant. */
interface Month {
  year?: number;
  month: number;
}
type Whole = Month | { year: number; month?: undefined };

const YEARS_AGO: Readonly<Record<string, number>> = { 前: 2, 去: 1, "last year": 1 };
export type Groups = readonly (string | undefined)[];

/** The dates of parts: of a month, of a year, before and after a date. */
export class PartReader {
  readonly #year: number;

  constructor(readonly today: string) {
    this.#year = Number(today.slice(0, 4));
  }

  /** @param groups month, its year, and a year alone */
  english([month, year, alone]: Groups): Whole | undefined {
    const ofYear = this.#yearOf(year ?? alone);
    const named = MONTH_OF_WORD.get(month ?? "");
    if (named) return { month: named, ...(ofYear && { year: ofYear }) };
    if (month) return this.#counted(month.startsWith("last") ? 1 : 0);
    return ofYear ? { year: ofYear } : undefined;
  }

  /** @param groups year and its word, month, a month counted from now, a year alone and its word */
  chinese([written, word, month, counted, alone, aloneWord]: Groups): Whole | undefined {
    const year = this.#yearOf(written ?? word);
    if (month) return { month: Number(month), ...(year && { year }) };
    if (counted) return this.#counted(counted.startsWith("上上") ? 2 : counted.startsWith("上") ? 1 : 0);
    const whole = this.#yearOf(alone ?? aloneWord);
    return whole ? { year: whole } : undefined;
  }

  englishDate([name, day, otherDay, otherName, year]: Groups): string | undefined {
    return this.#date(
      MONTH_OF_WORD.get(name ?? otherName ?? ""),
      Number(day ?? otherDay),
      year ? Number(year) : undefined,
    );
  }

  chineseDate([written, word, month, day]: Groups): string | undefined {
    return this.#date(Number(month), Number(day), this.#yearOf(written ?? word));
  }

  counted(whole: Whole | undefined, isFirst: boolean, count: number, unit = ""): string | undefined {
    if (!whole || !count) return undefined;
    if (/month|月/.test(unit)) {
      if (whole.month !== undefined || count > MONTHS) return undefined;
      return isFirst ? months(whole.year, 1, count) : months(whole.year, MONTHS - count + 1, MONTHS);
    }
    const days = count * (/week|周|星期|礼拜/.test(unit) ? WEEK_DAYS : 1);
    if (whole.month === undefined)
      return isFirst ? daysFrom(`${whole.year}-01-01`, 0, days) : daysFrom(`${whole.year}-12-31`, 1 - days, days);
    const length = this.#length(whole);
    if (days > length) return undefined;
    return isFirst ? inMonth(whole, 1, days) : inMonth(whole, length - days + 1, length);
  }

  half(whole: Whole | undefined, isFirst: boolean): string | undefined {
    if (!whole) return undefined;
    if (whole.month === undefined) return isFirst ? months(whole.year, 1, 6) : months(whole.year, 7, MONTHS);
    return isFirst ? inMonth(whole, 1, 15) : inMonth(whole, 16, this.#length(whole));
  }

  third(whole: Whole | undefined, nth: number): string | undefined {
    if (whole?.month === undefined) return undefined;
    const from = nth * THIRD_DAYS + 1;
    const to = nth === 2 ? this.#length(whole) : from + THIRD_DAYS - 1;
    // The end of this month is still to come.
    const isAhead = whole.year !== undefined && `${whole.year}-${twoDigits(whole.month)}-${twoDigits(to)}` > this.today;
    return isAhead ? undefined : inMonth(whole, from, to);
  }

  /** Some days or months before a date, without it, or from it on. */
  beside(date: string | undefined, isBefore: boolean, count: number, unit = ""): string | undefined {
    if (!date || !count) return undefined;
    if (/month|月/.test(unit)) {
      const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
      const other = new Date(Date.UTC(year, month - 1 + (isBefore ? -count : count), day)).toISOString().slice(0, 10);
      return isBefore ? `${other}..${moved(date, -1)}` : `${date}..${moved(other, -1)}`;
    }
    const days = count * (/week|周|星期|礼拜/.test(unit) ? WEEK_DAYS : 1);
    return this.around(date, isBefore ? -days : 0, days);
  }

  around(date: string | undefined, from: number, days: number): string | undefined {
    return date && daysFrom(date, from, days);
  }

  #yearOf(words: string | undefined): number | undefined {
    if (words === undefined) return undefined;
    return /^20\d\d$/.test(words) ? Number(words) : this.#year - (YEARS_AGO[words] ?? 0);
  }

  #counted(monthsAgo: number): Month {
    const [year = 0, month = 1] = this.today.split("-").map(Number);
    const date = new Date(Date.UTC(year, month - 1 - monthsAgo, 1));
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
  }

  /** The latest such date where no year is named; a part that no words gave is NaN, and no date. */
  #date(month = NaN, day = NaN, year?: number): string | undefined {
    const isDate = month >= 1 && month <= MONTHS && day >= 1 && day <= 31;
    if (!isDate) return undefined;
    const date = `${twoDigits(month)}-${twoDigits(day)}`;
    return `${year ?? (date > this.today.slice(5) ? this.#year - 1 : this.#year)}-${date}`;
  }

  #length({ year, month }: Month): number {
    const latest = month > Number(this.today.slice(5, 7)) ? this.#year - 1 : this.#year;
    return new Date(Date.UTC(year ?? latest, month, 0)).getUTCDate();
  }
}

const months = (year: number, from: number, to: number): string =>
  `${year}-${twoDigits(from)}..${year}-${twoDigits(to)}`;
const inMonth = ({ year, month }: Month, from: number, to: number): string =>
  [from, to].map((day) => `${year ?? "-"}-${twoDigits(month)}-${twoDigits(day)}`).join("..");
const daysFrom = (date: string, from: number, count: number): string =>
  `${moved(date, from)}..${moved(date, from + count - 1)}`;
