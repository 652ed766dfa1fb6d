import type { ActionAttachment } from "@wattleaf/shared/contracts/attachments";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { runReasonSchema } from "@wattleaf/shared/contracts/devices/schedules";
import type { Language } from "@wattleaf/shared/i18n/language";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import type { DeviceCommand } from "@wattleaf/shared/domain/devices";
import { formatFact, type FormatOptions } from "../compose/format";
import { messages } from "../messages";
import { localTime, momentOf, type TimeOfDay } from "./clock-time";
import { type DeviceOrder, readCommand, type WantedCommand } from "./device-command";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { type DeviceFacts, deviceFacts, devicesSource, settingFact } from "./own-devices";
import { proposedCard } from "./proposed-card";
import type { ToolContext } from "./tool";

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
        /** For `on`: turned off after so long. */
        minutes: z.int().optional(),
        reason: runReasonSchema.optional(),
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
    | "on_or_off"
    | "unavailable"
    | "no_devices"
    | "no_time_zone"
    | "not_found"
    | "ambiguous"
    | "already"
    | "cannot_set"
    | "only_measures"
    | "needs_value"
    | "other_unit"
    | "out_of_bounds";
  source: Source;
  /** Those that would be told, or those among which the asker has to choose. */
  devices: readonly DeviceFacts[];
  /** What each of `devices` would be told, when proposed. */
  orders: readonly { command: DeviceCommand; target: Fact | null }[];
  /** Of the first order. */
  target: Fact | null;
  /** Of a target that is too high or too low; with `orders` the nearest one that is allowed is proposed. */
  bounds: { min: Fact; max: Fact } | null;
  /** When it is to happen; null for at once. */
  at: Fact | null;
  /** For how long; null for good. */
  until: Fact | null;
}

/** What one device is to be told. */
export interface DeviceWish extends WantedCommand {
  device: Device;
}

interface When {
  at?: TimeOfDay | { inMinutes: number } | undefined;
  durationMinutes?: number | undefined;
}

/** What keeps an asker from commanding anything; null when nothing does. */
export async function whyNot({ data, language }: ToolContext): Promise<DeviceProposal | null> {
  const [account, everything] = await Promise.all([data.account(), data.devices()]);
  const rejection = (status: DeviceProposal["status"]) =>
    proposingNothing(devicesSource(everything, language), [], status);
  if (!account) return rejection("not_signed_in");
  if (everything.length === 0) return rejection("no_devices");
  if (data.actions?.isReadOnly) return rejection("read_only");
  return data.actions ? null : rejection("unavailable");
}

/**
 * Proposes what each device is to be told as one card. What one of them cannot follow stops the whole, and is named; a
 * target beyond its bounds is proposed as the nearest that it allows.
 */
export async function proposeOrders(
  wishes: readonly DeviceWish[],
  { at, durationMinutes }: When,
  { data, language }: ToolContext,
  options: Partial<FormatOptions> = {},
): Promise<DeviceProposal> {
  const own = await data.meter();
  const source = devicesSource(await data.devices(), language);
  const { actions } = data;
  if (!actions) return proposingNothing(source, [], "unavailable");
  const timeZone = own?.meter.timeZone;
  if (at && !timeZone) return proposingNothing(source, [], "no_time_zone");
  const isLasting = at !== undefined || durationMinutes !== undefined;
  const changing = wishes.filter(({ command, device }) => command !== (device.on ? "on" : "off"));
  if (changing.length === 0 && !isLasting)
    return proposingNothing(
      source,
      wishes.map(({ device }) => device),
      "already",
    );
  const read = (isLasting ? wishes : changing).map((wish) => ({
    device: wish.device,
    ...readCommand(wish.device, wish),
  }));
  const faulty = read.find((one) => "fault" in one && one.fault !== "out_of_bounds");
  if (faulty && "fault" in faulty) return proposingNothing(source, [faulty.device], faulty.fault);
  const beyond = read.find((one) => "fault" in one);
  const bounds =
    beyond && "fault" in beyond && beyond.fault === "out_of_bounds"
      ? {
          min: settingFact(source, "bounds.min", beyond.unit, beyond.min),
          max: settingFact(source, "bounds.max", beyond.unit, beyond.max),
        }
      : null;
  const told = read.map(({ device }) => device);
  const given = read.flatMap((one): DeviceOrder[] =>
    "order" in one
      ? [one.order]
      : one.fault === "out_of_bounds"
        ? [{ deviceId: one.device.id, command: "set", value: one.nearest }]
        : [],
  );
  const nowMs = data.nowMs();
  const atMs = at ? momentFor(at, timeZone ?? "UTC", nowMs) : null;
  const orders: NamedOrder[] = given.map((order, index) => ({ ...order, name: told[index]?.name ?? "", atMs }));
  const back =
    durationMinutes === undefined ? [] : undoing(told, orders, (atMs ?? nowMs) + durationMinutes * MINUTE_MS);
  const shownOrders = orders.map(({ command, value }, index) => {
    const unit = told[index]?.range?.unit;
    return {
      command,
      target: value === undefined || !unit ? null : settingFact(source, `target.${index}`, unit, value),
    };
  });
  const moment = atMs === null ? null : fact(source, "at", localTime(timeZone ?? "UTC", atMs), "instant");
  const until = durationMinutes === undefined ? null : durationFact(source, durationMinutes);
  const card = cardFor(told, shownOrders, { moment, until }, language, options);
  const { id } = await actions.propose({ kind: "control_device", input: { orders: [...orders, ...back] }, language });
  const shown = proposingNothing(source, told, "proposed");
  return {
    ...shown,
    status: bounds ? "out_of_bounds" : "proposed",
    orders: shownOrders,
    target: shownOrders[0]?.target ?? null,
    bounds,
    at: moment,
    until,
    facts: [...shown.facts, ...factsIn({ shownOrders, moment, until, bounds })],
    attachments: [proposedCard("control_device", id, card.title, card.text, language)],
    proposal: { action: "control_device", id },
  };
}

/** "At six" said in the evening is the next morning's. */
function momentFor(at: NonNullable<When["at"]>, timeZone: string, nowMs: number): number {
  if ("inMinutes" in at) return nowMs + at.inMinutes * MINUTE_MS;
  const wantedMs = momentOf(at, timeZone, nowMs);
  return wantedMs > nowMs ? wantedMs : momentOf({ ...at, daysAhead: null }, timeZone, nowMs);
}

/** Devices that nothing is proposed for, as facts. */
export function proposingNothing(
  source: Source,
  devices: readonly Device[],
  status: DeviceProposal["status"],
): DeviceProposal {
  const shown = devices.map((device) => deviceFacts(device, source));
  return {
    status,
    source,
    devices: shown,
    orders: [],
    target: null,
    bounds: null,
    at: null,
    until: null,
    facts: factsIn(shown.map(({ device: _device, ...facts }) => facts)),
  };
}

const durationFact = (source: Source, minutes: number): Fact =>
  minutes % 60 === 0 ? fact(source, "duration", minutes / 60, "hours") : fact(source, "duration", minutes, "minutes");

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
  orders: DeviceProposal["orders"],
  { moment, until }: { moment: Fact | null; until: Fact | null },
  language: Language,
  options: Partial<FormatOptions>,
): Pick<ActionAttachment, "text" | "title"> {
  const t = messages(language);
  const say = (one: Fact | null) => (one ? formatFact(one, { language, ...options }) : "");
  const isTold = devices.length > 1 && devices.every(({ simulated }) => simulated);
  const named = devices.map(({ name, simulated }, index) => ({
    name: simulated && !isTold ? t("assistant.devices.simulatedName", { name }) : name,
    command: orders[index]?.command ?? "off",
    target: say(orders[index]?.target ?? null),
  }));
  // Devices that are told the same stand together.
  const what = Object.values(Object.groupBy(named, ({ command, target }) => `${command} ${target}`)).flatMap(
    (group) => {
      const [first] = group ?? [];
      if (!first || !group) return [];
      const names = formatList(
        group.map(({ name }) => name),
        language,
      );
      return [t(`assistant.order.${first.command}`, { devices: names, target: first.target })];
    },
  );
  const when = moment ? t("assistant.order.at", { at: say(moment) }) : t("assistant.order.now");
  const back = until ? t("assistant.order.back", { duration: say(until) }) : "";
  const title = what.join(t("assistant.list.separator"));
  return {
    title: isTold ? t("assistant.device.allSimulated", { names: title }) : title,
    text: [when, back].filter(Boolean).join(t("assistant.order.gap")),
  };
}
