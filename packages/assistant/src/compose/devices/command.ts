import type { DeviceType } from "@wattleaf/shared/domain/devices";
import type { Frame } from "../../frame/frame";
import { type FrameProposal, proposeFromFrame } from "../../tools/frame-proposal";
import { deviceStates } from "../../tools/device-states";
import { readValue } from "../../tools/device-values";
import type { WantedCommand } from "../../tools/device-command";
import type { AssistantKey } from "../../messages";
import type { Composer, Composition } from "../composition";
import type { Figure } from "../format";
import { actionTimeOf } from "./after-peak";
import {
  addCannotSet,
  addMissing,
  addNoAccount,
  addNone,
  areAllSimulated,
  deviceName,
  deviceNames,
  offerDevices,
} from "./device-names";
import { severalOrders } from "./orders";
import { plannedRun, scheduledIn } from "../schedule";
import type { Scheduled } from "../../tools/schedule-load";
import { wantedIn } from "./wanted";

/** "Turn off the bedroom lamp", "set the heating to 22 at 7". Nothing happens before the yes. */
export const deviceCommand: Composer = async (c) => {
  const { frame } = c;
  if (frame.mentions?.onCondition) return c.draft.add("assistant.device.noCondition");
  if (frame.orders) return severalOrders(c, frame.orders);
  const command = commandOf(frame);
  if (!command) return manageDevices(c);
  const time = await actionTimeOf(c);
  const machine = scheduledIn(frame) ?? (time.isPlanned || time.isAfterPeak ? await machineNamed(c) : undefined);
  const isOpen = time.isPlanned || (!time.at && (time.isTonight || time.readyBy !== undefined));
  const canWait = time.notBefore !== undefined && frame.command !== "on";
  const isCharge = machine === "ev" && (frame.values ?? []).some((code) => code.endsWith("%"));
  if (machine && command !== "off" && (isOpen || canWait || isCharge)) return plannedRun(c, machine, time);
  const at = time.at ?? time.notBefore ?? time.readyBy;
  if (isOpen && !at) return c.draft.add(time.isPlanned ? "assistant.device.notPlanned" : "assistant.device.whatTime");
  const proposal = await c.use(proposeFromFrame, {
    ...wantedIn(frame),
    command,
    values: settingsIn(frame)
      .map(readValue)
      .filter(({ kind }) => kind !== "duration"),
    at,
    isOpenSwitch: frame.command === "schedule" && command === "on",
    durationMinutes: time.durationMinutes,
  });
  await addProposal(c, proposal, command);
};

/** Of a device that is called by its name, the machine that it is: "run the Rheem when it's cheapest". */
async function machineNamed(c: Composition): Promise<Scheduled | undefined> {
  const { devices } = await c.use(deviceStates, wantedIn(c.frame));
  const [only, ...others] = devices;
  return only && others.length === 0 ? MACHINES[only.device.type] : undefined;
}
const MACHINES: Partial<Record<DeviceType, Scheduled>> = {
  battery: "battery",
  ev_charger: "ev",
  water_heater: "water_heater",
};

/** "A bit lower" after "set it to 22" goes down from where it is: the 22 was not said again. */
function settingsIn({ command, values = [], read }: Frame): readonly string[] {
  const isStep = command === "raise" || command === "lower";
  return isStep && read.act !== undefined && read.values === undefined ? [] : values;
}

/** What a device is told; undefined for what is done with the list of devices. */
function commandOf({ command, values = [] }: Frame): WantedCommand["command"] | undefined {
  const hasSetting = values.some((code) => readValue(code).kind !== "duration");
  switch (command) {
    case "on":
    case "start":
      return hasSetting ? "set" : "on";
    case "charge":
    case "schedule":
      return hasSetting ? "set" : "on";
    case "off":
    case "stop":
      return "off";
    case "set":
      return "set";
    case "raise":
    case "lower":
      return command;
    default:
      return undefined;
  }
}

/** Connecting, renaming and removing are done on the page of devices. */
async function manageDevices(c: Composition): Promise<void> {
  const { signedIn, source } = await c.use(deviceStates, {});
  if (!signedIn) await addNoAccount(c);
  else if (c.tools.partner) await addNone(c);
  else c.draft.add("assistant.device.notNow", {}, [source]);
}

async function addProposal(c: Composition, found: FrameProposal, command: WantedCommand["command"]): Promise<void> {
  const devices = deviceNames(c, found.devices);
  switch (found.status) {
    case "not_signed_in":
      return addNoAccount(c);
    case "no_devices":
      return addNone(c);
    case "no_time_zone":
      return c.draft.add("assistant.devices.noTimeZone");
    case "read_only":
      return c.draft.add("assistant.action.readOnly");
    case "unavailable":
      return c.draft.add("assistant.action.unavailable");
    case "not_found":
      return addMissing(c, found.open, found.devices, { named: "assistant.device.missing" });
    case "ambiguous":
      c.draft.add("assistant.devices.which", { devices });
      return offerDevices(c, found.devices);
    case "on_or_off":
      return c.draft.add("assistant.device.onOrOff", { devices });
    case "already":
      return addAlready(c, found, command);
    case "only_measures":
      return c.draft.add("assistant.devices.onlyMeasures", { devices });
    case "cannot_set":
      return addSwitchOnly(c, found, devices);
    case "needs_value":
      return addNeedsValue(c, found, devices);
    case "other_unit":
      return c.draft.add("assistant.devices.otherUnit", { devices });
    default:
      addAsk(c, found);
      for (const { words } of found.open.missing)
        if (words) c.draft.add("assistant.device.missingBeside", { name: c.show(words) });
  }
}

function addAlready(c: Composition, { devices }: FrameProposal, command: WantedCommand["command"]): void {
  const state = command === "on" ? "On" : "Off";
  c.draft.add(`assistant.devices.${devices.length > 1 ? "allAlready" : "already"}${state}`, {
    devices: deviceNames(c, devices),
  });
}

function addSwitchOnly(c: Composition, { devices: plugs, switchTo }: FrameProposal, devices: Figure): void {
  if (!switchTo) return addCannotSet(c, plugs, devices);
  c.draft.add(`assistant.device.switchOnly${plugs.length > 1 ? "All" : ""}`, { devices });
  c.draft.add("assistant.action.waits");
}

function addNeedsValue(c: Composition, { mode, bounds }: FrameProposal, devices: Figure): void {
  if (!mode || !bounds) return c.draft.add("assistant.devices.needsValue", { devices });
  c.draft.add("assistant.device.noMode", {
    devices,
    value: c.show(mode),
    min: c.show(bounds.min),
    max: c.show(bounds.max),
  });
}

/** The question of the card: in one sentence for what is told alike, else order by order. */
function addAsk(c: Composition, found: FrameProposal): void {
  const { bounds, at, until, temperatureUnit, devices, orders } = found;
  const degrees = { temperatureUnit };
  const [first] = orders;
  if (!first) return;
  if (bounds && devices.length === 1 && first.target)
    c.draft.add("assistant.devices.outOfBounds", {
      devices: deviceNames(c, devices),
      min: c.show(bounds.min, degrees),
      max: c.show(bounds.max, degrees),
      target: c.show(first.target, degrees),
    });
  else if (isOneOrder(found)) {
    const key = `assistant.propose.${first.command}${at ? "At" : ""}` as AssistantKey;
    c.draft.add(key, {
      devices: deviceNames(c, devices),
      ...(first.target ? { target: c.show(first.target, degrees) } : {}),
      ...(at ? { at: c.show(at) } : {}),
    });
  } else addOrders(c, found);
  if (found.switchOnly.length > 0) addCannotSet(c, found.switchOnly, deviceNames(c, found.switchOnly));
  if (until) c.draft.add("assistant.device.back", { duration: c.show(until) });
  if (c.frame.mentions?.repeats) c.draft.add("assistant.device.onlyOnce");
  c.draft.add("assistant.action.waits");
}

/** What is named in one sentence. */
const MOST_IN_A_SENTENCE = 2;

function isOneOrder({ devices, orders }: FrameProposal): boolean {
  const [first] = orders;
  return (
    devices.length <= MOST_IN_A_SENTENCE &&
    orders.every(({ command, target }) => command === first?.command && target?.value === first.target?.value)
  );
}

function addOrders(c: Composition, { devices, orders, at, temperatureUnit }: FrameProposal): void {
  if (at) c.draft.add("assistant.device.proposeAllAt", { at: c.show(at) });
  else c.draft.add("assistant.device.proposeAll");
  const isTold = areAllSimulated(devices);
  for (const [index, { device, name }] of devices.entries()) {
    const order = orders[index];
    if (order)
      c.draft.line(`assistant.order.${order.command}`, {
        devices: isTold ? c.show(name) : deviceName(c, device, c.show(name)),
        ...(order.target ? { target: c.show(order.target, { temperatureUnit }) } : {}),
      });
  }
  const [first] = devices;
  if (isTold && first) c.draft.add("assistant.device.theseSimulated", {}, [first.name.source]);
}
