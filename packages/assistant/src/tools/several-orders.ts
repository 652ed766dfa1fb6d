import type { Device } from "@wattleaf/shared/contracts/devices";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { DeviceCommand } from "@wattleaf/shared/domain/devices";
import { formatTime, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatFact } from "../compose/format";
import type { Order, SaidTime } from "../frame/orders/order";
import { messages } from "../messages";
import { localTime, momentOf } from "./clock-time";
import { readCommand } from "./device-command";
import { type DeviceProposal, whyNot } from "./device-proposal";
import { readValue } from "./device-values";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type Source, type ToolResult } from "./facts";
import { findDevices } from "./find-devices";
import { choiceless, findFor, wishOf } from "./frame-proposal";
import { type DeviceFacts, deviceFacts, devicesSource, settingFact } from "./own-devices";
import { proposedCard } from "./proposed-card";
import { tool, type ToolContext } from "./tool";

/** What is proposed to one device. */
export interface OrderLine extends DeviceFacts {
  command: DeviceCommand;
  target: Fact | null;
  /** Null for at once. */
  at: Fact | null;
  /** The same on the clock alone. */
  time: Fact | null;
  until: Fact | null;
  /** The target that was asked for is beyond these. */
  bounds: { min: Fact; max: Fact } | null;
  /** Of a current: the voltage and the amperes that the power was worked out from. */
  current: { volts: Fact; amperes: Fact; power: Fact } | null;
  isReserve: boolean;
  hasNoHour: boolean;
}

/** What of a message is not proposed, and why. */
export interface LeftOut {
  why: "already" | "cannot_set" | "discharge" | "missing" | "other_unit" | "unclear";
  words: Fact | null;
  devices: readonly DeviceFacts[];
  isOn: boolean;
}

export interface SeveralOrders extends ToolResult {
  status:
    | "proposed"
    | Extract<DeviceProposal["status"], "no_devices" | "no_time_zone" | "not_signed_in" | "read_only" | "unavailable">;
  source: Source;
  /** In which the settings are told. */
  temperatureUnit: ToolContext["temperatureUnit"];
  lines: readonly OrderLine[];
  leftOut: readonly LeftOut[];
}

/** A charger's voltage where its owner names a current. */
const VOLTS = { america: 240, elsewhere: 230 } as const;

/** "72", and 72F: no room is kept at 72 °C, and a percentage has its own sign. */
const isInFahrenheit = ({ value = "" }: Order): boolean =>
  value.endsWith("F") || (/^[6-9]\d(?:\.\d+)?$/.test(value) && Number(value) < 96);

/** Proposes all orders of a message as one card; what cannot be proposed is told apart. */
export const proposeSeveral = tool(
  "proposeDeviceControl",
  async (
    { orders, isOnlyTold = false }: { orders: readonly Order[]; isOnlyTold?: boolean },
    asked,
  ): Promise<SeveralOrders> => {
    // Who orders in Fahrenheit is answered in it.
    const temperatureUnit = orders.some(isInFahrenheit) ? "fahrenheit" : asked.temperatureUnit;
    const context = { ...asked, temperatureUnit };
    const { data, language } = context;
    const all = await data.devices();
    const source = devicesSource(all, language);
    const nothing = { source, temperatureUnit, lines: [], leftOut: [], facts: [] };
    const rejection = await whyNot(context);
    if (rejection) return { ...nothing, status: rejection.status as SeveralOrders["status"] };
    const timeZone = (await data.meter())?.meter.timeZone;
    const isTimed = orders.some(({ at, until, inMinutes }) => at ?? until ?? inMinutes);
    if (isTimed && !timeZone) return { ...nothing, status: "no_time_zone" };
    const desk = new Desk(all, source, timeZone ?? "UTC", context);
    for (const order of orders) desk.take(order, orders);
    const { lines, leftOut, inputs } = desk;
    const facts = [
      ...factsIn(lines.map(({ device: _device, ...line }) => line)),
      ...leftOut.flatMap(({ words, devices }) => [
        ...(words ? [words] : []),
        ...factsIn(devices.map(({ device: _device, ...one }) => one)),
      ]),
    ];
    if (lines.length === 0 || isOnlyTold || !data.actions)
      return { ...nothing, status: "proposed", lines, leftOut, facts };
    const { id } = await data.actions.propose({ kind: "control_device", input: { orders: inputs }, language });
    const text = messages(language)("assistant.order.confirm");
    return {
      status: "proposed",
      source,
      temperatureUnit,
      lines,
      leftOut,
      facts,
      attachments: [proposedCard("control_device", id, titleOf(lines, context), text, language)],
      proposal: { action: "control_device", id },
    };
  },
);

class Desk {
  readonly lines: OrderLine[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly inputs: { deviceId: string; name: string; command: DeviceCommand; value?: number; atMs: number | null }[] =
    [];
  /** When the order before begins: "off at 11, on again at 7:30" is the next morning. */
  #afterMs: number;

  constructor(
    readonly all: readonly Device[],
    readonly source: Source,
    readonly timeZone: string,
    readonly context: ToolContext,
  ) {
    this.#afterMs = context.data.nowMs();
  }

  take(order: Order, orders: readonly Order[]): void {
    const { devices, unclear, missing } = this.#find(order, orders);
    for (const { words, near } of missing) this.#leave("missing", near, words || order.words);
    for (const group of unclear) this.#leave("unclear", group, order.words);
    const atMs = this.#momentOf(order);
    const already: Device[] = [];
    for (const device of devices) {
      if (order.isOfDischarge) this.#leave("discharge", [device], "");
      else if (!this.#propose(order, device, atMs)) already.push(device);
    }
    if (already.length > 0) this.#leave("already", already, "", order.command === "on");
    if (atMs !== null) this.#afterMs = atMs;
  }

  #find(order: Order, orders: readonly Order[]) {
    const { devices: names, appliances, rooms, everyDevice, except = [], command, value, words } = order;
    const wanted = {
      names,
      appliances,
      applianceWords: words,
      rooms: rooms && rooms.length > 0 ? rooms : undefined,
      everyDevice,
    };
    const isSetting = command !== "on" && command !== "off";
    const found = choiceless(
      findFor(this.all, wanted, command, value === undefined ? [] : [readValue(value)]),
      isSetting,
    );
    if (!everyDevice) return found;
    const isOfKind = (appliances ?? names) !== undefined;
    const kept = new Set([
      ...except.flatMap((one) => findDevices(this.all, { names: [one], everyDevice: true }).devices),
      // "Everything off, and the heating at 12": it has an order of its own.
      ...orders
        .filter((other) => other !== order && !other.everyDevice)
        .flatMap(
          (other) =>
            findFor(
              this.all,
              { names: other.devices, appliances: other.appliances, rooms: other.rooms },
              other.command,
              other.value === undefined ? [] : [readValue(other.value)],
            ).devices,
        ),
    ]);
    // Of a kind, those that are as they should be are told; of everything they are not worth a word.
    const isSwitched = (device: Device) => device.commands.length > 0 && device.on !== (command === "on");
    return {
      ...found,
      devices: found.devices.filter((device) => !kept.has(device) && (isOfKind || isSwitched(device))),
    };
  }

  /** @returns false where nothing would change */
  #propose(order: Order, device: Device, atMs: number | null): boolean {
    const { command, value } = order;
    const ends = order.until ?? order.minutes;
    if (
      (command === "on" || command === "off") &&
      device.on === (command === "on") &&
      atMs === null &&
      ends === undefined
    ) {
      const isToldBefore = this.inputs.some(({ deviceId }) => deviceId === device.id);
      if (!isToldBefore) return false;
    }
    const read = this.#read(order, device);
    if (typeof read === "string") {
      this.#leave(read, [device], value ?? "");
      return true;
    }
    const { bounds, current, ...told } = read;
    const untilMs = order.until
      ? this.#clock(order.until, atMs ?? this.#afterMs)
      : order.minutes === undefined
        ? null
        : (atMs ?? this.context.data.nowMs()) + order.minutes * MINUTE_MS;
    const one = { deviceId: device.id, name: device.name };
    this.inputs.push({ ...one, ...told, atMs });
    if (untilMs !== null && (told.command !== "set" || device.setting !== null))
      this.inputs.push(
        told.command === "set"
          ? { ...one, command: "set", value: Number(device.setting), atMs: untilMs }
          : { ...one, command: told.command === "on" ? "off" : "on", atMs: untilMs },
      );
    const at = this.lines.length;
    const instant = (id: string, ms: number | null) =>
      ms === null ? null : fact(this.source, `${id}.${at}`, localTime(this.timeZone, ms), "instant");
    this.lines.push({
      ...deviceFacts(device, this.source),
      command: told.command,
      target:
        told.value === undefined || !device.range
          ? null
          : settingFact(this.source, `target.${at}`, device.range.unit, told.value),
      at: instant("at", atMs),
      time:
        atMs === null
          ? null
          : fact(
              this.source,
              `time.${at}`,
              formatTime(parseTime(localTime(this.timeZone, atMs).slice(11)), this.context.language),
              "text",
            ),
      until: instant("until", untilMs),
      bounds,
      current,
      isReserve: order.isReserve === true,
      hasNoHour: order.hasNoHour === true,
    });
    return true;
  }

  #read({ command, value, from }: Order, device: Device) {
    const none = { bounds: null, current: null };
    if (command === "on" || command === "off")
      return device.commands.length === 0 ? ("cannot_set" as const) : { command, ...none };
    const amperes = value?.endsWith("A") ? Number.parseFloat(value) : null;
    const volts = this.timeZone.startsWith("America/") ? VOLTS.america : VOLTS.elsewhere;
    const isOfCurrent = amperes !== null && device.range?.unit === "watts";
    const seen = isOfCurrent ? `${amperes * volts}W` : value === undefined ? undefined : this.#asSeen(value, command);
    const said = seen === undefined ? undefined : readValue(seen);
    const wish = wishOf(from === undefined ? device : { ...device, setting: Number.parseFloat(from) }, command, said);
    if (typeof wish === "string") return "other_unit" as const;
    const read = readCommand(wish.device, wish);
    const current = isOfCurrent
      ? {
          volts: fact(QUESTION_SOURCE, "volts", `${volts} V`, "text"),
          amperes: fact(QUESTION_SOURCE, "amperes", `${amperes} A`, "text"),
          power: fact(this.source, `power.${this.lines.length}`, amperes * volts, "W"),
        }
      : null;
    if ("order" in read)
      return {
        command: "set" as const,
        ...(read.order.value === undefined ? {} : { value: read.order.value }),
        bounds: null,
        current,
      };
    if (read.fault !== "out_of_bounds")
      return read.fault === "other_unit" ? ("other_unit" as const) : ("cannot_set" as const);
    const bound = (id: string, amount: number) =>
      settingFact(this.source, `${id}.${this.lines.length}`, read.unit, amount);
    return {
      command: "set" as const,
      value: read.nearest,
      bounds: { min: bound("bounds.min", read.min), max: bound("bounds.max", read.max) },
      current,
    };
  }

  /** A step of so many degrees is in the unit that the asker sees. */
  #asSeen(value: string, command: Order["command"]): string {
    const isBare = /^[\d.]+$/.test(value);
    return isBare && command !== "set" && this.context.temperatureUnit === "fahrenheit" ? `${value}F` : value;
  }

  #momentOf({ at, inMinutes }: Order): number | null {
    if (inMinutes !== undefined) return this.context.data.nowMs() + inMinutes * MINUTE_MS;
    return at ? this.#clock(at, this.#afterMs) : null;
  }

  /** The next time after a moment at which the clock shows it, in the one half of the day or the other. */
  #clock({ minuteOfDay, daysAhead, isEitherHalf }: SaidTime, afterMs: number): number {
    const nowMs = this.context.data.nowMs();
    const next = (minute: number) => {
      const named = daysAhead === null ? null : momentOf({ minuteOfDay: minute, daysAhead }, this.timeZone, nowMs);
      return named !== null && named > afterMs
        ? named
        : momentOf({ minuteOfDay: minute, daysAhead: null }, this.timeZone, nowMs, afterMs);
    };
    return isEitherHalf ? Math.min(next(minuteOfDay % 720), next((minuteOfDay % 720) + 720)) : next(minuteOfDay);
  }

  #leave(why: LeftOut["why"], devices: readonly Device[], words: string, isOn = false): void {
    this.leftOut.push({
      why,
      words: words === "" ? null : fact(QUESTION_SOURCE, `left.${this.leftOut.length}`, words, "text"),
      devices: devices.map((device) => deviceFacts(device, this.source)),
      isOn,
    });
  }
}

/** "Turn off Boiler, Turn on Boiler at …" as the heading of the card. */
function titleOf(lines: readonly OrderLine[], { language, temperatureUnit }: ToolContext): string {
  const t = messages(language);
  const say = (one: Fact | null) => (one ? formatFact(one, { language, temperatureUnit }) : "");
  const isTold = lines.length > 1 && lines.every(({ device }) => device.simulated);
  const title = lines
    .map(({ device, command, target, at, until }) => {
      const devices =
        device.simulated && !isTold ? t("assistant.devices.simulatedName", { name: device.name }) : device.name;
      const order = t(`assistant.order.${command}${at ? "At" : ""}`, { devices, target: say(target), at: say(at) });
      return until ? t("assistant.order.untilThen", { order, until: say(until) }) : order;
    })
    .join(t("assistant.list.separator"));
  return isTold ? t("assistant.device.allSimulated", { names: title }) : title;
}
