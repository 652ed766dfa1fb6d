import type { Metric } from "../../frame/frame";
import { type DeviceState, type DeviceStates, deviceStates } from "../../tools/device-states";
import type { Composer, Composition } from "../composition";
import type { Figure } from "../format";
import { addMissing, addNoAccount, addNone, deviceName, deviceNames, offerDevices } from "./device-names";
import { wantedIn } from "./wanted";

/** "Is the lamp on?", "which lights are on?", "how full is the battery?", "is everything off?" */
export const deviceState: Composer = async (c) => {
  const wanted = wantedIn(c.frame);
  const found = await c.use(deviceStates, wanted);
  if (!found.signedIn) return addNoAccount(c);
  if (found.all.length === 0) return addNone(c);
  const isNamed = Boolean(wanted.names ?? wanted.appliances ?? wanted.rooms);
  if (!isNamed && found.devices.length === found.all.length) return addHome(c, found);
  const isRoom = !wanted.names && !wanted.appliances && c.frame.metric === "temperature";
  if (isRoom && !found.devices.some(({ temperature }) => temperature)) return addThermometers(c, found);
  if (found.open.unclear.length > 0 && found.devices.length === 0) return addGroup(c, unclearStates(found));
  const [only] = found.devices;
  if (found.devices.length === 1 && only) addDevice(c, only, c.frame.metric);
  else if (found.devices.length > 1) addGroup(c, found.devices);
  addMissing(c, found.open, found.devices.length > 0 ? [] : found.all, { named: "assistant.device.unknown" });
};

/** Of several that a name fits all are told: a question about them changes nothing. */
function unclearStates({ all, open }: DeviceStates): DeviceState[] {
  return all.filter(({ device }) => open.unclear.some((one) => one.device.id === device.id));
}

/** Each with what it draws, where that was asked for. */
function addEach(c: Composition, devices: readonly DeviceState[]): void {
  for (const state of devices) addSwitch(c, state, deviceName(c, state.device, c.show(state.name)), true);
}

const asksEach = ({ frame: { metric, mentions } }: Composition): boolean =>
  metric === "power" || mentions?.asksPower === true;

function addHome(c: Composition, { all, count, on }: DeviceStates): void {
  const lit = all.filter(({ device }) => device.on);
  const values = { count: c.show(count), on: c.show(on), devices: deviceNames(c, lit.length > 0 ? lit : all) };
  if (lit.length === 0) c.draft.add("assistant.device.noneOn", values);
  else if (lit.length === all.length) c.draft.add("assistant.device.allOn", values);
  else {
    c.draft.add(lit.length === 1 ? "assistant.device.oneOn" : "assistant.device.someOn", values);
    c.draft.add("assistant.device.groupOff", {
      devices: deviceNames(
        c,
        all.filter(({ device }) => !device.on),
      ),
    });
  }
  if (asksEach(c)) addEach(c, lit);
}

function addGroup(c: Composition, devices: readonly DeviceState[]): void {
  const lit = devices.filter(({ device }) => device.on);
  const dark = devices.filter(({ device }) => !device.on);
  if (lit.length === 0) c.draft.add("assistant.device.groupNoneOn", { devices: deviceNames(c, dark) });
  else c.draft.add("assistant.device.groupOn", { devices: deviceNames(c, lit) });
  if (lit.length > 0 && dark.length > 0) c.draft.add("assistant.device.groupOff", { devices: deviceNames(c, dark) });
  if (asksEach(c)) addEach(c, lit);
  offerDevices(c, devices);
}

/** What was asked of it stands first, with its name. */
function addDevice(c: Composition, state: DeviceState, metric: Metric | undefined): void {
  const device = deviceName(c, state.device, c.show(state.name));
  const { mentions } = c.frame;
  if (mentions?.asksOnline && state.device.available) c.draft.add("assistant.device.isReached", { device });
  const before = c.draft.sentences.length;
  if (metric === "battery_level") {
    if (state.charge) c.draft.add("assistant.device.chargedTo", { device, charge: c.show(state.charge) });
    else c.draft.add("assistant.device.noCharge", { device });
  }
  if (metric === "temperature") addTemperature(c, state, device);
  if (metric === "duration" || mentions?.asksSince)
    c.draft.add(state.device.on ? "assistant.device.onFor" : "assistant.device.offFor", {
      device,
      duration: c.show(state.unchangedFor),
    });
  addSwitch(c, state, c.draft.sentences.length > before ? null : device);
  if (metric === "battery_level" || metric === "temperature") return;
  if (mentions?.asksFull && state.full)
    c.draft.add("assistant.device.fullIn", {
      capacity: c.show(state.full.capacity),
      level: c.show(state.full.level),
      duration: c.show(state.full.duration),
    });
  if (state.charge) c.draft.add("assistant.devices.charge", { charge: c.show(state.charge) });
  if (state.setting) c.draft.add("assistant.devices.setTo", { setting: c.show(state.setting) });
}

function addTemperature(c: Composition, { device: { type }, temperature, setting }: DeviceState, device: Figure): void {
  const target = type === "thermostat" || type === "water_heater" ? setting : null;
  if (temperature) {
    c.draft.add("assistant.device.temperature", { device, temperature: c.show(temperature) });
    if (target) c.draft.add("assistant.devices.setTo", { setting: c.show(target) });
  } else if (target) c.draft.add("assistant.device.setTo", { device, setting: c.show(target) });
  else c.draft.add("assistant.device.noTemperature", { device });
}

/** @param device its name; null where the sentence before has said it */
export function addSwitch(
  c: Composition,
  { device: { available, on, type }, power }: DeviceState,
  device: Figure | null,
  isLine = false,
): void {
  const isCharged = type === "battery" || type === "ev_charger";
  const takes = isCharged && Number(power?.value) > 0 ? "charges" : "isOn";
  const gives = type === "battery" ? "discharges" : "feeds";
  const running = !power ? "isOnOnly" : Number(power.value) < 0 ? gives : takes;
  const state = !available ? "isUnavailable" : on ? running : "isOff";
  const shown: Record<string, Figure> = power && available && on ? { power: c.showSize(power) } : {};
  if (device) c.draft[isLine ? "line" : "add"](`assistant.devices.${state}`, { device, ...shown });
  else c.draft.add(`assistant.device.it.${state}`, shown);
}

/** "How warm is it in the bedroom?" where nothing there measures it. */
function addThermometers(c: Composition, { all }: DeviceStates): void {
  c.draft.add("assistant.device.noneMeasures");
  for (const { device, name, temperature } of all)
    if (temperature)
      c.draft.add("assistant.device.temperature", {
        device: deviceName(c, device, c.show(name)),
        temperature: c.show(temperature),
      });
}
