import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { parseTimeOfDay } from "../text/moments";

/** Adjacent columns that hold one day: hours, half hours, quarter hours, ten or five minutes. */
export interface DayColumns {
  /** Index of the column of the day's first interval. */
  first: number;
  /** The day's intervals, including one more hour if the autumn clock change has separate columns. */
  count: number;
  intervalSeconds: number;
}

const INTERVALS_SECONDS = [3_600, 1_800, 900, 600, 300] as const;
/** Fewer columns are no day. */
const LEAST_COLUMNS = 23;
const CLOCK_TIME = /\d{1,2}\s?[:h.]\s?\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?[ap]\.?m\b/i;
const COMPACT_TIME = /^\D*([01]\d|2[0-4])([0-5]\d)\D*$/;
const ORDINAL = /^\D{0,24}(\d{1,3})\D{0,16}$/;

/**
 * The columns of a header that represent the intervals of a day: labeled with times of day (`00:00`, `0:30-1:00`, `1
 * AM`, `0015`) or numbered (`1`, `Hour 1`, `HE01`, `h0`, `时段1`). Their position determines the time, so it does not
 * matter whether a label refers to an interval's start or its end.
 */
export function dayColumnsOf(header: readonly string[]): DayColumns | undefined {
  if (header.length <= LEAST_COLUMNS) return undefined;
  return runOf(header, timeLabel) ?? runOf(header, compactLabel) ?? numberedRun(header);
}

function timeLabel(cell: string): number | undefined {
  const time = CLOCK_TIME.exec(cell)?.[0];
  return time === undefined ? undefined : parseTimeOfDay(time.replace(/^(\d{1,2})\./, "$1:"))?.secondsIntoDay;
}

function compactLabel(cell: string): number | undefined {
  const match = COMPACT_TIME.exec(cell);
  return match ? Number(match[1]) * HOUR_SECONDS + Number(match[2]) * 60 : undefined;
}

/** The longest run of labels that go on by one interval, from the first or the second moment of the day. */
function runOf(header: readonly string[], label: (cell: string) => number | undefined): DayColumns | undefined {
  const times = header.map(label);
  for (const intervalSeconds of INTERVALS_SECONDS) {
    const first = times.findIndex(
      (time, index) => time !== undefined && time <= intervalSeconds && times[index + 1] === time + intervalSeconds,
    );
    const start = times[first];
    if (first < 0 || start === undefined) continue;
    let count = 1;
    while (isNext(times[first + count], start + count * intervalSeconds)) count += 1;
    if (count === DAY_SECONDS / intervalSeconds) return { first, count, intervalSeconds };
  }
  return undefined;
}

/** Midnight at the end of a day is written 24:00 or 00:00. */
function isNext(time: number | undefined, expected: number): boolean {
  return time === expected || (expected === DAY_SECONDS && time === 0);
}

/** Columns numbered from 0 or 1 on, as many as a day has intervals, or an hour more. */
function numberedRun(header: readonly string[]): DayColumns | undefined {
  const numbers = header.map((cell) => {
    const digits = ORDINAL.exec(cell)?.[1];
    return digits === undefined ? undefined : Number(digits);
  });
  for (const [first, number] of numbers.entries()) {
    if (number === undefined || number > 1) continue;
    let count = 1;
    while (numbers[first + count] === number + count) count += 1;
    const intervalSeconds = intervalOf(count);
    if (intervalSeconds !== undefined) return { first, count, intervalSeconds };
  }
  return undefined;
}

/** The interval of which so many make a day, or a day and the hour that autumn repeats. */
export function intervalOf(count: number): number | undefined {
  return INTERVALS_SECONDS.find((seconds) => {
    const perDay = DAY_SECONDS / seconds;
    return count === perDay || count === perDay + HOUR_SECONDS / seconds;
  });
}
