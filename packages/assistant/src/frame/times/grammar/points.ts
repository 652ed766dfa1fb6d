import { type Beside, BESIDES_BEFORE, BESIDES_BEHIND, daysBeside } from "./beside-date";
import { CHINESE_POINTS } from "./chinese-points";
import { ENGLISH_POINTS } from "./english-points";
import { holidayAt } from "./holiday-points";
import { type Part, partOf, PARTS_BEFORE, PARTS_BEHIND } from "./parts";
import { longestReading, matchAt, type Reading } from "./rule";
import type { Time } from "./time-value";

const CHINESE = /\p{Script=Han}/u;
/** In a Chinese text 2.16 is 16 February. */
const POINTS = [...CHINESE_POINTS, ...ENGLISH_POINTS];

/** What was read of the latest text by place: ranges, open ends and points each try the same places. */
let known: { text: string; today: string; readings: Map<number, Reading<Time> | undefined> } | undefined;

/** The time that is named at a place, without another one: a point, a count of units, a holiday, a part of one or days beside one. */
export function pointAt(text: string, at: number, today: string): Reading<Time> | undefined {
  if (known?.text !== text || known.today !== today) known = { text, today, readings: new Map() };
  const { readings } = known;
  if (!readings.has(at)) readings.set(at, readPoint(text, at, today));
  return readings.get(at);
}

function readPoint(text: string, at: number, today: string): Reading<Time> | undefined {
  const beside = besideAt(text, at, today);
  if (beside) return beside;
  const part = partBefore(text, at, today);
  if (part) return part;
  const point = wholePointAt(text, at, today);
  const behind = point && longestReading<Part>(PARTS_BEHIND, text, point.to, today);
  const ofPoint = point && behind && partOf(behind.value, point.value, today);
  return behind && ofPoint ? { value: ofPoint, to: behind.to } : point;
}

const AND = /,? ?(?:and|or|vs\.?|versus|to|against|with|than|&)(?: the)? /y;

/** "The first half of October"; of "the first or the second half of October" the first half ends with its own words. */
function partBefore(text: string, at: number, today: string): Reading<Time> | undefined {
  const part = longestReading<Part>(PARTS_BEFORE, text, at, today);
  if (!part) return undefined;
  const and = matchAt(AND, text, part.to);
  const other = and ? longestReading<Part>(PARTS_BEFORE, text, part.to + and[0].length, today) : undefined;
  const whole = pointAt(text, other?.to ?? part.to, today);
  const value = whole && partOf(part.value, whole.value, today);
  return whole && value && { value, to: other ? part.to : whole.to };
}

/** "The two weeks before November 1", "the week of 10 August", 11月10日之前30天 */
function besideAt(text: string, at: number, today: string): Reading<Time> | undefined {
  const before = longestReading<Beside>(BESIDES_BEFORE, text, at, today);
  const date = before && wholePointAt(text, before.to, today);
  const value = before && date && daysBeside(before.value, date.value, today);
  if (value) return { value, to: date.to };
  const point = CHINESE.test(text.charAt(at)) || /\d/.test(text.charAt(at)) ? wholePointAt(text, at, today) : undefined;
  const behind = point && longestReading<Beside>(BESIDES_BEHIND, text, point.to, today);
  const ofPoint = behind && daysBeside(behind.value, point.value, today);
  return behind && ofPoint ? { value: ofPoint, to: behind.to } : undefined;
}

export function wholePointAt(text: string, at: number, today: string): Reading<Time> | undefined {
  const [point, holiday] = [
    longestReading<Time>(CHINESE.test(text) ? POINTS : ENGLISH_POINTS, text, at, today),
    holidayAt(text, at, today),
  ];
  return holiday && holiday.to >= (point?.to ?? 0) ? holiday : point;
}
