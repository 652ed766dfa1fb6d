import { expect } from "vitest";
import { analyzeNilm, demoNilm, forgetNilmHome, listNilmHomes } from "../../../../packages/shared/src/contracts/nilm";
import { MAX_NILM_HOMES } from "../../../../packages/shared/src/domain/nilm";
import { syntheticHome } from "../../../factories/home-mains";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

const PER_MINUTE_HZ = 0.016667;
const home = syntheticHome({ days: 2 });
const data = Array.from(home.mains, (watts) => Math.round(watts * 10) / 10);

/** A pond pump that runs for nine minutes at 620 W, at times when nothing else switches. */
const PUMP_STARTS = [310, 1_740];
const withPump = data.map((watts, i) =>
  PUMP_STARTS.some((start) => i >= start && i < start + 9) ? watts + 620 : watts,
);
const pumpLabel = { device: "pond_pump", start: 310, end: 319 };
const label = (session: BrowserSession, homeId: string) =>
  session.sendJson("POST", analyzeNilm.path, {
    data: withPump.slice(0, 400),
    sample_rate: PER_MINUTE_HZ,
    home_id: homeId,
    labels: [pumpLabel],
    breakdown: false,
  });
const learnedPump = { device: "pond_pump", power_w: expect.closeTo(620, -1), minutes: expect.closeTo(9, 0) };
const deviceNamed = (name: string, rest: object = {}) =>
  expect.arrayContaining([expect.objectContaining({ name, ...rest })]);

interface Breakdown {
  base_w: number[];
  unassigned_w: number[];
  devices: { power_w: number[] }[];
}

export const NILM_CASES: readonly OperationCase[] = [
  {
    operation: analyzeNilm,
    title: "splits two days into devices that add up to the mains",
    as: "developer",
    input: () => ({
      data,
      sample_rate: PER_MINUTE_HZ,
      start: "2026-03-01T00:00:00+00:00",
      time_zone: "Europe/London",
    }),
    output: expect.objectContaining({
      devices: deviceNamed("kettle", {
        basis: "trained",
        runs: expect.arrayContaining([
          expect.objectContaining({ start_index: 1_002, start: "2026-03-01T16:42:00+00:00" }),
        ]),
      }),
      detail: "appliances",
      quality: { samples: 2_880, interval_seconds: 60, missing: 0, spikes: 0, exporting: 0 },
      power_breakdown: expect.toSatisfy(({ base_w: base, unassigned_w: unassigned, devices }: Breakdown) =>
        data.every((watts, i) => {
          const sum = devices.reduce((total, { power_w: power }) => total + power[i]!, base[i]! + unassigned[i]!);
          return Math.abs(sum - watts) < 0.1;
        }),
      ),
    }),
    again: "same",
  },
  {
    operation: analyzeNilm,
    title: "returns kinds of load and no appliances for quarter hours",
    as: "user",
    input: () => ({
      data: Array.from({ length: 96 }, (_, i) => (i >= 4 && i < 20 ? 7_400 : 300)),
      sample_rate: 0.0011,
      breakdown: false,
    }),
    output: expect.objectContaining({
      detail: "categories",
      devices: [
        expect.objectContaining({
          name: "ev_like",
          runs: [expect.objectContaining({ start_index: 4, end_index: 20, start: null })],
        }),
      ],
      power_breakdown: null,
    }),
  },
  {
    operation: analyzeNilm,
    title: "finds what earlier labels of the home taught it",
    as: "developer",
    input: async (session) => {
      await label(session, "cottage");
      return { data: withPump.slice(400), sample_rate: PER_MINUTE_HZ, home_id: "cottage", devices: ["pond_pump"] };
    },
    output: expect.objectContaining({
      devices: [
        expect.objectContaining({
          name: "pond_pump",
          basis: "labels",
          runs: [expect.objectContaining({ start_index: 1_340, end_index: 1_349 })],
        }),
      ],
    }),
  },
  {
    operation: analyzeNilm,
    title: "reports gaps, export and impossible values",
    as: "developer",
    input: () => ({ data: [120, null, -900, 119, 80_000, 121], sample_rate: 1, devices: ["kettle"] }),
    output: expect.objectContaining({
      quality: { samples: 6, interval_seconds: 1, missing: 1, spikes: 1, exporting: 1 },
      power_breakdown: expect.objectContaining({
        base_w: expect.arrayContaining([null]),
        exported_w: [0, null, 900, 0, 0, 0],
      }),
    }),
  },
  {
    operation: analyzeNilm,
    title: "rejects more than one sample per second",
    as: "developer",
    input: () => ({ data: [1, 2, 3], sample_rate: 50 }),
    error: { code: "invalid_input", path: "sample_rate" },
  },
  {
    operation: analyzeNilm,
    title: "rejects an unknown device",
    as: "developer",
    input: () => ({ data, sample_rate: PER_MINUTE_HZ, devices: ["kettle", "flux_capacitor"] }),
    error: { code: "invalid_input", path: "devices.1" },
  },
  {
    operation: analyzeNilm,
    title: "rejects a label after the end of the series",
    as: "developer",
    input: () => ({ data, sample_rate: PER_MINUTE_HZ, labels: [{ device: "kettle", start: 2_870, end: 2_900 }] }),
    error: { code: "invalid_input", path: "labels.0.end" },
  },
  {
    operation: analyzeNilm,
    title: "requires the series' start for a label with a time",
    as: "developer",
    input: () => ({
      data,
      sample_rate: PER_MINUTE_HZ,
      labels: [{ device: "kettle", start: "2026-03-01T07:00:00Z", end: "2026-03-01T07:05:00Z" }],
    }),
    error: { code: "invalid_input", path: "labels.0.start" },
  },
  {
    operation: analyzeNilm,
    title: "rejects more samples than one call allows",
    as: "developer",
    input: () => ({ data: Array.from({ length: 1_000_001 }, () => 1), sample_rate: 1 }),
    // Over tRPC the body itself is too long, so no field is named there.
    error: { code: "too_large" },
  },
  {
    operation: analyzeNilm,
    title: "stops at a number of homes with labels",
    as: "developer",
    input: async (session) => {
      for (let i = 0; i < MAX_NILM_HOMES; i += 1) await label(session, `home-${i}`);
      return { data: withPump, sample_rate: PER_MINUTE_HZ, home_id: "one-more", labels: [pumpLabel] };
    },
    error: { code: "conflict" },
  },
  {
    operation: listNilmHomes,
    title: "lists learned labels, a repeated one once",
    as: "developer",
    input: async (session) => {
      await label(session, "cottage");
      await label(session, "cottage");
      return {};
    },
    output: { homes: [{ home_id: "cottage", learned: [learnedPump] }] },
  },
  {
    operation: forgetNilmHome,
    title: "forgets a home",
    as: "developer",
    input: async (session) => {
      await label(session, "cottage");
      return { home_id: "cottage" };
    },
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: forgetNilmHome,
    title: "only finds the account's own homes",
    as: "developer",
    input: () => ({ home_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: demoNilm,
    title: "recognizes what a visitor switched on in the sample home, from its total alone",
    as: "visitor",
    input: () => ({
      presses: [
        { appliance: "kettle", startMinute: 900 },
        { appliance: "washing_machine", startMinute: 960 },
        { appliance: "ev_charger", startMinute: 1_080 },
      ],
    }),
    output: expect.objectContaining({
      fromMinute: 840,
      devices: expect.toSatisfy((devices: { name: string; runs: { startMinute: number }[] }[]) =>
        (
          [
            ["kettle", 900],
            ["washing_machine", 960],
            ["ev_charger", 1_080],
          ] as const
        ).every(([name, minute]) =>
          devices.some((one) => one.name === name && one.runs.some((run) => Math.abs(run.startMinute - minute) <= 5)),
        ),
      ),
    }),
    again: "same",
  },
  {
    operation: demoNilm,
    title: "finds none of them in a home where nothing was switched on",
    as: "visitor",
    input: () => ({ presses: [] }),
    output: expect.objectContaining({ devices: [expect.objectContaining({ name: "fridge" })] }),
  },
  {
    operation: demoNilm,
    title: "rejects a start after the day's last",
    as: "visitor",
    input: () => ({ presses: [{ appliance: "kettle", startMinute: 1_400 }] }),
    error: { code: "invalid_input", path: "presses.0.startMinute" },
  },
];
