import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { urdbItemSchema, type UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { describe, expect, it } from "vitest";
import { greenButtonReadings } from "../../packages/engine/src/import/green-button/green-button-readings";
import { parseGreenButton } from "../../packages/engine/src/import/green-button/parse-green-button";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";
import { utcOfLocal, zoneClock } from "../../packages/shared/src/domain/zone-clock";
import { billSeries } from "../../packages/engine/src/tariff/bill-series";
import { billMonthlyUse } from "../../packages/engine/src/tariff/monthly-use";
import { readTariff } from "../../packages/engine/src/tariff/read-tariff";
import { everyMonth, hours, urdbItem } from "../factories/tariffs";

/** Published tariffs and meter files, kept beside the repository and not in it. */
const shared = process.env.WATTLEAF_SHARED_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));
const tariffFiles = existsSync(`${shared}/tariffs`) ? readdirSync(`${shared}/tariffs`) : [];

function itemOf(file: string): UrdbItem {
  const { items } = JSON.parse(readFileSync(`${shared}/tariffs/${file}`, "utf8")) as { items: unknown[] };
  return urdbItemSchema.parse(items[0]);
}

/** Uses the meter's own local time, so that a file with wrong epochs is billed with the corrected time. */
function seriesOf(file: string, timeZone: string): IntervalSeries {
  const { readings } = greenButtonReadings(parseGreenButton(readFileSync(`${shared}/greenbutton/${file}`, "utf8")));
  const inOrder = readings.toSorted((a, b) => a.start - b.start);
  const [first] = inOrder;
  if (!first) throw new Error(`${file} holds no reading`);
  return {
    startMs: utcOfLocal(zoneClock(timeZone), first.localStart * 1_000),
    intervalSeconds: first.seconds,
    kwh: Float64Array.from(inOrder, ({ amount }) => amount / 1_000_000),
    timeZone,
  };
}

describe.skipIf(tariffFiles.length === 0)("published tariffs", () => {
  const desert = () =>
    seriesOf("Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml", "America/Los_Angeles");
  const ameren = () => seriesOf("ameren_res_electric_15min_09-15-2023_10-15-2023.xml", "America/Chicago");

  it.each(tariffFiles)("%s bills a real year and a real month, with all energy in its lines", (file) => {
    const { tariff } = readTariff(itemOf(file));
    for (const [series, periods] of [
      [desert(), 12],
      [ameren(), 2],
    ] as const) {
      const bill = billSeries(series, tariff);
      const lines = bill.periods.flatMap((period) => period.lines);
      expect(bill.periods).toHaveLength(periods);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(bill.cents);
      const billedKwh = lines.reduce((sum, { kind, quantity }) => sum + (kind === "energy" ? quantity : 0), 0);
      expect(billedKwh).toBeCloseTo(
        series.kwh.reduce((sum, kwh) => sum + kwh, 0),
        5,
      );
    }
    expect(billSeries(desert(), tariff).importKwh).toBe(12_397.107);
  });

  it("Con Edison's SC-9 bill for the desert home's July matches the rate sheet", () => {
    const series = desert();
    const bill = billSeries(series, readTariff(itemOf("Consolidated-Edison_SC-9_Zone_J_NYC.json")).tariff);
    const july = bill.periods[6];
    const clock = zoneClock(series.timeZone);
    let kwh = 0;
    let peak = 0;
    let dayPeak = 0;
    let eveningPeak = 0;
    series.kwh.forEach((each, index) => {
      const local = new Date(clock(series.startMs + index * HOUR_MS));
      if (local.getUTCMonth() !== 6) return;
      const [hour, weekend] = [local.getUTCHours(), local.getUTCDay() % 6 === 0];
      kwh += each;
      peak = Math.max(peak, each);
      if (!weekend && hour >= 8 && hour < 18) dayPeak = Math.max(dayPeak, each);
      if (!weekend && hour >= 18 && hour < 22) eveningPeak = Math.max(eveningPeak, each);
    });
    const cents = [kwh * (0.10171 + 0.031), peak * 26.2, eveningPeak * 27.4, dayPeak * (40.17 + 10.01), 71];
    expect(july?.cents).toBe(cents.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0));
    expect(july?.lines.map(({ kind }) => kind)).toEqual(["energy", "demand_flat", "demand_tou", "demand_tou", "fixed"]);
  });

  it("reports the parts of a tariff that it does not bill", () => {
    const codes = (file: string) => readTariff(itemOf(file)).notices.map(({ code }) => code);
    expect(codes("SCE_TOU-8__Option-D_Under-2-kV.json")).toEqual(["reactive_power_not_billed"]);
    expect(codes("LADWP_A-3.json")).toEqual([]);
  });
});

const kitchener = `${shared}/bills/kitchener_wilmot_hydro_monthly_tou.csv`;

describe.skipIf(!existsSync(kitchener))("52 monthly bills of a Canadian home", () => {
  // A skipped block's body runs too: without the file there are no months.
  const rows = existsSync(kitchener) ? readFileSync(kitchener, "utf8").trim().split("\n").slice(1) : [];
  const months = rows.map((row) => {
    const [date = "", ...numbers] = row.split(",");
    const [total = 0, off = 0, mid = 0, on = 0, offRate = 0, midColumn = 0, onColumn = 0] = numbers.map(Number);
    // The two rate columns are swapped in most rows of the file: on peak is the expensive one.
    return {
      date,
      total,
      off,
      mid,
      on,
      offRate,
      midRate: Math.min(midColumn, onColumn),
      onRate: Math.max(midColumn, onColumn),
    };
  });

  it.each(months)("$date: the energy charge matches the split and the rates", (month) => {
    const { tariff } = readTariff(
      urdbItem({
        country: "CAN",
        currency: "CAD",
        energyratestructure: [[{ rate: month.offRate }], [{ rate: month.midRate }], [{ rate: month.onRate }]],
        energyweekdayschedule: everyMonth(
          hours(1, 11, 17).map((period, hour) => ([7, 8, 9, 10, 17, 18].includes(hour) ? 2 : period)),
        ),
        energyweekendschedule: everyMonth(hours(0, 0, 0)),
        energytoulabels: ["Off Peak", "Mid Peak", "On Peak"],
      }),
    );
    const use = {
      firstDay: `${month.date.slice(0, 7)}-01`,
      lastDay: month.date,
      kwh: month.off + month.mid + month.on,
      touKwh: [
        { label: "off_peak", kwh: month.off },
        { label: "mid_peak", kwh: month.mid },
        { label: "on_peak", kwh: month.on },
      ],
    };
    const result = billMonthlyUse(use, tariff, true);
    const byHand = [month.off * month.offRate, month.mid * month.midRate, month.on * month.onRate];
    expect("bill" in result && result.bill.cents).toBe(byHand.reduce((sum, part) => sum + Math.round(part * 100), 0));
    expect(billMonthlyUse(use, tariff)).toEqual({ reason: "needs_hourly_readings" });
  });

  it("leaves a constant remainder for delivery and taxes while neither rates nor rebates change", () => {
    // Totals include delivery, taxes and rebates that the file does not list, so they cannot be recalculated directly.
    const rests = months
      .filter(({ date }) => date > "2018-12" && date < "2019-11")
      .map(({ total, off, mid, on, offRate, midRate, onRate }) => total - off * offRate - mid * midRate - on * onRate);
    expect(rests).toHaveLength(11);
    expect(Math.max(...rests) - Math.min(...rests)).toBeLessThan(2);
  });
});
