/**
 * `bun run bench:savings`: what a new meter is paid for. Measured homes without any program stand for unchanged ones; a
 * saving is planted by taking a share off a month. What is assumed of a new home's noise is checked with the home held
 * out: from the others alone.
 */
import { type DayUse, dayNumber, firstDayOf, monthOf } from "../../packages/engine/src/savings/day-use";
import { ASSUMED_FREEDOM, leastShare, LEAST_OWN_ERRORS } from "../../packages/engine/src/savings/noise";
import { seasonOf, SEASONS } from "../../packages/engine/src/savings/assumed-noise";
import { monthBaseline } from "../../packages/engine/src/savings/month-baseline";
import { settleMonth } from "../../packages/engine/src/savings/settle-month";
import { isoDay, monthAfter } from "../../packages/engine/src/time-series/calendar";
import { hasRealLoads, unchangedHomes } from "../support/real-loads";

const NO_TEMPERATURES = new Map<string, number>();
/** A meter is connected so long before the first month that it can earn in. */
const WEEKS_BEFORE = 4;
const JUDGED_MONTHS = [1, 3, 6, 13];
const SAVED_SHARES = [0, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

interface Judged {
  home: string;
  month: string;
  /** 1 for the meter's first full month. */
  number: number;
  savedShare: number;
  hasOwnNoise: boolean;
  isPaid: boolean;
}

/** The home's month `number` after its meter was connected, with a share saved from that month on. */
function judge(home: string, days: readonly DayUse[], month: string, number: number, planted: number): Judged | null {
  let first = month;
  for (let back = 1; back < number; back += 1) first = monthOf(isoDay(firstDayOf(first) - 1));
  const from = firstDayOf(first) - 7 * WEEKS_BEFORE;
  if (days.length === 0 || dayNumber(days[0]!.day) > from) return null;
  const metered = days
    .filter(({ day }) => dayNumber(day) >= from && day < monthAfter(month))
    .map(({ day, wh }) => ({ day, wh: day >= month ? wh * (1 - planted) : wh }));
  const baseline = monthBaseline(metered, NO_TEMPERATURES, month);
  const saving = baseline && settleMonth(baseline, metered, NO_TEMPERATURES);
  if (!saving) return null;
  const hasOwnNoise = baseline.errors.length >= LEAST_OWN_ERRORS;
  return {
    home,
    month,
    number,
    savedShare: saving.savedWh / saving.scaleWh,
    hasOwnNoise,
    isPaid: saving.exceedsNoise,
  };
}

const homes = Object.entries(unchangedHomes());
const judged = (numbers: readonly number[], planted: number): Judged[] =>
  homes.flatMap(([home, days]) =>
    [...new Set(days.map(({ day }) => monthOf(day)))].flatMap((month) =>
      numbers.flatMap((number) => judge(home, days, month, number, planted) ?? []),
    ),
  );
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const paidOf = (months: readonly Judged[]) =>
  months.length === 0 ? "–" : `${months.filter(({ isPaid }) => isPaid).length} of ${months.length}`;

const logOf = ({ savedShare }: Judged) => -Math.log1p(-savedShare);
/** The noise of what looks like a saving: twice its mean square, as of a normal distribution's upper half. */
const upperNoise = (months: readonly Judged[]) =>
  Math.sqrt((2 * months.reduce((sum, each) => sum + Math.max(0, logOf(each)) ** 2, 0)) / months.length);

function printHeldOut(): void {
  console.log(
    "\nFirst months without a saving: noise of the home, and months beyond what the noisiest other home allows",
  );
  const first = judged([1], 0);
  for (const season of SEASONS) {
    for (const [home] of homes) {
      const of = (name: string) => first.filter((each) => each.home === name && seasonOf(each.month) === season);
      const own = of(home);
      if (own.length === 0) continue;
      const others = homes.filter(([name]) => name !== home).map(([name]) => of(name));
      const upper = Math.max(...others.filter((months) => months.length > 0).map(upperNoise));
      const least = leastShare({ relative: upper, upper, degreesOfFreedom: ASSUMED_FREEDOM });
      const beyond = own.filter(({ savedShare }) => savedShare > least).length;
      const largest = Math.max(...own.map(({ savedShare }) => savedShare));
      console.log(
        `  ${season}, ${home}: ${percent(upperNoise(own))}, largest ${percent(largest)}; others ${percent(upper)}: ${beyond} of ${own.length} beyond ${percent(least)}`,
      );
    }
  }
}

function printPaid(): void {
  console.log("\nPaid months, by the meter's month and the share that is saved from it on");
  for (const planted of SAVED_SHARES) {
    const all = judged(JUDGED_MONTHS, planted);
    const cells = JUDGED_MONTHS.map((number) => {
      const months = all.filter((each) => each.number === number);
      return `${number}: ${SEASONS.map((season) => paidOf(months.filter(({ month }) => seasonOf(month) === season))).join(", ")}`;
    });
    console.log(`  ${percent(planted)} saved  ${cells.join("; ")}`);
  }
}

function printFalse(): void {
  const year = Array.from({ length: 14 }, (_, index) => index + 1);
  const all = judged(year, 0);
  console.log(`\nPaid for nothing in the first 14 months: ${paidOf(all)}`);
  for (const [home] of homes) {
    const months = all.filter((each) => each.home === home);
    console.log(
      `  ${home}: ${paidOf(months)}; ${months
        .filter(({ isPaid }) => isPaid)
        .map(({ month, number, savedShare }) => `${month} as month ${number}: ${percent(savedShare)}`)
        .join(", ")}`,
    );
  }
}

if (hasRealLoads) {
  printHeldOut();
  printPaid();
  printFalse();
} else console.log("The measured homes are not here: see tests/support/real-loads.ts.");
