import { urdbItemSchema } from "@wattleaf/shared/contracts/urdb";
import { UTILITY_PROVIDERS } from "@wattleaf/shared/domain/providers";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import { describe, expect, test } from "vitest";
import { billSeries } from "@wattleaf/engine/tariff/bill-series";
import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import { tariffKind } from "@wattleaf/engine/tariff/tariff-kind";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { TARIFF_CATALOG } from "./index";

/** What homes pay in all, in cents (or öre). */
const CENTS_PER_KWH: Readonly<Record<string, readonly number[]>> = { USD: [12, 55], EUR: [20, 55], SEK: [120, 350] };

test("every provider has a plain tariff and one by time of use", () => {
  for (const provider of UTILITY_PROVIDERS) {
    const kinds = TARIFF_CATALOG.filter((entry) => entry.provider === provider).map(({ kind }) => kind);
    expect(kinds, provider).toContain("time_of_use");
    expect(kinds.some((kind) => kind !== "time_of_use"), provider).toBe(true);
  }
  expect(new Set(TARIFF_CATALOG.map(({ id }) => id)).size).toBe(TARIFF_CATALOG.length);
});

test("every name of a tariff and of its periods has a Chinese one", () => {
  const names = TARIFF_CATALOG.flatMap(({ item }) => [
    item.name,
    ...(item.energytoulabels ?? []),
    ...(item.demandlabels ?? []),
  ]);
  const untranslated = names.filter((name) => name && !/\p{Script=Han}/u.test(localTariffName(name, "zh")));
  expect(untranslated).toEqual([]);
});

describe("Karlstad's power tariff", () => {
  const entry = TARIFF_CATALOG.find(({ id }) => id === "se-karlstad-power-16-63a");
  const { tariff } = readTariff(urdbItemSchema.parse(entry?.item));
  const timeZone = "Europe/Stockholm";
  /** What the month's peaks cost in öre, of a home that draws 1 kW, but 5 kW in the hour that begins then. */
  const demandCents = (month: number, dayOfMonth: number, hour: number) => {
    const startMs = utcOfLocal(zoneClock(timeZone), Date.UTC(2024, month - 1, 1));
    const kwh = new Float64Array((month === 2 ? 29 : 30) * 24).fill(1);
    kwh[(dayOfMonth - 1) * 24 + hour] = 5;
    return billSeries({ startMs, intervalSeconds: 3600, kwh, timeZone }, tariff).totals.demandCents;
  };

  test.each([
    ["a Tuesday in February at 17:00, by both charges", [2, 6, 17], 5 * 38.2 + 5 * 71.29],
    ["a Tuesday in February at 18:00, in winter's hours only the base", [2, 6, 18], 5 * 38.2 + 71.29],
    ["a Saturday in February, in winter's hours only the base", [2, 10, 12], 5 * 38.2 + 71.29],
    ["a Tuesday in June", [6, 4, 12], 5 * 38.2],
  ] as const)("charges a peak on %s", (_, [month, dayOfMonth, hour], kronor) => {
    expect(demandCents(month, dayOfMonth, hour)).toBeCloseTo(kronor * 100, -1);
  });

  test("says that holidays count as weekdays", () => {
    expect(entry?.note).toMatch(/public holidays as weekdays/);
  });
});

describe.each(TARIFF_CATALOG)("$id", ({ item, note, source, effectiveDate, timeZone, kind }) => {
  const { tariff, notices } = readTariff(urdbItemSchema.parse(item));

  test("is a whole URDB tariff with its source and date, and says that it is a sample", () => {
    expect(notices).toEqual([]);
    expect(note.toLowerCase()).toMatch(/sample.*not for billing/);
    expect(new URL(source.url).protocol).toBe("https:");
    expect(effectiveDate).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(tariffKind(tariff)).toBe(kind);
    expect(new Set(tariff.energy.periodOfSlot).size).toBe(tariff.energy.periods.length);
  });

  test("costs a home of 24 kWh a day what homes in its country pay", () => {
    const kwh = new Float64Array(366 * 24).fill(1);
    const startMs = utcOfLocal(zoneClock(timeZone), Date.UTC(2024, 0, 1));
    const bill = billSeries({ startMs, intervalSeconds: 3600, kwh, timeZone }, tariff);
    const centsPerKwh = bill.cents / kwh.length;
    const [least = 0, most = 0] = CENTS_PER_KWH[tariff.currency] ?? [];
    expect(centsPerKwh).toBeGreaterThan(least);
    expect(centsPerKwh).toBeLessThan(most);
  });
});
