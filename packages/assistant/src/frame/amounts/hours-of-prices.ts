/* The hours of a price: "from 4pm to 7pm", "midnight to 6", 夜晚12点到早上8点, 六点到二十二点. */

/** From the hour in which they begin to the one before which they end, over midnight too. */
export interface PricedHours {
  fromHour: number;
  toHour: number;
  /** "2 to 7 pm on weekdays": at weekends the other price counts all day. */
  weekdaysOnly?: true;
}

const ON_WEEKDAYS =
  /\b(?:on |every |of )?(?:week ?days?|working days?|work days)\b|\bmon(?:day)?s? ?(?:to|-|–|through|thru|till?) ?fri(?:day)?s?\b|工作日|平日|(?:周|星期|礼拜)[一1](?:到|至|-)(?:周|星期|礼拜)?[五5]/;
/** So far from its hours a word of weekdays still stands beside them. */
const BESIDE = 24;

/** Whether the hours at a place of the text are those of weekdays. @param digits normalized, with digits */
export const areOnWeekdays = (digits: string, at: number, end: number): boolean =>
  ON_WEEKDAYS.test(digits.slice(Math.max(0, at - BESIDE), at)) || ON_WEEKDAYS.test(digits.slice(end, end + BESIDE));

const PART = "(?:凌晨|清晨|早晨|朝早|早上|上午|中午|下午|傍晚|晚上|晚间|夜晚|夜间|夜里|深夜|半夜|午夜|晚|早|朝|夜)";
const HOUR = `(?:midnight|noon|\\d{1,2}(?!\\d)(?::\\d\\d)? ?(?:a\\.?m|p\\.?m)?\\.?|${PART}?\\d{1,2}(?:点钟?|时|:00)|午夜|半夜|零点)`;
export const SPAN = new RegExp(
  `(?:(?:from|between) )?(?<![\\d.$£€])(${HOUR}) ?(?:to|till?|until|and|through|-|–|~|到|至)(?: the)? ?(?:次日|第二天|隔天|翌日)?(${HOUR})(?! ?(?:cents?|¢|p\\b|c\\b|[元块毛分角]))`,
  "g",
);

interface End {
  /** 0 to 24 */
  hour: number;
  /** As it is written, of twelve or 24. */
  written: number;
  /** Whether its half of the day is said. */
  isKnown: boolean;
}

/** @param from as `SPAN` finds it */
export function hoursBetween(from: string, to: string): PricedHours | null {
  const [first, last] = [endOf(from), endOf(to)];
  if (!first || !last) return null;
  // 下午4点到9点 and "4-9 pm" say the half of the day once.
  const isAfternoon = ({ isKnown, hour }: End) => isKnown && hour >= NOON;
  const fromHour =
    !first.isKnown && isAfternoon(last) && first.written < last.written && last.written < NOON
      ? first.hour + NOON
      : first.hour;
  // Nor does "9 to 5", "11 am to 7" or "noon to 6" go on into the next morning.
  const isLater = !first.isKnown || first.hour < NOON;
  const goesOn =
    isLater && !last.isKnown && last.written <= first.written && last.written < NOON && first.written >= FIRST_OF_DAY;
  const isOfAfternoon =
    isAfternoon(first) && (first.hour === NOON || first.written < last.written) && last.written <= NOON;
  const toHour = !last.isKnown && (goesOn || isOfAfternoon) ? last.hour + NOON : last.hour;
  if (fromHour % DAY === toHour % DAY) return null;
  return { fromHour: fromHour % DAY, toHour: toHour % DAY === 0 ? DAY : toHour % DAY };
}
const NOON = 12;
const DAY = 24;
/** "7 to 3" begins in the morning; "1 to 6" may be of the night. */
const FIRST_OF_DAY = 7;

function endOf(words: string): End | null {
  if (/midnight|(?:午夜|半夜)$|零点/.test(words)) return { hour: 0, written: 0, isKnown: true };
  if (words === "noon") return { hour: NOON, written: NOON, isKnown: true };
  const written = Number(/\d+/.exec(words)?.[0]);
  if (!(written <= DAY)) return null;
  const isKnown = /[ap]\.?m/.test(words) || new RegExp(PART).test(words) || written > NOON || written === 0;
  return { hour: written > NOON ? written : inHalf(words, written), written, isKnown };
}

const FIRST_OF_EVENING = 6;

function inHalf(words: string, hour: number): number {
  if (/p\.?m|下午|傍晚/.test(words)) return hour < NOON ? hour + NOON : hour;
  if (/a\.?m|凌晨|清晨|早|朝|上午/.test(words)) return hour === NOON && !/早|朝|上午/.test(words) ? 0 : hour;
  if (/中午/.test(words)) return hour < FIRST_OF_EVENING ? hour + NOON : hour;
  // 晚上1点 is behind midnight.
  if (/[晚夜]/.test(words)) return hour === NOON ? 0 : hour >= FIRST_OF_EVENING ? hour + NOON : hour;
  return hour;
}

/** Of peak as the asker names them: 峰是早6点到晚10点, "off-peak is midnight to 6". */
const NAMED =
  /(?:(?<off>谷[时电段期价]*|低谷[时段]*|离峰[时段]*|\boff[- ]?peak(?: hours?| time| rate| period)?)|(?<peak>(?:尖|高)?峰[时电段期价]*|\b(?<!off[- ]?)peak(?: hours?| time| rate| period)?))(?:是|为|系|从|:|：| (?:is|are|runs?|goes|lasts|means) )?(?: ?(?:from|between))? ?$/;

/** The hours that are peak, where the words name them or those that are not. @param digits normalized, with digits */
export function peakHoursIn(digits: string): PricedHours | null {
  for (const match of digits.matchAll(SPAN)) {
    const hours = hoursBetween(match[1] ?? "", match[2] ?? "");
    const named = NAMED.exec(digits.slice(0, match.index));
    if (!hours || !named) continue;
    if (named.groups?.["off"]) return otherHours(hours);
    return areOnWeekdays(digits, match.index, match.index + match[0].length) ? { ...hours, weekdaysOnly: true } : hours;
  }
  return null;
}

/** All hours of the day but these. */
export const otherHours = ({ fromHour, toHour }: PricedHours): PricedHours => ({
  fromHour: toHour % DAY,
  toHour: fromHour === 0 ? DAY : fromHour,
});

/** `hours:6-22` as hours; null of another filter, and of parts of an hour. */
export function hoursOfFilter(filter: string): PricedHours | null {
  const [, from, to] = /^hours:(\d+)-(\d+)$/.exec(filter) ?? [];
  return from === undefined ? null : { fromHour: Number(from), toHour: Number(to) };
}

export const filterOfHours = ({ fromHour, toHour }: PricedHours): string => `hours:${fromHour}-${toHour}`;

/** Of a day and not of a night: the noon or the evening is among them. */
export const holdDay = ({ fromHour, toHour }: PricedHours): boolean => {
  const isIn = (hour: number) =>
    fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
  return DAY_HOURS.some(isIn) && !isIn(MIDDLE_OF_NIGHT);
};
const DAY_HOURS: readonly number[] = [10, 13, 18];
const MIDDLE_OF_NIGHT = 3;
