import type { Order } from "../../frame/orders/order";
import { type LeftOut, type OrderLine, proposeSeveral, type SeveralOrders } from "../../tools/several-orders";
import type { Composition } from "../composition";
import {
  addCannotSet,
  addNoAccount,
  addNone,
  areAllSimulated,
  deviceName,
  deviceNames,
  offerDevices,
} from "./device-names";

/** "Off now and on again at 5:30", "the boiler to 55 and the charger off": all orders of a message as one question. */
export async function severalOrders(c: Composition, orders: readonly Order[]): Promise<void> {
  const repeats = c.frame.mentions?.repeats === true && orders.some(({ at }) => at);
  const { status, lines, leftOut, temperatureUnit } = await c.use(proposeSeveral, { orders, isOnlyTold: repeats });
  if (status === "not_signed_in") return addNoAccount(c);
  if (status === "no_devices") return addNone(c);
  if (status === "no_time_zone") return c.draft.add("assistant.devices.noTimeZone");
  if (status === "read_only") return c.draft.add("assistant.action.readOnly");
  if (status === "unavailable") return c.draft.add("assistant.action.unavailable");
  // Said once, of what is proposed and of what is left out.
  const named = [...lines, ...leftOut.flatMap(({ devices }) => devices)];
  const mentions = lines.length + leftOut.filter(({ devices }) => devices.length > 0).length;
  const isTold = areAllSimulated(named) && mentions > 1;
  const unit = { temperatureUnit, isTold };
  for (const line of lines) addLimits(c, line, unit);
  if (repeats && lines.length > 0) return addRepeating(c, lines, unit);
  const [only, ...more] = lines;
  if (only && more.length === 0) addQuestion(c, only, unit);
  else if (only) {
    c.draft.add("assistant.device.proposeAll");
    for (const line of lines) addLine(c, line, unit);
  }
  for (const line of lines) addMeaning(c, line, unit);
  if (lines.some(({ hasNoHour }) => hasNoHour)) c.draft.add("assistant.device.noHour");
  for (const one of joined(leftOut)) addLeftOut(c, one, isTold);
  const [first] = named;
  if (isTold && first) c.draft.add("assistant.device.theseSimulated", {}, [first.name.source]);
  if (lines.length > 0) c.draft.add("assistant.action.waits");
}

const nameOf = (c: Composition, { device, name }: OrderLine, { isTold }: Telling) =>
  isTold ? c.show(name) : deviceName(c, device, c.show(name));

/** In which unit degrees are told, and whether one sentence says that all of the devices are simulated. */
interface Telling extends Pick<SeveralOrders, "temperatureUnit"> {
  isTold: boolean;
}

/** What is left out for the same reason, in one sentence. */
function joined(leftOut: readonly LeftOut[]): LeftOut[] {
  const alike = Object.groupBy(leftOut, ({ why, words }, index) =>
    why === "cannot_set" || why === "other_unit" ? `${why} ${words?.value ?? ""}` : `${index}`,
  );
  return Object.values(alike).flatMap((group = []) => {
    const [first] = group;
    return first ? [{ ...first, devices: group.flatMap(({ devices }) => devices) }] : [];
  });
}

function figuresOf(c: Composition, line: OrderLine, unit: Telling) {
  const { target, at } = line;
  return {
    devices: nameOf(c, line, unit),
    ...(target ? { target: c.show(target, unit) } : {}),
    ...(at ? { at: c.show(at) } : {}),
  };
}

function addQuestion(c: Composition, line: OrderLine, unit: Telling): void {
  c.draft.add(`assistant.propose.${line.command}${line.at ? "At" : ""}`, figuresOf(c, line, unit));
  if (line.until) c.draft.add("assistant.device.backAt", { until: c.show(line.until) });
}

function addLine(c: Composition, line: OrderLine, unit: Telling): void {
  c.draft.line(`assistant.order.${line.command}${line.at ? "At" : ""}`, figuresOf(c, line, unit));
  if (line.until) c.draft.add("assistant.device.backAt", { until: c.show(line.until) });
}

function addLimits(c: Composition, line: OrderLine, unit: Telling): void {
  const { bounds, current } = line;
  if (current)
    c.draft.add("assistant.device.current", {
      device: nameOf(c, line, unit),
      volts: c.show(current.volts),
      amperes: c.show(current.amperes),
      power: c.show(current.power),
    });
  if (bounds)
    c.draft.add("assistant.device.onlyBetween", {
      devices: nameOf(c, line, unit),
      min: c.show(bounds.min, unit),
      max: c.show(bounds.max, unit),
    });
}

/** What a battery does with the charge that it is set to: it has no reserve apart from it. */
function addMeaning(c: Composition, line: OrderLine, unit: Telling): void {
  if (!line.isReserve || !line.target) return;
  const target = c.show(line.target);
  c.draft.add("assistant.device.reserve", { device: nameOf(c, line, unit), target });
  const isMore = line.setting !== null && Number(line.setting.value) > Number(line.target.value);
  if (isMore && line.setting) c.draft.add("assistant.device.reserveNow", { setting: c.show(line.setting) });
}

function addLeftOut(c: Composition, { why, words, devices, isOn }: LeftOut, isTold: boolean): void {
  const names = deviceNames(c, devices, isTold);
  switch (why) {
    case "missing":
      if (words) c.draft.add("assistant.device.missingBeside", { name: c.show(words) });
      else c.draft.add("assistant.device.missingUnnamed");
      if (devices.length > 0) c.draft.add("assistant.device.near", { devices: names });
      return;
    case "unclear":
      c.draft.add("assistant.device.whichLeft", { devices: names });
      return offerDevices(c, devices);
    case "already":
      return c.draft.add(`assistant.devices.${devices.length > 1 ? "allAlready" : "already"}${isOn ? "On" : "Off"}`, {
        devices: names,
      });
    case "cannot_set":
      return addCannotSet(c, devices, names);
    case "other_unit":
      return c.draft.add("assistant.devices.otherUnit", { devices: names });
    case "discharge":
      return c.draft.add("assistant.device.noDischarge", { device: names });
  }
}

/** What repeats is a schedule, which its owner adds to the device. */
function addRepeating(c: Composition, lines: readonly OrderLine[], unit: Telling): void {
  c.draft.add("assistant.device.repeats");
  for (const line of lines) {
    const { time, target, command } = line;
    c.draft.line(`assistant.order.${command}${time ? "Every" : ""}`, {
      devices: nameOf(c, line, unit),
      ...(target ? { target: c.show(target, unit) } : {}),
      ...(time ? { at: c.show(time) } : {}),
    });
  }
  const [first] = lines;
  if (unit.isTold && first) c.draft.add("assistant.device.theseSimulated", {}, [first.name.source]);
  if (c.frame.mentions?.holidays) c.draft.add("assistant.device.noHolidays");
}
