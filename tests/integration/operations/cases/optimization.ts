import { expect } from "vitest";
import { optimizeSchedule } from "../../../../packages/shared/src/contracts/optimization";
import { compareShiftedTariffs } from "../../../../packages/shared/src/contracts/optimization/tariffs";
import { urdbItem } from "../../../factories/tariffs";
import { storeFacility } from "../../../support/store-facility";
import type { OperationCase } from "../operation-case";

const SUMMER_2025 = Date.parse("2025-07-01T00:00:00Z") / 1_000;

/** A site described only in the request: cheap until six in the morning, expensive afterwards. */
const standalone = {
  start: "2026-03-02T00:00:00+01:00",
  step_minutes: 60,
  time_zone: "Europe/Berlin",
  location: "DE",
  prices: { currency: "EUR", import_per_kwh: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0.1 : 0.4)) },
  load_kw: 1,
  battery: {
    capacity_kwh: 10,
    min_soc: 0,
    soc: 0,
    charge_kw: 5,
    discharge_kw: 5,
    charge_efficiency: 1,
    discharge_efficiency: 1,
  },
};
const eveningCar = {
  id: "car",
  plugged_in_from: "2026-03-02T12:00:00+01:00",
  ready_by: "2026-03-02T22:00:00+01:00",
  energy_needed_kwh: 27,
  max_kw: 7,
  efficiency: 1,
};
/** 4 kW from 11:00 to 14:00. */
const sunAtNoon = Array.from({ length: 24 }, (_, hour) => (hour >= 11 && hour < 14 ? 4 : 0));
/** It arrives with 24 kWh at midnight and leaves with 32 at noon. */
const givingVan = {
  id: "van",
  plugged_in_from: "2026-03-02T00:00:00+01:00",
  ready_by: "2026-03-02T12:00:00+01:00",
  battery_kwh: 40,
  soc: 0.6,
  target_soc: 0.8,
  max_kw: 7,
  give_back: { discharge_kw: 5, may_export: false },
};
const facilityWithoutPrices = { time_zone: "Europe/Berlin" };
const plan = (constraints: object = {}, facility_id = "not-stored") => ({ facility_id, time_horizon: 24, constraints });

export const OPTIMIZATION_CASES: readonly OperationCase[] = [
  {
    operation: optimizeSchedule,
    title: "plans a facility of the account",
    as: "developer",
    input: async (session) => {
      await storeFacility(session, "workshop");
      return plan({ start: "2026-07-06T00:00:00-07:00", battery: { soc: 0.2 } }, "workshop");
    },
    output: expect.objectContaining({
      facility_id: "workshop",
      // The tariff is one of the catalog's samples.
      sample: true,
      currency: "USD",
      start: "2026-07-06T00:00:00-07:00",
      schedule: expect.toSatisfy((steps: unknown[]) => steps.length === 96),
      quality: expect.objectContaining({ status: "optimal" }),
    }),
    again: "same",
  },
  {
    operation: optimizeSchedule,
    title: "plans a site that the request describes in full, with savings to the cent",
    as: "developer",
    input: () => plan(standalone),
    output: expect.objectContaining({
      sample: false,
      currency: "EUR",
      relaxed: [],
      // 10 kWh for 0.30 less.
      savings: expect.objectContaining({ amount: 3, baseline: "as_soon_as_possible" }),
      emissions: expect.objectContaining({
        plan_kg: expect.closeTo(24 * 0.38095, 3),
        shifting_reduction_kg: null,
        factor: expect.objectContaining({ location: "DE", year: 2023 }),
      }),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "reports the emissions saved by shifting when grid intensities are sent",
    as: "developer",
    input: () =>
      plan({ ...standalone, grid_kg_per_kwh: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0.1 : 0.5)) }),
    output: expect.objectContaining({
      emissions: expect.objectContaining({ reduction_kg: 0, shifting_reduction_kg: 4, factor: null }),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "reports the infeasible request, and plans the rest",
    as: "developer",
    input: () =>
      plan({
        ...standalone,
        evs: [
          {
            id: "car",
            plugged_in_from: "2026-03-02T00:00:00+01:00",
            ready_by: "2026-03-02T02:00:00+01:00",
            energy_needed_kwh: 30,
            max_kw: 10,
            efficiency: 1,
          },
        ],
      }),
    output: expect.objectContaining({
      relaxed: [expect.objectContaining({ code: "ev_energy", id: "car", amount: 10, unit: "kWh" })],
      runs: [expect.objectContaining({ id: "car", energy_kwh: 20 })],
    }),
  },
  {
    operation: optimizeSchedule,
    title: "plans a second battery, a vehicle that gives energy back, and a hot-water tank",
    as: "developer",
    input: () =>
      plan({
        ...standalone,
        batteries: [{ id: "shed", capacity_kwh: 4, charge_kw: 2, discharge_kw: 2, may_export: false }],
        evs: [givingVan],
        hot_water: { volume_l: 200, heater_kw: 3, draw_l: [...Array<number>(18).fill(0), 90, 0, 0, 0, 0, 0] },
      }),
    output: expect.objectContaining({
      relaxed: [],
      runs: [expect.objectContaining({ id: "van", given_back_kwh: expect.toSatisfy((kwh: number) => kwh > 5) })],
      schedule: expect.toSatisfy(
        (steps: { batteries: Record<string, { soc: number }>; hot_water_c: number }[]) =>
          Object.keys(steps[8]?.batteries ?? {}).join() === "battery,shed,van" &&
          steps[11]?.batteries["van"]?.soc === 0.8 &&
          steps.every(({ hot_water_c: celsius }) => celsius >= 44.99 && celsius <= 65.01),
      ),
      savings: expect.objectContaining({
        stored_energy: expect.arrayContaining([
          { kind: "ev", id: "van", requested_kwh: 32, plan_kwh: 32, baseline_kwh: 32, missing_kwh: 0, deduction: 0 },
        ]),
      }),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "asks for the state of charge of a vehicle that gives energy back",
    as: "developer",
    input: () => plan({ ...standalone, evs: [{ ...givingVan, battery_kwh: undefined }] }),
    error: { code: "invalid_input", path: "constraints.evs.0.give_back" },
  },
  {
    operation: optimizeSchedule,
    title: "rejects a further battery with the ID of the first",
    as: "developer",
    input: () =>
      plan({ ...standalone, batteries: [{ id: "battery", capacity_kwh: 4, charge_kw: 2, discharge_kw: 2 }] }),
    error: { code: "invalid_input", path: "constraints.appliances" },
  },
  {
    operation: optimizeSchedule,
    title: "rejects tap water that is colder than the cold water",
    as: "developer",
    input: () => plan({ ...standalone, hot_water: { volume_l: 200, heater_kw: 3, draw_l: 5, draw_c: 10 } }),
    error: { code: "invalid_input", path: "constraints.hot_water.draw_c" },
  },
  {
    operation: optimizeSchedule,
    title: "explains its largest decisions in money and in one sentence of each language",
    as: "developer",
    input: () => ({ ...plan({ ...standalone, load_kw: 0.5 }), explain: true }),
    output: expect.objectContaining({
      explanations: expect.arrayContaining([
        expect.objectContaining({
          id: "battery",
          action: "discharge",
          cost_without: 2.7,
          relaxed_without: [],
          text: {
            en: "Using 9 kWh from the battery on Mar 2, 2026, 6 AM to Mar 3, 2026, 12 AM saves €2.70 compared with the best plan that doesn't.",
            zh: "2026年3月2日 06:00 至 2026年3月3日 00:00 使用电池中的 9 kWh，比不这样做的最佳方案节省 €2.70。",
          },
        }),
      ]),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "says that a room is cooled ahead of need, not heated",
    as: "developer",
    input: () => ({
      ...plan({
        ...standalone,
        battery: null,
        heat: {
          mode: "cool",
          capacity_kwh_per_k: 6,
          loss_kw_per_k: 0.2,
          cop: 3,
          max_kw: 3,
          indoor_c: 24,
          outdoor_c: 32,
          min_c: 21,
          max_c: 25,
        },
      }),
      explain: true,
    }),
    output: expect.objectContaining({
      explanations: expect.arrayContaining([
        expect.objectContaining({
          id: "heat",
          action: "cool",
          text: {
            en: expect.stringMatching(/^Cooling the home ahead of need/),
            zh: expect.stringContaining("给室内降温"),
          },
        }),
      ]),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "shows how much of the solar generation stays on site when that is the objective",
    as: "developer",
    input: () => plan({ ...standalone, objective: "self_consumption", solar_kw: sunAtNoon }),
    output: expect.objectContaining({
      explanations: null,
      solar: { generated_kwh: 12, used_on_site_kwh: 12, baseline_used_on_site_kwh: 12 },
    }),
  },
  {
    operation: optimizeSchedule,
    title: "asks for the grid's intensity by the hour to lower emissions",
    as: "developer",
    input: () => plan({ ...standalone, objective: "emissions" }),
    error: { code: "invalid_input", path: "constraints.grid_kg_per_kwh" },
  },
  {
    operation: optimizeSchedule,
    title: "keeps a Flemish home below the month's peak so far, and never counts the 2.5 kW that everyone pays",
    as: "developer",
    input: () => {
      const { prices: _, ...home } = standalone;
      const flemish = { ...home, tariff_id: "be-flanders-capacity", battery: null, evs: [eveningCar] };
      return plan({ ...flemish, month_to_date: { peak_kw: 4 } });
    },
    output: expect.objectContaining({
      currency: "EUR",
      relaxed: [],
      demand_charges: [
        {
          id: "demand_flat",
          // 3.37 and 6% VAT.
          price_per_kw: 3.5722,
          peak_so_far_kw: 4,
          plan_peak_kw: 4,
          // 7 kW on top of the load of 1 kW.
          baseline_peak_kw: 8,
          headroom_kw: 3,
        },
      ],
      savings: expect.objectContaining({ amount: 14.2888 }),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "suggests the fix for a missing facility",
    as: "developer",
    input: () => ({ facility_id: "not-stored", time_horizon: 24 }),
    error: { code: "not_found" },
  },
  {
    operation: optimizeSchedule,
    title: "requires whole steps",
    as: "developer",
    input: () => ({ facility_id: "sample-home", time_horizon: 24.1 }),
    error: { code: "invalid_input", path: "time_horizon" },
  },
  {
    operation: optimizeSchedule,
    title: "names the physically impossible field",
    as: "developer",
    input: () => plan({ ...standalone, battery: { ...standalone.battery, soc: 0.5, max_soc: 0.4 } }),
    error: { code: "invalid_input", path: "constraints.battery.soc" },
  },
  {
    operation: optimizeSchedule,
    title: "names a series of the wrong length",
    as: "developer",
    input: () => plan({ ...standalone, load_forecast_kw: [1, 2, 3] }),
    error: { code: "invalid_input", path: "constraints.load_forecast_kw" },
  },
  {
    operation: optimizeSchedule,
    title: "keeps the import limit for a load at the upper bound of its forecast",
    as: "developer",
    input: () =>
      plan({ ...standalone, grid: { import_limit_kw: 5 }, load_forecast_high_kw: Array.from({ length: 24 }, () => 3) }),
    output: expect.objectContaining({
      relaxed: [],
      // 2 kW of the limit are kept for a load of 3 kW instead of 1 kW.
      schedule: expect.toSatisfy((steps: { import_kw: number }[]) => steps.every((step) => step.import_kw <= 3.0001)),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "only accepts tariffs of the catalog",
    as: "developer",
    input: () => plan({ tariff_id: "made-up" }, "sample-home"),
    error: { code: "invalid_input", path: "constraints.tariff_id" },
  },
  {
    operation: compareShiftedTariffs,
    title: "rejects a year that ends after the last valid time",
    as: "developer",
    input: () => ({ facility_id: "sample-home", start: "2200-12-31" }),
    error: { code: "invalid_input", path: "start" },
  },
  {
    operation: compareShiftedTariffs,
    title: "ranks tariffs by what a year costs after its car waits for the low prices",
    as: "developer",
    input: () => ({
      home: {
        time_zone: "America/Los_Angeles",
        tariff_id: "smud-fixed",
        load_kw: 0.5,
        evs: [
          { id: "car", plugged_in_from: "17:00", ready_by: "07:00", energy_needed_kwh: 9, max_kw: 7, efficiency: 0.9 },
        ],
      },
      start: "2025-01-01",
    }),
    output: expect.objectContaining({
      sample: true,
      currency: "USD",
      start: "2025-01-01T00:00:00-08:00",
      end: "2026-01-01T00:00:00-08:00",
      current_tariff_id: "smud-fixed",
      loads: [{ id: "car", kind: "vehicle", source: "request", kwh: 3660, confidence: null }],
      tariffs: [
        expect.objectContaining({
          tariff_id: "smud-tod-5-8pm",
          saving: expect.toSatisfy((saving: number) => saving > 100),
          unmet_days: 0,
          months: expect.toSatisfy((months: { saving: number }[]) => months.length === 12),
        }),
        // The evening before a season with lower rates can wait for it.
        expect.objectContaining({ tariff_id: "smud-fixed", saving: expect.toSatisfy((saving: number) => saving < 1) }),
      ],
      // 366 planning days under each tariff, of which weekdays and weekends of few seasons differ.
      solved_days: { planned: 732, different: expect.toSatisfy((different: number) => different < 30) },
    }),
    again: "same",
  },
  {
    operation: compareShiftedTariffs,
    title: "lists tariffs last that the home can't choose, however cheap",
    as: "developer",
    input: () => ({
      home: { time_zone: "America/Los_Angeles", tariff_id: "smud-fixed", load_kw: 0.5 },
      start: "2025-01-01",
      tariffs: [
        urdbItem({ label: "ended", energyratestructure: [[{ rate: 0.01 }]], enddate: SUMMER_2025 }),
        urdbItem({ label: "coming", energyratestructure: [[{ rate: 0.02 }]], startdate: SUMMER_2025 + 400 * 86_400 }),
        urdbItem({ label: "shops", energyratestructure: [[{ rate: 0.03 }]], sector: "Commercial" }),
        urdbItem({ label: "large", energyratestructure: [[{ rate: 0.04 }]], peakkwhusagemin: 5_000 }),
      ],
      as_of: "2025-12-01T00:00:00Z",
    }),
    output: expect.objectContaining({
      tariffs: [
        expect.objectContaining({ tariff_id: "smud-fixed", in_effect: true, applicable: true, unavailable: null }),
        expect.objectContaining({ tariff_id: "ended", in_effect: false, unavailable: "expired" }),
        expect.objectContaining({ tariff_id: "coming", in_effect: false, unavailable: "not_yet_in_effect" }),
        expect.objectContaining({ tariff_id: "shops", applicable: false, unavailable: "other_sector" }),
        expect.objectContaining({ tariff_id: "large", applicable: false, unavailable: "outside_limits" }),
      ],
    }),
  },
  {
    operation: compareShiftedTariffs,
    title: "finds charging in the readings that it was sent, and honors a month's highest demand",
    as: "developer",
    input: () => ({
      series: {
        start: "2025-03-01T00:00:00+01:00",
        interval_seconds: 3_600,
        time_zone: "Europe/Brussels",
        // 60 days that charge a car with 7 kW from 18:00 to 20:00.
        kwh: Array.from({ length: 60 * 24 }, (_, hour) => ([18, 19].includes(hour % 24) ? 7.4 : 0.4)),
      },
      tariff_ids: ["be-flanders-capacity", "pge-e-tou-c"],
      home: { tariff_id: "be-flanders-capacity" },
    }),
    output: expect.objectContaining({
      currency: "EUR",
      loads: [expect.objectContaining({ id: "ev_like", kind: "vehicle", source: "readings" })],
      not_comparable: [expect.objectContaining({ tariff_id: "pge-e-tou-c", reason: "other_currency" })],
      tariffs: [
        expect.objectContaining({
          tariff_id: "be-flanders-capacity",
          months: expect.toSatisfy((months: { peak_before_kw: number; peak_after_kw: number }[]) =>
            months.slice(0, 2).every((month) => month.peak_after_kw < month.peak_before_kw - 3),
          ),
        }),
      ],
    }),
  },
  {
    operation: compareShiftedTariffs,
    title: "asks for readings of four weeks",
    as: "developer",
    input: () => ({
      series: { start: "2025-03-01T00:00:00Z", interval_seconds: 3_600, time_zone: "UTC", kwh: Array(48).fill(1) },
      tariff_ids: ["smud-fixed"],
    }),
    error: { code: "invalid_input", path: "series" },
  },
  {
    operation: compareShiftedTariffs,
    title: "asks for tariffs where nothing tells which ones there are",
    as: "developer",
    input: () => ({ home: { ...facilityWithoutPrices, load_kw: 1 } }),
    error: { code: "invalid_input", path: "tariff_ids" },
  },
  {
    operation: compareShiftedTariffs,
    title: "names a wrong field of the home",
    as: "developer",
    input: () => ({
      home: { ...facilityWithoutPrices, load_kw: 1, battery: { ...standalone.battery, soc: 0.5, max_soc: 0.4 } },
    }),
    error: { code: "invalid_input", path: "home.battery.soc" },
  },
  {
    operation: compareShiftedTariffs,
    title: "only finds the account's own facilities",
    as: "developer",
    input: () => ({ facility_id: "not-stored" }),
    error: { code: "not_found" },
  },
  {
    operation: compareShiftedTariffs,
    title: "reads the account's own meter only for a key that may",
    as: "developer",
    input: () => ({ meter_id: "any" }),
    error: { code: "insufficient_scope" },
  },
];

export const OPTIMIZATION_ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  "optimization.schedule overloaded: optimization.test.ts",
  "optimization.compareTariffs overloaded: optimization.test.ts",
];
