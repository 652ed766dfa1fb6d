import { urdbItemSchema } from "@wattleaf/shared/contracts/urdb";
import { UTILITY_PROVIDERS } from "@wattleaf/shared/domain/providers";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import { describe, expect, test } from "vitest";
import { billSeries } from "@wattleaf/engine/tariff/bill-series";
import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import { TARIFF_CATALOG } from "./index";

test("every provider has a plain tariff and one by time of use", () => {
  for (const provider of UTILITY_PROVIDERS) {
    const kinds = TARIFF_CATALOG.filter((entry) => entry.provider === provider).map(({ kind }) => kind);
    expect(kinds, provider).toContain("time_of_use");
    expect(kinds.some((kind) => kind !== "time_of_use"), provider).toBe(true);
  }
  expect(new Set(TARIFF_CATALOG.map(({ id }) => id)).size).toBe(TARIFF_CATALOG.length);
});

test("every name of a tariff and of its periods has a Chinese one", () => {
  const names = TARIFF_CATALOG.flatMap(({ item }) => [item.name, ...(item.energytoulabels ?? [])]);
  const untranslated = names.filter((name) => name && !/\p{Script=Han}/u.test(localTariffName(name, "zh")));
  expect(untranslated).toEqual([]);
});

describe.each(TARIFF_CATALOG)("$id", ({ item, note, source, effectiveDate, timeZone, kind }) => {
  const { tariff, notices } = readTariff(urdbItemSchema.parse(item));

  test("is a whole URDB tariff with its source and date, and says that it is a sample", () => {
    expect(notices).toEqual([]);
    expect(note.toLowerCase()).toMatch(/sample.*not for billing/);
    expect(new URL(source.url).protocol).toBe("https:");
    expect(effectiveDate).toMatch(/^20\d\d-\d\d-\d\d$/);
    const hourly = tariff.energy.periodOfSlot.some((period, slot, all) => period !== all[slot - (slot % 24)]);
    expect(hourly).toBe(kind === "time_of_use");
    expect(new Set(tariff.energy.periodOfSlot).size).toBe(tariff.energy.periods.length);
  });

  test("costs a home of 24 kWh a day what homes in the United States pay", () => {
    const kwh = new Float64Array(366 * 24).fill(1);
    const startMs = Date.parse(`2024-01-01T0${timeZone === "America/New_York" ? 5 : timeZone === "America/Chicago" ? 6 : 8}:00:00Z`);
    const bill = billSeries({ startMs, intervalSeconds: 3600, kwh, timeZone }, tariff);
    const centsPerKwh = bill.cents / kwh.length;
    expect(centsPerKwh).toBeGreaterThan(12);
    expect(centsPerKwh).toBeLessThan(55);
  });
});
