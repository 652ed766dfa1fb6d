import type { Device } from "@wattleaf/shared/contracts/devices";
import { type DeviceProposal, proposeDeviceControl } from "../tools/device-proposal";
import { type DeviceFacts, type DeviceChoice, deviceList } from "../tools/own-devices";
import { deviceTypeOf } from "../understand/entities/device";
import type { AssistantKey } from "../messages";
import type { Composer, Composition } from "./composition";
import type { Figure } from "./format";

const NAMED_DEVICES = 6;

/** What of the question tells the device apart. */
function choiceOf(c: Composition): DeviceChoice {
  const { appliance, deviceName, room, allDevices } = c.understanding.entities;
  const type = appliance && deviceTypeOf(appliance);
  return {
    ...(deviceName ? { name: deviceName } : {}),
    ...(type && !(allDevices && !appliance) ? { type } : {}),
    ...(room ? { room } : {}),
  };
}

/** "Which devices do I have?", "is the heater on?", "how full is my battery?" */
export const devicesAnswer: Composer = async (c) => {
  const found = await c.use(deviceList, choiceOf(c));
  if (!found.signedIn) return c.draft.add("assistant.devices.signIn");
  if (Number(found.count.value) === 0) return addNone(c);
  if (found.devices.length === 0) {
    const all = await c.use(deviceList, {});
    c.draft.add("assistant.devices.notFound", { devices: names(c, all.devices) });
    return;
  }
  const [only] = found.devices;
  if (found.devices.length === 1 && only) return addOne(c, only);
  const areAllOn = found.count.value === found.on.value;
  c.draft.add(areAllOn ? "assistant.devices.listAllOn" : "assistant.devices.list", {
    count: c.show(found.count),
    on: c.show(found.on),
    devices: names(c, found.devices),
  });
};

function addNone(c: Composition): void {
  c.draft.add("assistant.devices.none");
  c.draft.add("assistant.devices.connect");
}

function addOne(c: Composition, { device, name, power, setting, charge }: DeviceFacts): void {
  const isOn = Number(power.value) < 0 ? "assistant.devices.feeds" : "assistant.devices.isOn";
  c.draft.add(device.on ? isOn : "assistant.devices.isOff", {
    device: simulated(c, device, c.show(name)),
    power: c.show({ ...power, value: Math.abs(Number(power.value)) }),
  });
  if (charge) c.draft.add("assistant.devices.charge", { charge: c.show(charge) });
  if (setting) c.draft.add("assistant.devices.setTo", { setting: c.show(setting) });
}

/** "Turn off the lights", "set the thermostat to 20". Nothing happens before the yes. */
export const controlAnswer: Composer = async (c) => {
  const { command, setting, allDevices, at, durationMinutes } = c.understanding.entities;
  if (!command) return aboutControl(c);
  const found = await c.use(proposeDeviceControl, {
    ...choiceOf(c),
    all: allDevices === true,
    command,
    ...(setting ? { value: setting.value, unit: setting.unit } : {}),
    ...(at
      ? { at: { minuteOfDay: at.minuteOfDay, daysAhead: at.daysAhead === null ? null : Math.min(7, at.daysAhead) } }
      : {}),
    ...(durationMinutes ? { durationMinutes: Math.min(1_440, Math.round(durationMinutes)) } : {}),
  });
  addProposal(c, found);
};

/** "Can my devices be controlled?" names no command. */
const aboutControl: Composer = async (c) => {
  await c.quote("device-control", { question: c.understanding.query });
  const { signedIn, count, devices } = await c.use(deviceList, {});
  if (!signedIn) return c.draft.add("assistant.devices.signIn");
  if (Number(count.value) === 0) return addNone(c);
  c.draft.add("assistant.devices.canControl", { devices: names(c, devices) });
};

function addProposal(c: Composition, found: DeviceProposal): void {
  const devices = names(c, found.devices);
  switch (found.status) {
    case "not_signed_in":
      return c.draft.add("assistant.devices.signIn");
    case "no_devices":
      return addNone(c);
    case "no_time_zone":
      return c.draft.add("assistant.devices.noTimeZone");
    case "read_only":
      return c.draft.add("assistant.action.readOnly");
    case "unavailable":
      return c.draft.add("assistant.action.unavailable");
    case "not_found":
      return c.draft.add("assistant.devices.notFound", { devices });
    case "ambiguous":
      return c.draft.add("assistant.devices.which", { devices });
    case "already":
      return addAlready(c, found.devices);
    case "cannot_set":
      return c.draft.add("assistant.devices.cannotSet", { devices });
    case "needs_value":
      return c.draft.add("assistant.devices.needsValue", { devices });
    case "other_unit":
      return c.draft.add("assistant.devices.otherUnit", { devices });
    case "out_of_bounds":
      if (found.bounds)
        c.draft.add("assistant.devices.outOfBounds", {
          devices,
          min: c.show(found.bounds.min),
          max: c.show(found.bounds.max),
        });
      return;
    default:
      addAsk(c, found, devices);
  }
}

function addAlready(c: Composition, devices: readonly DeviceFacts[]): void {
  const state = c.understanding.entities.command === "on" ? "On" : "Off";
  c.draft.add(`assistant.devices.${devices.length > 1 ? "allAlready" : "already"}${state}`, {
    devices: names(c, devices),
  });
}

function addAsk(c: Composition, { target, at }: DeviceProposal, devices: Figure): void {
  const { command } = c.understanding.entities;
  const what: AssistantKey =
    command === "on" ? "assistant.propose.on" : command === "off" ? "assistant.propose.off" : "assistant.propose.set";
  const values = { devices, ...(target ? { target: c.show(target) } : {}) };
  if (at) c.draft.add(`${what}At` as AssistantKey, { ...values, at: c.show(at) });
  else c.draft.add(what, values);
  c.draft.add("assistant.action.waits");
}

/** Names, those of simulated devices marked. */
function names(c: Composition, devices: readonly DeviceFacts[]): Figure {
  const shown = devices.slice(0, NAMED_DEVICES).map(({ device, name }) => simulated(c, device, c.show(name)));
  const more = devices.length - shown.length;
  if (more <= 0) return c.join(shown);
  const separator = c.t("assistant.list.separator");
  const list = c.join(shown, (items) => items.join(separator));
  return { ...list, text: c.t("assistant.list.andMore", { list: list.text }) };
}

const simulated = (c: Composition, { simulated: isSimulated }: Device, name: Figure): Figure =>
  isSimulated ? { ...name, text: c.t("assistant.devices.simulatedName", { name: name.text }) } : name;
