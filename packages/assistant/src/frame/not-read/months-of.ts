import type { Frame } from "../frame";

const MONTHS = 12;
const DATED = /(?:\d{4}|-)-(\d\d)(?:-\d\d)?/g;
const NEAR = /^(?:day|week|hour|weekend|mon|tue|wed|thu|fri|sat|sun)[-+0]/;

/**
 * The months, 1 to 12, that the periods of a frame touch; undefined where their codes do not say.
 * @param today YYYY-MM-DD
 */
export function monthsOf({ period, comparedTo }: Frame, today: string): Set<number> | undefined {
  const current = Number(today.slice(5, 7));
  const months = new Set<number>();
  for (const code of [period, comparedTo]) {
    if (code === undefined) continue;
    const counted = /^month(0|-\d+)$/.exec(code)?.[1];
    const dated = [...code.matchAll(DATED)].map(([, month]) => Number(month));
    const first = dated[0];
    if (counted !== undefined) months.add(before(current, -Number(counted)));
    else if (NEAR.test(code)) months.add(current).add(before(current, 1));
    else if (first === undefined) return undefined;
    else {
      const last = code.startsWith("since:") ? current : (dated.at(-1) ?? first);
      const count = (last - first + MONTHS) % MONTHS;
      for (let step = 0; step <= count; step += 1) months.add(((first - 1 + step) % MONTHS) + 1);
    }
  }
  return months;
}

const before = (month: number, count: number): number => ((month - 1 - (count % MONTHS) + MONTHS) % MONTHS) + 1;
