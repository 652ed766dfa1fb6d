import fc from "fast-check";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";

/** 12 × 24 with the same row in each month. */
export const everyMonth = (row: readonly number[]): number[][] => Array.from({ length: 12 }, () => [...row]);

/** 24 hours of period 0, with `period` from one hour up to another. */
export const hours = (period: number, from: number, to: number): number[] =>
  Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? period : 0));

/** A minimal flat tariff of 0.20 per kWh; overrides replace its fields. */
export const urdbItem = (overrides: Partial<UrdbItem> = {}): UrdbItem => ({
  label: "test",
  name: "Test tariff",
  utility: "Test utility",
  country: "USA",
  energyratestructure: [[{ rate: 0.2, unit: "kWh" }]],
  energyweekdayschedule: everyMonth(hours(0, 0, 0)),
  energyweekendschedule: everyMonth(hours(0, 0, 0)),
  ...overrides,
});

const rate = fc.integer({ min: 0, max: 60_000 }).map((value) => value / 100_000);
const tiers = fc
  .array(fc.record({ width: fc.integer({ min: 1, max: 400 }), rate, adj: rate, sell: rate }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((drafts) =>
    fc.constantFrom("kWh", "kWh daily", "kWh/kW").map((unit) => {
      let max = 0;
      return drafts.map(({ width, rate: own, adj, sell }, index) => {
        max += unit === "kWh daily" ? width / 20 : width;
        return { rate: own, adj, sell, unit, ...(index < drafts.length - 1 ? { max } : {}) };
      });
    }),
  );
const demandTiers = fc
  .array(fc.record({ width: fc.integer({ min: 1, max: 5 }), rate }), { minLength: 1, maxLength: 2 })
  .map((drafts) =>
    drafts.map(({ rate: own }, index) => ({ rate: own * 20, ...(index < drafts.length - 1 ? { max: 2 } : {}) })),
  );
const schedule = (periods: number) =>
  fc.array(fc.array(fc.nat(periods - 1), { minLength: 24, maxLength: 24 }), { minLength: 12, maxLength: 12 });

/** A random tariff: time of use, tiers of three units, flat and time-of-use demand, fixed, minimum, exports, taxes. */
export const anyUrdbItem: fc.Arbitrary<UrdbItem> = fc
  .record({
    energy: fc.array(tiers, { minLength: 1, maxLength: 4 }),
    flat: fc.array(demandTiers, { minLength: 1, maxLength: 2 }),
    tou: fc.array(demandTiers, { minLength: 1, maxLength: 3 }),
  })
  .chain(({ energy, flat, tou }) =>
    fc.record({
      label: fc.constant("any"),
      energyratestructure: fc.constant(energy),
      energyweekdayschedule: schedule(energy.length),
      energyweekendschedule: schedule(energy.length),
      flatdemandstructure: fc.constant(flat),
      flatdemandmonths: fc.array(fc.nat(flat.length - 1), { minLength: 12, maxLength: 12 }),
      flatdemandunit: fc.constantFrom("kW", "hp", "kW daily"),
      demandratestructure: fc.constant(tou),
      demandweekdayschedule: schedule(tou.length),
      demandweekendschedule: schedule(tou.length),
      demandrateunit: fc.constantFrom("kW", "kW daily"),
      demandwindow: fc.constantFrom(15, 30, 60),
      fueladjustmentsmonthly: fc.array(rate, { minLength: 12, maxLength: 12 }),
      fixedchargefirstmeter: fc.integer({ min: 0, max: 5_000 }).map((cents) => cents / 100),
      fixedchargeunits: fc.constantFrom("$/day", "$/month", "$/year"),
      mincharge: fc.integer({ min: 0, max: 3_000 }).map((cents) => cents / 100),
      minchargeunits: fc.constantFrom("$/day", "$/month"),
      dgrules: fc.constantFrom("Net Metering", "Net Billing Instantaneous", "Net Billing Hourly", "Buy All Sell All"),
      taxes: fc.constant([{ name: "tax", percent: 7.5 }]),
    }),
  ) as fc.Arbitrary<UrdbItem>;
