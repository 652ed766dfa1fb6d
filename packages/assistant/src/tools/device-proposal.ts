import type { ActionAttachment } from "@wattleaf/shared/contracts/attachments";
import type { Device } from "@wattleaf/shared/contracts/devices";
import type { Language } from "@wattleaf/shared/i18n/language";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import { formatFact } from "../compose/format";
import { messages } from "../messages";
import { localTime, momentOf } from "./clock-time";
import { type DeviceOrder, readCommand, type WantedCommand } from "./device-command";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { deviceChoice, type DeviceFacts, deviceFacts, devicesSource, matchDevices, settingFact } from "./own-devices";
import { proposedCard } from "./proposed-card";
import { tool } from "./tool";

const clockTime = z.object({
  minuteOfDay: z.number().int().min(0).max(1_439),
  daysAhead: z.number().int().min(0).max(7).nullable().describe("Null for the next time that the clock shows it"),
});

/** What `control_device` and `run_schedule` keep until the yes; `atMs` is the moment of an order, null for at once. */
export const ordersInput = z.object({
  orders: z
    .array(
      z.object({
        deviceId: z.string(),
        name: z.string(),
        command: z.enum(["on", "off", "set"]),
        value: z.number().optional(),
        atMs: z.number().nullable(),
      }),
    )
    .min(1),
});

type NamedOrder = z.output<typeof ordersInput>["orders"][number];

export interface DeviceProposal extends ToolResult {
  status:
    | "proposed"
    | "not_signed_in"
    | "read_only"
    | "unavailable"
    | "no_devices"
    | "no_time_zone"
    | "not_found"
    | "ambiguous"
    | "already"
    | "cannot_set"
    | "needs_value"
    | "other_unit"
    | "out_of_bounds";
  source: Source;
  /** Those that would be told, or those among which the asker has to choose. */
  devices: readonly DeviceFacts[];
  target: Fact | null;
  bounds: { min: Fact; max: Fact } | null;
  /** When it is to happen; null for at once. */
  at: Fact | null;
}

export const proposeDeviceControl = tool({
  name: "proposeDeviceControl",
  description:
    "Proposes to switch or set connected devices of the user, now or at a time. It does nothing by itself: the user sees a card and says yes or no. With several devices that fit and `all` false it proposes nothing and lists them, so that the user can be asked which",
  input: z.object({
    ...deviceChoice.shape,
    all: z.boolean().default(false).describe("Every device that fits"),
    command: z.enum(["on", "off", "set", "raise", "lower"]),
    value: z.number().optional().describe("Target of `set`, or the step of `raise` and `lower`"),
    unit: z.enum(["celsius", "W", "fraction"]).nullish().describe("Of the value; a battery's charge is a fraction"),
    at: clockTime.optional().describe("When to do it; at once without"),
    durationMinutes: z.number().int().min(1).max(1_440).optional().describe("Then switch back"),
  }),
  async run(
    { all, command, value, unit, at, durationMinutes, ...choice },
    { data, language },
  ): Promise<DeviceProposal> {
    const [account, everything, own] = await Promise.all([data.account(), data.devices(), data.meter()]);
    const source = devicesSource(everything, language);
    const none = { source, devices: [], target: null, bounds: null, at: null, facts: [], passages: [] };
    if (!account) return { ...none, status: "not_signed_in" };
    if (everything.length === 0) return { ...none, status: "no_devices" };
    if (data.actions?.isReadOnly) return { ...none, status: "read_only" };
    if (!data.actions) return { ...none, status: "unavailable" };
    if (at && !own) return { ...none, status: "no_time_zone" };
    const matching = thatFit(matchDevices(everything, choice), { command, value, unit });
    const found = (devices: readonly Device[]) => {
      const shown = devices.map((device) => deviceFacts(device, source));
      return { ...none, devices: shown, facts: factsIn(shown.map(({ device: _device, ...facts }) => facts)) };
    };
    if (matching.length === 0) return { ...found(everything), status: "not_found" };
    if (matching.length > 1 && !all) return { ...found(matching), status: "ambiguous" };

    const changing = matching.filter(
      (device) => !(command === "off" && !device.on) && !(command === "on" && device.on),
    );
    if (changing.length === 0 && !at && durationMinutes === undefined) return { ...found(matching), status: "already" };
    const told = at || durationMinutes !== undefined ? matching : changing;
    const read = told.map((device) => ({ device, ...readCommand(device, { command, value, unit }) }));
    const faulty = read.find((one) => "fault" in one);
    if (faulty && "fault" in faulty) {
      const bounds =
        faulty.fault === "out_of_bounds"
          ? {
              min: settingFact(source, "bounds.min", faulty.device.type, faulty.min),
              max: settingFact(source, "bounds.max", faulty.device.type, faulty.max),
            }
          : null;
      const shown = found([faulty.device]);
      return { ...shown, bounds, status: faulty.fault, facts: [...shown.facts, ...factsIn(bounds)] };
    }
    const nowMs = data.nowMs();
    const timeZone = own?.meter.timeZone ?? "UTC";
    const wantedMs = at ? momentOf(at, timeZone, nowMs) : null;
    // "At six" said in the evening is the next morning's.
    const isOver = at && wantedMs !== null && wantedMs <= nowMs;
    const atMs = isOver ? momentOf({ ...at, daysAhead: null }, timeZone, nowMs) : wantedMs;
    const orders = read.flatMap((one) => ("order" in one ? [{ ...one.order, name: one.device.name, atMs }] : []));
    const back =
      durationMinutes === undefined ? [] : undoing(told, orders, (atMs ?? nowMs) + durationMinutes * MINUTE_MS);
    const [order] = orders;
    const [first] = told;
    const target = order?.value !== undefined && first ? settingFact(source, "target", first.type, order.value) : null;
    const moment = atMs === null ? null : fact(source, "at", localTime(timeZone, atMs), "instant");
    const until = durationMinutes === undefined ? null : durationFact(source, durationMinutes);
    const card = cardFor(
      told,
      command === "on" || command === "off" ? command : "set",
      { target, moment, until },
      language,
    );
    const { id } = await data.actions.propose({
      kind: "control_device",
      input: { orders: [...orders, ...back] },
      language,
    });
    const shown = found(told);
    return {
      ...shown,
      status: "proposed",
      target,
      at: moment,
      facts: [...shown.facts, ...factsIn({ target, moment, until })],
      attachments: [proposedCard("control_device", id, card.title, card.text, language)],
      proposal: { action: "control_device", id },
    };
  },
});

const durationFact = (source: Source, minutes: number): Fact =>
  minutes % 60 === 0 ? fact(source, "duration", minutes / 60, "hours") : fact(source, "duration", minutes, "minutes");

/** "Set it to 7 kW" means the one that takes kilowatts; where none or several do, all that match stay. */
function thatFit(devices: readonly Device[], wanted: WantedCommand): readonly Device[] {
  const fitting = devices.filter((device) => "order" in readCommand(device, wanted));
  return wanted.unit && fitting.length > 0 ? fitting : devices;
}

/** The orders that end what lasts for a time: the switch turned back, the target as it is now. */
function undoing(devices: readonly Device[], orders: readonly DeviceOrder[], atMs: number): NamedOrder[] {
  return devices.flatMap(({ id, name, setting }): NamedOrder[] => {
    const command = orders.find(({ deviceId }) => deviceId === id)?.command;
    const order = { deviceId: id, name, atMs };
    if (command === "set") return setting === null ? [] : [{ ...order, command, value: setting }];
    return [{ ...order, command: command === "on" ? "off" : "on" }];
  });
}

function cardFor(
  devices: readonly Device[],
  command: "off" | "on" | "set",
  { target, moment, until }: { target: Fact | null; moment: Fact | null; until: Fact | null },
  language: Language,
): Pick<ActionAttachment, "text" | "title"> {
  const t = messages(language);
  const say = (one: Fact | null) => (one ? formatFact(one, { language }) : "");
  const names = formatList(
    devices.map(({ name, simulated }) => (simulated ? t("assistant.devices.simulatedName", { name }) : name)),
    language,
  );
  const what = t(`assistant.order.${command}`, { devices: names, target: say(target) });
  const when = moment ? t("assistant.order.at", { at: say(moment) }) : t("assistant.order.now");
  const back = until ? t("assistant.order.back", { duration: say(until) }) : "";
  return { title: what, text: [when, back].filter(Boolean).join(t("assistant.order.gap")) };
}
