import { expect } from "vitest";
import { deleteFacility, listFacilities, putFacility } from "../../../../packages/shared/src/contracts/facilities";
import { optimizeSchedule } from "../../../../packages/shared/src/contracts/optimization";
import { MAX_FACILITIES } from "../../../../packages/shared/src/domain/facilities";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

const workshop = {
  name: "Workshop",
  time_zone: "America/Los_Angeles",
  tariff_id: "sce-tou-d-4-9pm",
  load_kw: 1.2,
  battery: { capacity_kwh: 10, charge_kw: 5, discharge_kw: 5 },
};
const stored = expect.objectContaining({
  name: "Workshop",
  solar_kw: 0,
  battery: expect.objectContaining({ capacity_kwh: 10, soc: 0.5, final: "at_least_initial" }),
});

const store = (session: BrowserSession, id: string) => session.sendJson("PUT", `/api/v1/facilities/${id}`, workshop);

/** A site in the call alone: cheap until six in the morning, dear afterwards. */
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
const plan = (constraints: object = {}, facility_id = "not-stored") => ({ facility_id, time_horizon: 24, constraints });

export const OPTIMIZATION_CASES: readonly OperationCase[] = [
  {
    operation: putFacility,
    title: "stores a facility with its defaults",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...workshop }),
    output: { facility_id: "workshop", sample: false, facility: stored },
  },
  {
    operation: putFacility,
    title: "names the field that is wrong",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...workshop, battery: { ...workshop.battery, soc: 0.05 } }),
    refusal: { code: "invalid_input", path: "battery.soc" },
  },
  {
    operation: putFacility,
    title: "needs one source of prices",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...workshop, prices: { currency: "USD", import_per_kwh: 0.3 } }),
    refusal: { code: "invalid_input", path: "tariff_id" },
  },
  {
    operation: putFacility,
    title: "knows the catalogue's tariffs only",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...workshop, tariff_id: "made-up" }),
    refusal: { code: "invalid_input", path: "tariff_id" },
  },
  {
    operation: putFacility,
    title: "knows places with emission factors only",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...workshop, location: "Atlantis" }),
    refusal: { code: "invalid_input", path: "location" },
  },
  {
    operation: putFacility,
    title: "keeps the sample home as it is",
    as: "developer",
    input: () => ({ facility_id: "sample-home", ...workshop }),
    refusal: { code: "conflict" },
  },
  {
    operation: putFacility,
    title: "stops at fifty facilities",
    as: "developer",
    input: async (session) => {
      for (let count = 0; count < MAX_FACILITIES; count += 1) await store(session, `site-${count}`);
      return { facility_id: "one-more", ...workshop };
    },
    refusal: { code: "conflict" },
  },
  {
    operation: listFacilities,
    title: "lists the sample home and the account's own",
    as: "developer",
    input: async (session) => {
      await store(session, "workshop");
      return {};
    },
    output: {
      facilities: [
        { facility_id: "sample-home", sample: true, facility: expect.objectContaining({ name: "Sample home" }) },
        { facility_id: "workshop", sample: false, facility: stored },
      ],
    },
  },
  {
    operation: deleteFacility,
    title: "deletes a facility",
    as: "developer",
    input: async (session) => {
      await store(session, "workshop");
      return { facility_id: "workshop" };
    },
    output: { ok: true },
  },
  {
    operation: deleteFacility,
    title: "knows the account's own only",
    as: "developer",
    input: () => ({ facility_id: "somebody-elses" }),
    refusal: { code: "not_found" },
  },
  {
    operation: deleteFacility,
    title: "keeps the sample home",
    as: "developer",
    input: () => ({ facility_id: "sample-home" }),
    refusal: { code: "conflict" },
  },
  {
    operation: optimizeSchedule,
    title: "plans a facility of the account",
    as: "developer",
    input: async (session) => {
      await store(session, "workshop");
      return plan({ start: "2026-07-06T00:00:00-07:00", battery: { soc: 0.2 } }, "workshop");
    },
    output: expect.objectContaining({
      facility_id: "workshop",
      // The tariff is one of the catalogue's samples.
      sample: true,
      currency: "USD",
      start: "2026-07-06T00:00:00-07:00",
      schedule: expect.toSatisfy((steps: unknown[]) => steps.length === 96),
      quality: expect.objectContaining({ status: "optimal" }),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "plans a site that the call describes in full, to the cent that it saves",
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
    title: "says what shifting saves when the grid's intensities are sent",
    as: "developer",
    input: () =>
      plan({ ...standalone, grid_kg_per_kwh: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0.1 : 0.5)) }),
    output: expect.objectContaining({
      emissions: expect.objectContaining({ reduction_kg: 0, shifting_reduction_kg: 4, factor: null }),
    }),
  },
  {
    operation: optimizeSchedule,
    title: "reports the wish that could not be kept, and does the rest",
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
    title: "names the fix for a facility that is not there",
    as: "developer",
    input: () => ({ facility_id: "not-stored", time_horizon: 24 }),
    refusal: { code: "not_found" },
  },
  {
    operation: optimizeSchedule,
    title: "needs whole steps",
    as: "developer",
    input: () => ({ facility_id: "sample-home", time_horizon: 24.1 }),
    refusal: { code: "invalid_input", path: "time_horizon" },
  },
  {
    operation: optimizeSchedule,
    title: "names the field of what is physically impossible",
    as: "developer",
    input: () => plan({ ...standalone, battery: { ...standalone.battery, soc: 0.5, max_soc: 0.4 } }),
    refusal: { code: "invalid_input", path: "constraints.battery.soc" },
  },
  {
    operation: optimizeSchedule,
    title: "names a series of another length",
    as: "developer",
    input: () => plan({ ...standalone, load_forecast_kw: [1, 2, 3] }),
    refusal: { code: "invalid_input", path: "constraints.load_forecast_kw" },
  },
  {
    operation: optimizeSchedule,
    title: "knows the catalogue's tariffs only",
    as: "developer",
    input: () => plan({ tariff_id: "made-up" }, "sample-home"),
    refusal: { code: "invalid_input", path: "constraints.tariff_id" },
  },
];
