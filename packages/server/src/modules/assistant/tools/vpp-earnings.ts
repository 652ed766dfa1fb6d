import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceType } from "@wattleaf/shared/domain/devices";
import { z } from "zod";
import { words } from "../words";
import type { VppEvent } from "./assistant-data";
import { tableOf } from "./attachments";
import { MS_PER_HOUR } from "./clock-time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { devicesSource } from "./own-devices";
import { proposedCard } from "./proposed-card";
import { tool, type ToolContext } from "./tool";

/**
 * Power that a device of a kind can give up when it is called, in kW: a battery its discharge, a charger its set power, a
 * thermostat and a water heater what such a unit draws while it runs, which is half of the time.
 */
export const FLEXIBLE_KW: Record<DeviceType, number> = {
  battery: 2,
  ev_charger: 7.4,
  thermostat: 1.5,
  water_heater: 2,
  smart_plug: 0,
};
/** Of a device that runs half of the time, or a car that is plugged in half of the evenings, half is there to be given up. */
const LIKELY: Record<DeviceType, number> = {
  battery: 1,
  ev_charger: 0.5,
  thermostat: 0.5,
  water_heater: 0.5,
  smart_plug: 0,
};

export const flexibleKwOf = ({ type, setting }: Device): number =>
  (type === "ev_charger" && setting !== null ? setting / 1_000 : FLEXIBLE_KW[type]) * LIKELY[type];

export interface VppEarnings extends ToolResult {
  signedIn: boolean;
  /** Whether a home of the asker takes part already. */
  enrolled: boolean;
  source: Source;
  events: Fact;
  earned: Fact | null;
  last: { date: Fact; earned: Fact; energy: Fact } | null;
  /** What one call like the simulated plant's would earn with the asker's devices; null without flexible ones. */
  potential: { power: Fact; price: Fact; hours: Fact; perEvent: Fact; source: Source } | null;
  devices: Fact;
}

export const vppEarnings = tool({
  name: "vppEarnings",
  description:
    "What the asker's home earned in settled events of virtual power plants, and what one event would earn with the connected devices at the simulated sample plant's prices. Computed statements, no money moves",
  input: z.object({}),
  async run(_input, { data, language }): Promise<VppEarnings> {
    const [account, own, all] = await Promise.all([data.account(), data.vpp(), data.devices()]);
    const t = words(language);
    const source: Source = { key: "vpp", kind: "account", title: t("assistant.source.vpp"), url: "/vpp" };
    const settled = own?.settled ?? [];
    const [latest] = settled;
    const currency = latest?.currency;
    const figures = {
      events: fact(source, "settledEvents", settled.length, "count"),
      earned: latest ? fact(source, "earned", sum(settled.map(({ earned }) => earned)), "currency", currency) : null,
      last: latest
        ? {
            date: fact(source, "last.date", latest.start.slice(0, 10), "date"),
            earned: fact(source, "last.earned", latest.earned, "currency", latest.currency),
            energy: fact(source, "last.energy", latest.deliveredKwh * 1_000, "Wh"),
          }
        : null,
      devices: fact(
        devicesSource(all, language),
        "flexibleDevices",
        all.filter((one) => flexibleKwOf(one) > 0).length,
        "count",
      ),
    };
    const potential = own ? potentialOf(all, own.sample, language) : null;
    return {
      signedIn: account !== null,
      enrolled: (own?.participants.length ?? 0) > 0,
      source,
      ...figures,
      potential,
      facts: factsIn([figures, potential && { ...potential, source: null }]),
      passages: [],
      notes: [t("assistant.vppEarnings.statement")],
      attachments: settled.length > 1 ? [eventsTable(settled, source, language)] : [],
    };
  },
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const hoursOf = ({ start, end }: VppEvent): number => (Date.parse(end) - Date.parse(start)) / MS_PER_HOUR;

function potentialOf(devices: readonly Device[], sample: readonly VppEvent[], language: ToolContext["language"]) {
  const kw = sum(devices.map(flexibleKwOf));
  const [first] = sample;
  if (kw <= 0 || !first) return null;
  const source: Source = {
    key: "vpp-sample",
    kind: "product",
    title: words(language)("assistant.source.vppSample"),
    sandbox: true,
  };
  const price = sum(sample.map((event) => event.pricePerKwh)) / sample.length;
  const hours = sum(sample.map(hoursOf)) / sample.length;
  return {
    power: fact(source, "flexiblePower", kw * 1_000, "W"),
    price: fact(source, "eventPrice", price, "price", first.currency),
    hours: fact(source, "eventHours", hours, "hours"),
    perEvent: fact(source, "perEvent", kw * hours * price, "currency", first.currency),
    source,
  };
}

function eventsTable(events: readonly VppEvent[], source: Source, language: ToolContext["language"]) {
  const t = words(language);
  return tableOf(
    t("assistant.vppEarnings.tableTitle"),
    [
      { label: t("assistant.vppEarnings.day"), align: "start" },
      { label: t("assistant.vppEarnings.delivered"), align: "end" },
      { label: t("assistant.vppEarnings.earned"), align: "end" },
    ],
    events
      .slice(0, 12)
      .map(({ eventId, start, deliveredKwh, earned, currency }) => [
        fact(source, `day.${eventId}`, start.slice(0, 10), "date"),
        fact(source, `delivered.${eventId}`, deliveredKwh * 1_000, "Wh"),
        fact(source, `earned.${eventId}`, earned, "currency", currency),
      ]),
    language,
  );
}

export interface VppProposal extends ToolResult {
  status: "proposed" | "enrolled" | "no_devices" | "not_signed_in" | "read_only" | "unavailable";
  source: Source;
  devices: readonly Fact[];
  power: Fact | null;
}

export const proposeVppEnrolment = tool({
  name: "proposeVppEnrolment",
  description:
    "Proposes to enrol the asker's home with its flexible devices (battery, charger, thermostat, water heater) in a virtual power plant. Nothing is enrolled before the asker says yes",
  input: z.object({}),
  async run(_input, { data, language }): Promise<VppProposal> {
    const [account, own, all] = await Promise.all([data.account(), data.vpp(), data.devices()]);
    const source = devicesSource(all, language);
    const none = { source, devices: [], power: null, facts: [], passages: [] };
    if (!account || !own) return { ...none, status: "not_signed_in" };
    if (own.participants.length > 0) return { ...none, status: "enrolled" };
    const flexible = all.filter((device) => flexibleKwOf(device) > 0);
    if (flexible.length === 0) return { ...none, status: "no_devices" };
    if (data.actions?.isReadOnly) return { ...none, status: "read_only" };
    if (!data.actions) return { ...none, status: "unavailable" };
    const devices = flexible.map(({ id, name }) => fact(source, `name.${id}`, name, "text"));
    const power = fact(source, "flexiblePower", sum(flexible.map(flexibleKwOf)) * 1_000, "W");
    const { id } = await data.actions.propose({
      kind: "enrol_vpp",
      input: { deviceIds: flexible.map((device) => device.id) },
      language,
    });
    const t = words(language);
    const names = flexible.map(({ name }) => name).join(t("assistant.list.separator"));
    return {
      status: "proposed",
      source,
      devices,
      power,
      facts: [...devices, power],
      passages: [],
      attachments: [
        proposedCard(
          "enrol_vpp",
          id,
          t("assistant.card.enrol_vpp.title"),
          t("assistant.card.enrol_vpp.text", { devices: names }),
          language,
        ),
      ],
      proposal: { action: "enrol_vpp", id },
    };
  },
});
