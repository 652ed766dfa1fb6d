import { expect } from "vitest";
import type { OutputOf } from "../../../../packages/shared/src/contracts/operation";
import * as vpp from "../../../../packages/shared/src/contracts/vpp/index";
import {
  NEIGHBORHOOD_PLANT_ID,
  SAMPLE_EVENT_ID,
  SAMPLE_PLANT_ID,
  VPP_QUOTAS,
} from "../../../../packages/shared/src/domain/vpp";
import type { BrowserSession } from "../../../support/browser-session";
import { made } from "../../../support/made";
import type { OperationCase } from "../operation-case";

const ISO = expect.stringMatching(/Z$/);
const PLANT = { id: "harbor", name: "Harbor", time_zone: "America/Los_Angeles" };
const PAST = {
  plant_id: "harbor",
  id: "june",
  start: "2026-06-18T17:00:00-07:00",
  end: "2026-06-18T19:00:00-07:00",
  requested_kw: 10,
  price_per_kwh: 1,
};
const FUTURE = { ...PAST, id: "later", start: "2050-06-16T17:00:00-07:00", end: "2050-06-16T19:00:00-07:00" };
const DEVICE = {
  participant_id: "depot",
  id: "charger",
  name: "Charger",
  kind: "ev_charger" as const,
  flexible_kw: 11,
};
/** Hourly readings from May 25 on, 20 kW throughout; 12 kW during the event on June 18. */
const READINGS = {
  participant_id: "depot",
  start: "2026-05-25T00:00:00-07:00",
  interval_seconds: 3_600,
  kwh: Array.from({ length: 25 * 24 }, (_, hour) => (hour === 24 * 24 + 17 || hour === 24 * 24 + 18 ? 12 : 20)),
};

const plant = (session: BrowserSession) => made(session, vpp.createPlant, PLANT);
async function participant(session: BrowserSession) {
  await plant(session);
  await made(session, vpp.addParticipant, { plant_id: "harbor", id: "depot", name: "Depot" });
}
async function event(session: BrowserSession, input: typeof PAST) {
  await participant(session);
  await made(session, vpp.createEvent, input);
}

const eventOut = {
  plant_id: "harbor",
  name: null,
  requested_kw: 10,
  price_per_kwh: 1,
  capacity_price_per_kw: 0,
  penalty_per_kwh: 0,
  performance: null,
  revenue: null,
};
const futureOut = {
  ...eventOut,
  id: "later",
  status: "scheduled",
  notify_at: "2050-06-16T16:00:00-07:00",
  start: "2050-06-16T17:00:00-07:00",
  end: "2050-06-16T19:00:00-07:00",
};

/** The expected error for an object that the account does not have. */
const unknown = (operation: OperationCase["operation"], input: object): OperationCase => ({
  operation,
  title: "only finds the account's own objects",
  as: "developer",
  input: () => input,
  error: { code: "not_found" },
});

const HOME_PLANT = { plant_id: NEIGHBORHOOD_PLANT_ID };
const signedOut = (operation: OperationCase["operation"], input: object): OperationCase => ({
  operation,
  title: "rejects a visitor",
  as: "visitor",
  input: () => input,
  error: { code: "not_signed_in" },
});

export const VPP_CASES: readonly OperationCase[] = [
  {
    operation: vpp.vppStatus,
    title: "shows the sample plant to every caller, labeled as such",
    as: "developer",
    input: () => ({ plant_id: SAMPLE_PLANT_ID, include_forecast: "true" }),
    output: expect.toSatisfy(
      (status: Record<string, number> & { forecast: unknown[] }) =>
        status.sample === (true as unknown as number) &&
        status.participants === 12 &&
        Number(status.capacity) > 0 &&
        Number(status.capacity) <= Number(status.enrolled_capacity) &&
        Number(status.revenue) > 0 &&
        status.forecast.length === 24,
    ),
  },
  {
    operation: vpp.vppStatus,
    title: "describes a new plant",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrollDevice, DEVICE);
      await made(session, vpp.createEvent, FUTURE);
      return { plant_id: "harbor" };
    },
    output: expect.objectContaining({
      plant_id: "harbor",
      sample: false,
      status: "ready",
      capacity: expect.closeTo(0.0088, 9),
      enrolled_capacity: 0.011,
      participants: 1,
      revenue: 0,
      next_event: null,
    }),
  },
  unknown(vpp.vppStatus, { plant_id: "somebody-elses" }),
  {
    operation: vpp.createPlant,
    title: "creates a plant with the default terms",
    as: "developer",
    input: () => PLANT,
    output: {
      ...PLANT,
      sample: false,
      currency: "USD",
      operator_share: 0.2,
      baseline_method: "ten_of_ten",
      adjustment: "multiplicative",
      holiday_calendar: "nerc",
      paid_up_to: 1,
      created_at: ISO,
    },
    again: "repeated",
  },
  {
    operation: vpp.createPlant,
    title: "rejects a second plant of the same name",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return { ...PLANT, id: "other" };
    },
    error: { code: "already_exists", path: "name" },
  },
  {
    operation: vpp.createPlant,
    title: "rejects an id that is reserved for samples",
    as: "developer",
    input: () => ({ ...PLANT, id: SAMPLE_PLANT_ID }),
    error: { code: "already_exists", path: "id" },
  },
  {
    operation: vpp.createPlant,
    title: "stops at fifty plants",
    as: "developer",
    input: async (session) => {
      const others = Array.from({ length: VPP_QUOTAS.plants }, (_, index) => ({
        ...PLANT,
        id: `p${index}`,
        name: `P${index}`,
      }));
      await Promise.all(others.map((other) => made(session, vpp.createPlant, other)));
      return PLANT;
    },
    error: { code: "conflict" },
  },
  {
    operation: vpp.listPlants,
    title: "lists the account's plants and the sample",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return {};
    },
    output: [
      expect.objectContaining({ id: "harbor", sample: false }),
      expect.objectContaining({ id: SAMPLE_PLANT_ID, sample: true }),
    ],
  },
  {
    operation: vpp.addParticipant,
    title: "adds a site",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return { plant_id: "harbor", id: "depot", name: "Depot" };
    },
    output: { id: "depot", plant_id: "harbor", name: "Depot", opted_in: true, created_at: ISO },
    again: "repeated",
  },
  {
    operation: vpp.addParticipant,
    title: "rejects a second site with the same id",
    as: "developer",
    input: async (session) => {
      await participant(session);
      return { plant_id: "harbor", id: "depot", name: "Depot 2" };
    },
    error: { code: "already_exists", path: "id" },
  },
  {
    operation: vpp.addParticipant,
    title: "does not change the sample plant",
    as: "developer",
    input: () => ({ plant_id: SAMPLE_PLANT_ID, name: "Depot" }),
    error: { code: "forbidden" },
  },
  unknown(vpp.addParticipant, { plant_id: "somebody-elses", name: "Depot" }),
  {
    operation: vpp.enrollDevice,
    title: "enrolls a device for the whole day",
    as: "developer",
    input: async (session) => {
      await participant(session);
      return DEVICE;
    },
    output: { ...DEVICE, available_from_hour: 0, available_to_hour: 24 },
    again: "repeated",
  },
  {
    operation: vpp.enrollDevice,
    title: "rejects a second device of the same name",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrollDevice, DEVICE);
      return { ...DEVICE, id: "charger-2" };
    },
    error: { code: "already_exists", path: "name" },
  },
  {
    operation: vpp.enrollDevice,
    title: "requires a power",
    as: "developer",
    input: () => ({ ...DEVICE, flexible_kw: 0 }),
    error: { code: "invalid_input", path: "flexible_kw" },
  },
  unknown(vpp.enrollDevice, DEVICE),
  {
    operation: vpp.listParticipants,
    title: "lists sites with their devices",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrollDevice, DEVICE);
      return { plant_id: "harbor" };
    },
    output: [expect.objectContaining({ id: "depot", devices: [expect.objectContaining({ id: "charger" })] })],
  },
  unknown(vpp.listParticipants, { plant_id: "somebody-elses" }),
  {
    operation: vpp.createEvent,
    title: "creates an event for a plant",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return FUTURE;
    },
    output: futureOut,
    again: "repeated",
  },
  {
    operation: vpp.createEvent,
    title: "requires an end after the start",
    as: "developer",
    input: () => ({ ...FUTURE, end: FUTURE.start }),
    error: { code: "invalid_input", path: "end" },
  },
  {
    operation: vpp.createEvent,
    title: "requires whole quarter hours",
    as: "developer",
    input: () => ({ ...FUTURE, start: "2050-06-16T17:05:00-07:00" }),
    error: { code: "invalid_input", path: "start" },
  },
  {
    operation: vpp.createEvent,
    title: "rejects a second event with the same id",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return FUTURE;
    },
    error: { code: "already_exists", path: "id" },
  },
  unknown(vpp.createEvent, FUTURE),
  {
    operation: vpp.listEvents,
    title: "lists events with their status",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      await made(session, vpp.createEvent, FUTURE);
      return { plant_id: "harbor", limit: "5" };
    },
    output: [futureOut, expect.objectContaining({ id: "june", status: "completed" })],
  },
  unknown(vpp.listEvents, { plant_id: "somebody-elses", limit: "5" }),
  {
    operation: vpp.optParticipant,
    title: "opts a participant out of an upcoming event",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return { participant_id: "depot", event_id: "later", opted_in: false };
    },
    output: { ok: true },
    again: "same",
  },
  {
    operation: vpp.optParticipant,
    title: "rejects opting out once the event has started",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      return { participant_id: "depot", event_id: "june", opted_in: false };
    },
    error: { code: "conflict" },
  },
  unknown(vpp.optParticipant, { participant_id: "somebody-elses", opted_in: false }),
  {
    operation: vpp.reportReadings,
    title: "accepts readings, with gaps",
    as: "developer",
    input: async (session) => {
      await participant(session);
      return { ...READINGS, kwh: [1, null, 2] };
    },
    output: { intervals: 3, start: "2026-05-25T00:00:00-07:00", end: "2026-05-25T03:00:00-07:00" },
    again: "repeated",
  },
  {
    operation: vpp.reportReadings,
    title: "requires a meter's readings on one grid",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.reportReadings, READINGS);
      return { ...READINGS, interval_seconds: 900 };
    },
    error: { code: "conflict" },
  },
  {
    operation: vpp.reportReadings,
    title: "rejects readings that end after the last valid time",
    as: "developer",
    input: () => ({ ...READINGS, start: "2199-12-31T23:00:00Z" }),
    error: { code: "invalid_input", path: "kwh" },
  },
  {
    operation: vpp.reportReadings,
    title: "rejects an interval that does not divide an hour",
    as: "developer",
    input: () => ({ ...READINGS, interval_seconds: 1_000 }),
    error: { code: "invalid_input", path: "interval_seconds" },
  },
  unknown(vpp.reportReadings, READINGS),
  {
    operation: vpp.cancelEvent,
    title: "cancels an upcoming event",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return { event_id: "later" };
    },
    output: { ...futureOut, status: "canceled" },
    again: "same",
  },
  {
    operation: vpp.cancelEvent,
    title: "does not cancel a finished event",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      return { event_id: "june" };
    },
    error: { code: "conflict" },
  },
  unknown(vpp.cancelEvent, { event_id: "somebody-elses" }),
  {
    operation: vpp.settleEvent,
    title: "settles from the meters, to the cent",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      await made(session, vpp.addParticipant, { plant_id: "harbor", id: "silent", name: "Silent" });
      await made(session, vpp.reportReadings, READINGS);
      return { event_id: "june" };
    },
    output: expect.objectContaining({
      event_id: "june",
      currency: "USD",
      interval_seconds: 3_600,
      requested_kwh: 20,
      delivered_kwh: 16,
      performance: 0.8,
      revenue: 16,
      operator_revenue: 3.2,
      group: {
        participants: 1,
        baseline_kwh: 40,
        metered_kwh: 24,
        reduction_kwh: 16,
        uncertainty_kwh: 0,
        low_kwh: 16,
        high_kwh: 16,
        certain_kwh: 16,
        compared_days: 12,
      },
      no_group: null,
      participants: [
        expect.objectContaining({
          participant_id: "depot",
          delivered_kwh: 16,
          uncertainty_kwh: 0,
          within_chance: false,
          revenue: 12.8,
          baseline: expect.objectContaining({ day_kind: "business", adjustment_factor: 1 }),
        }),
        expect.objectContaining({
          participant_id: "silent",
          revenue: 0,
          uncertainty_kwh: null,
          within_chance: null,
          no_baseline: "no_readings",
        }),
      ],
    }),
    again: "same",
  },
  {
    operation: vpp.settleEvent,
    title: "pays nothing while too few days tell how far chance goes",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      const from = 11 * 24;
      const kwh = READINGS.kwh.slice(from);
      await made(session, vpp.reportReadings, { ...READINGS, start: "2026-06-05T00:00:00-07:00", kwh });
      return { event_id: "june" };
    },
    output: expect.objectContaining({
      delivered_kwh: 16,
      paid_kwh: 0,
      revenue: 0,
      group: null,
      no_group: "too_few_compared_days",
      participants: [
        expect.objectContaining({ delivered_kwh: 16, within_chance: null, revenue: 0, no_baseline: null }),
      ],
    }),
    again: "same",
  },
  {
    operation: vpp.settleEvent,
    title: "shows the sample's statement to every caller",
    as: "developer",
    input: () => ({ event_id: SAMPLE_EVENT_ID }),
    output: expect.objectContaining({ plant_id: SAMPLE_PLANT_ID, event_id: SAMPLE_EVENT_ID }),
  },
  {
    operation: vpp.settleEvent,
    title: "waits until the event is over",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return { event_id: "later" };
    },
    error: { code: "conflict" },
  },
  unknown(vpp.settleEvent, { event_id: "somebody-elses" }),
  {
    operation: vpp.removeDevice,
    title: "removes a device",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrollDevice, DEVICE);
      return { device_id: "charger" };
    },
    output: { ok: true },
    again: "not_found",
  },
  unknown(vpp.removeDevice, { device_id: "somebody-elses" }),
  {
    operation: vpp.deletePlant,
    title: "deletes a plant with everything in it",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      await made(session, vpp.reportReadings, READINGS);
      await made(session, vpp.settleEvent, { event_id: "june" });
      return { plant_id: "harbor" };
    },
    output: { ok: true },
    again: "not_found",
  },
  unknown(vpp.deletePlant, { plant_id: "somebody-elses" }),
  {
    operation: vpp.listHomePlants,
    title: "lists the simulated neighborhood, before and without a meter",
    as: "user",
    input: () => ({}),
    output: {
      plants: [
        expect.objectContaining({
          id: NEIGHBORHOOD_PLANT_ID,
          sample: true,
          homes: 60,
          enrollment: null,
          offer: { devices: [], hasMeter: false },
        }),
      ],
    },
  },
  signedOut(vpp.listHomePlants, {}),
  {
    operation: vpp.joinPlant,
    title: "enrolls the home",
    as: "user",
    input: () => HOME_PLANT,
    output: expect.objectContaining({ homes: 61, enrollment: { joinedAt: ISO, devices: [] } }),
    again: "same",
  },
  signedOut(vpp.joinPlant, HOME_PLANT),
  { ...unknown(vpp.joinPlant, { plant_id: "harbor" }), as: "user" },
  {
    operation: vpp.leavePlant,
    title: "ends an enrollment",
    as: "user",
    input: async (session) => {
      await made(session, vpp.joinPlant, HOME_PLANT);
      return HOME_PLANT;
    },
    output: { ok: true },
    again: "not_found",
  },
  signedOut(vpp.leavePlant, HOME_PLANT),
  { ...unknown(vpp.leavePlant, HOME_PLANT), as: "user" },
  {
    operation: vpp.listHomeEvents,
    title: "shows results with their uncertainty, and pays nothing before enrollment",
    as: "user",
    input: () => HOME_PLANT,
    output: expect.toSatisfy(
      ({ events, earned }: OutputOf<typeof vpp.listHomeEvents>) =>
        earned === 0 &&
        events.some(({ status, result }) => result === null && status !== "settled") &&
        events.some(
          ({ result }) =>
            result !== null &&
            result.home === null &&
            result.earned === null &&
            result.group.uncertaintyKwh > 0 &&
            result.paidKwh <= result.group.reductionKwh - result.group.uncertaintyKwh + 1e-6,
        ),
    ),
  },
  signedOut(vpp.listHomeEvents, HOME_PLANT),
  { ...unknown(vpp.listHomeEvents, { plant_id: "harbor" }), as: "user" },
  {
    operation: vpp.chooseEvent,
    title: "opts out of an event to come",
    as: "user",
    input: async (session) => {
      await made(session, vpp.joinPlant, HOME_PLANT);
      return { ...HOME_PLANT, event_id: await eventId(session, "next"), takesPart: false };
    },
    output: { ok: true },
    again: "same",
  },
  signedOut(vpp.chooseEvent, { ...HOME_PLANT, event_id: "any", takesPart: false }),
  { ...unknown(vpp.chooseEvent, { ...HOME_PLANT, event_id: "any", takesPart: false }), as: "user" },
  {
    operation: vpp.chooseEvent,
    title: "rejects a choice after the event has started",
    as: "user",
    input: async (session) => {
      await made(session, vpp.joinPlant, HOME_PLANT);
      return { ...HOME_PLANT, event_id: await eventId(session, "settled"), takesPart: false };
    },
    error: { code: "conflict" },
  },
];

/** Quotas that take thousands of writes to reach: the triggers' numbers are compared in vpp-quotas.test.ts. */
export const VPP_ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  "vpp.addParticipant conflict: vpp-quotas.test.ts",
  "vpp.enrollDevice conflict: vpp-quotas.test.ts",
  "vpp.createEvent conflict: vpp-quotas.test.ts",
];

async function eventId(session: BrowserSession, which: "next" | "settled"): Promise<string> {
  const { events } = await made(session, vpp.listHomeEvents, HOME_PLANT);
  return (which === "settled" ? events.at(-1) : events[0])?.id ?? "";
}
