import { expect } from "vitest";
import * as vpp from "../../../../packages/shared/src/contracts/vpp/index";
import { SAMPLE_EVENT_ID, SAMPLE_PLANT_ID, VPP_QUOTAS } from "../../../../packages/shared/src/domain/vpp";
import type { BrowserSession } from "../../../support/browser-session";
import { made } from "../../../support/made";
import type { OperationCase } from "../operation-case";

const ISO = expect.stringMatching(/Z$/);
const PLANT = { id: "harbour", name: "Harbour", time_zone: "America/Los_Angeles" };
const PAST = {
  plant_id: "harbour",
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
/** Hours from 4 June on, 20 kW throughout; 12 kW in the event of 18 June. */
const READINGS = {
  participant_id: "depot",
  start: "2026-06-04T00:00:00-07:00",
  interval_seconds: 3_600,
  kwh: Array.from({ length: 15 * 24 }, (_, hour) => (hour === 14 * 24 + 17 || hour === 14 * 24 + 18 ? 12 : 20)),
};

const plant = (session: BrowserSession) => made(session, vpp.createPlant, PLANT);
async function participant(session: BrowserSession) {
  await plant(session);
  await made(session, vpp.addParticipant, { plant_id: "harbour", id: "depot", name: "Depot" });
}
async function event(session: BrowserSession, input: typeof PAST) {
  await participant(session);
  await made(session, vpp.createEvent, input);
}

const eventOut = {
  plant_id: "harbour",
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

/** The same refusal of an object that the account does not have. */
const unknown = (operation: OperationCase["operation"], input: object): OperationCase => ({
  operation,
  title: "knows the account's own things only",
  as: "developer",
  input: () => input,
  refusal: { code: "not_found" },
});

export const VPP_CASES: readonly OperationCase[] = [
  {
    operation: vpp.vppStatus,
    title: "tells of the sample plant to everybody, and says that it is one",
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
    title: "tells of a new plant",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrolDevice, DEVICE);
      await made(session, vpp.createEvent, FUTURE);
      return { plant_id: "harbour" };
    },
    output: expect.objectContaining({
      plant_id: "harbour",
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
    title: "creates a plant with the usual terms",
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
  },
  {
    operation: vpp.createPlant,
    title: "refuses a second one of the same name",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return { ...PLANT, id: "other" };
    },
    refusal: { code: "already_exists", path: "name" },
  },
  {
    operation: vpp.createPlant,
    title: "does not give the sample's id away",
    as: "developer",
    input: () => ({ ...PLANT, id: SAMPLE_PLANT_ID }),
    refusal: { code: "already_exists", path: "id" },
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
    refusal: { code: "conflict" },
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
      expect.objectContaining({ id: "harbour", sample: false }),
      expect.objectContaining({ id: SAMPLE_PLANT_ID, sample: true }),
    ],
  },
  {
    operation: vpp.addParticipant,
    title: "adds a site",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return { plant_id: "harbour", id: "depot", name: "Depot" };
    },
    output: { id: "depot", plant_id: "harbour", name: "Depot", opted_in: true, created_at: ISO },
  },
  {
    operation: vpp.addParticipant,
    title: "refuses a second one with the same id",
    as: "developer",
    input: async (session) => {
      await participant(session);
      return { plant_id: "harbour", id: "depot", name: "Depot 2" };
    },
    refusal: { code: "already_exists", path: "id" },
  },
  {
    operation: vpp.addParticipant,
    title: "leaves the sample plant alone",
    as: "developer",
    input: () => ({ plant_id: SAMPLE_PLANT_ID, name: "Depot" }),
    refusal: { code: "forbidden" },
  },
  unknown(vpp.addParticipant, { plant_id: "somebody-elses", name: "Depot" }),
  {
    operation: vpp.enrolDevice,
    title: "enrols a device for the whole day",
    as: "developer",
    input: async (session) => {
      await participant(session);
      return DEVICE;
    },
    output: { ...DEVICE, available_from_hour: 0, available_to_hour: 24 },
  },
  {
    operation: vpp.enrolDevice,
    title: "refuses a second one of the same name",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrolDevice, DEVICE);
      return { ...DEVICE, id: "charger-2" };
    },
    refusal: { code: "already_exists", path: "name" },
  },
  {
    operation: vpp.enrolDevice,
    title: "asks for a power",
    as: "developer",
    input: () => ({ ...DEVICE, flexible_kw: 0 }),
    refusal: { code: "invalid_input", path: "flexible_kw" },
  },
  unknown(vpp.enrolDevice, DEVICE),
  {
    operation: vpp.listParticipants,
    title: "lists sites with their devices",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrolDevice, DEVICE);
      return { plant_id: "harbour" };
    },
    output: [expect.objectContaining({ id: "depot", devices: [expect.objectContaining({ id: "charger" })] })],
  },
  unknown(vpp.listParticipants, { plant_id: "somebody-elses" }),
  {
    operation: vpp.createEvent,
    title: "calls a plant",
    as: "developer",
    input: async (session) => {
      await plant(session);
      return FUTURE;
    },
    output: futureOut,
  },
  {
    operation: vpp.createEvent,
    title: "wants an end after the start",
    as: "developer",
    input: () => ({ ...FUTURE, end: FUTURE.start }),
    refusal: { code: "invalid_input", path: "end" },
  },
  {
    operation: vpp.createEvent,
    title: "wants full quarters of an hour",
    as: "developer",
    input: () => ({ ...FUTURE, start: "2050-06-16T17:05:00-07:00" }),
    refusal: { code: "invalid_input", path: "start" },
  },
  {
    operation: vpp.createEvent,
    title: "refuses a second one with the same id",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return FUTURE;
    },
    refusal: { code: "already_exists", path: "id" },
  },
  unknown(vpp.createEvent, FUTURE),
  {
    operation: vpp.listEvents,
    title: "lists events with where they are",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      await made(session, vpp.createEvent, FUTURE);
      return { plant_id: "harbour", limit: "5" };
    },
    output: [futureOut, expect.objectContaining({ id: "june", status: "completed" })],
  },
  unknown(vpp.listEvents, { plant_id: "somebody-elses", limit: "5" }),
  {
    operation: vpp.optParticipant,
    title: "takes a participant out of an event to come",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return { participant_id: "depot", event_id: "later", opted_in: false };
    },
    output: { ok: true },
  },
  {
    operation: vpp.optParticipant,
    title: "does so only until the event begins",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      return { participant_id: "depot", event_id: "june", opted_in: false };
    },
    refusal: { code: "conflict" },
  },
  unknown(vpp.optParticipant, { participant_id: "somebody-elses", opted_in: false }),
  {
    operation: vpp.reportReadings,
    title: "takes readings, with gaps",
    as: "developer",
    input: async (session) => {
      await participant(session);
      return { ...READINGS, kwh: [1, null, 2] };
    },
    output: { intervals: 3, start: "2026-06-04T00:00:00-07:00", end: "2026-06-04T03:00:00-07:00" },
  },
  {
    operation: vpp.reportReadings,
    title: "keeps a meter on one grid",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.reportReadings, READINGS);
      return { ...READINGS, interval_seconds: 900 };
    },
    refusal: { code: "conflict" },
  },
  {
    operation: vpp.reportReadings,
    title: "names an interval that no hour holds",
    as: "developer",
    input: () => ({ ...READINGS, interval_seconds: 1_000 }),
    refusal: { code: "invalid_input", path: "interval_seconds" },
  },
  unknown(vpp.reportReadings, READINGS),
  {
    operation: vpp.cancelEvent,
    title: "cancels an event to come",
    as: "developer",
    input: async (session) => {
      await event(session, FUTURE);
      return { event_id: "later" };
    },
    output: { ...futureOut, status: "cancelled" },
  },
  {
    operation: vpp.cancelEvent,
    title: "leaves one that is over",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      return { event_id: "june" };
    },
    refusal: { code: "conflict" },
  },
  unknown(vpp.cancelEvent, { event_id: "somebody-elses" }),
  {
    operation: vpp.settleEvent,
    title: "settles from the meters, to the cent",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      await made(session, vpp.addParticipant, { plant_id: "harbour", id: "silent", name: "Silent" });
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
      participants: [
        expect.objectContaining({
          participant_id: "depot",
          delivered_kwh: 16,
          revenue: 12.8,
          baseline: expect.objectContaining({ day_kind: "business", adjustment_factor: 1 }),
        }),
        expect.objectContaining({ participant_id: "silent", revenue: 0, no_baseline: "no_readings" }),
      ],
    }),
  },
  {
    operation: vpp.settleEvent,
    title: "shows the sample's statement to everybody",
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
    refusal: { code: "conflict" },
  },
  unknown(vpp.settleEvent, { event_id: "somebody-elses" }),
  {
    operation: vpp.removeDevice,
    title: "takes a device out",
    as: "developer",
    input: async (session) => {
      await participant(session);
      await made(session, vpp.enrolDevice, DEVICE);
      return { device_id: "charger" };
    },
    output: { ok: true },
  },
  unknown(vpp.removeDevice, { device_id: "somebody-elses" }),
  {
    operation: vpp.deletePlant,
    title: "deletes a plant with all that is in it",
    as: "developer",
    input: async (session) => {
      await event(session, PAST);
      await made(session, vpp.reportReadings, READINGS);
      await made(session, vpp.settleEvent, { event_id: "june" });
      return { plant_id: "harbour" };
    },
    output: { ok: true },
  },
  unknown(vpp.deletePlant, { plant_id: "somebody-elses" }),
];

/** Quotas that a case could only reach with thousands of writes: the triggers' numbers are compared in vpp-quotas.test.ts. */
export const VPP_REFUSALS_TESTED_ELSEWHERE: readonly string[] = [
  "vpp.addParticipant conflict: vpp-quotas.test.ts",
  "vpp.enrolDevice conflict: vpp-quotas.test.ts",
  "vpp.createEvent conflict: vpp-quotas.test.ts",
];
