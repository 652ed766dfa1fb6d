import type { Device } from "@wattleaf/shared/contracts/devices";
import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import { type ReadCommand, readCommand, type WantedCommand } from "./device-command";
import { type DeviceProposal, type DeviceWish, proposeOrders, proposingNothing, whyNot } from "./device-proposal";
import { amountFor, type DeviceValue } from "./device-values";
import { type Fact, fact, QUESTION_SOURCE } from "./facts";
import { findDevices, type FoundDevices, type WantedDevices } from "./find-devices";
import { type DeviceFacts, deviceFacts, devicesSource, settingFact } from "./own-devices";
import { tool, type ToolContext } from "./tool";
import { factsOf, NOTHING_OPEN, type OpenDevices, openDevices } from "./wanted-devices";

export interface FrameProposal extends DeviceProposal {
  open: OpenDevices;
  /** The mode or color that was asked for: no kind of device has one. */
  mode: Fact | null;
  /** What is off and only switches is offered to be turned on instead of set; to set it is not to want it off. */
  switchTo: "on" | null;
  /** What only switches, beside those that the setting is proposed for. */
  switchOnly: readonly DeviceFacts[];
  /** As the question gave degrees, else as the asker sees them. */
  temperatureUnit?: TemperatureUnit | undefined;
}

const NOTHING_ELSE = { open: NOTHING_OPEN, mode: null, switchTo: null, switchOnly: [] };

type Command = WantedCommand["command"];

interface ProposeFromFrameInput extends WantedDevices {
  command: "on" | "off" | "set" | "raise" | "lower";
  /** One for all, or one for each device in the order in which they are named. */
  values: readonly DeviceValue[];
  at?: { minuteOfDay: number; daysAhead: number | null } | { inMinutes: number } | undefined;
  durationMinutes?: number | undefined;
  /** Only a time was asked for: whether the device is to go on or off was not said. */
  isOpenSwitch?: boolean | undefined;
}

/** Proposes what a question tells devices to do; nothing happens before a yes. */
export const proposeFromFrame = tool(
  "proposeDeviceControl",
  async (
    { command, values: said, at, durationMinutes, isOpenSwitch, ...wanted }: ProposeFromFrameInput,
    context,
  ): Promise<FrameProposal> => {
    const rejection = await whyNot(context);
    if (rejection) return { ...rejection, ...NOTHING_ELSE };
    const all = await context.data.devices();
    const source = devicesSource(all, context.language);
    const isSetting = command !== "on" && command !== "off";
    const found = choiceless(findFor(all, wanted, command, said), isSetting);
    const values = said.map((value) => asOfTank(value, found.devices));
    const { open, facts } = openDevices(found, source);
    const more = { ...NOTHING_ELSE, open };
    const withOpen = (proposal: DeviceProposal) => ({ ...proposal, ...more, facts: [...proposal.facts, ...facts] });
    if (found.unclear.length > 0) return withOpen(proposingNothing(source, found.unclear.flat(), "ambiguous"));
    if (found.devices.length === 0)
      return withOpen(proposingNothing(source, all, found.missing.length > 0 ? "not_found" : "ambiguous"));

    if (isOpenSwitch && found.devices.every(({ on }) => on))
      return withOpen(proposingNothing(source, found.devices, "on_or_off"));
    const plugs = isSetting ? found.devices.filter(({ range, commands }) => !range && commands.length > 0) : [];
    const told = found.devices.filter((device) => !plugs.includes(device));
    if (plugs.length > 0 && told.length === 0) {
      const { switchTo, ...proposal } = await switchInstead(plugs, command, context);
      return { ...withOpen(proposal), switchTo };
    }
    const wishes = told.map((device, index) => wishOf(device, command, valueFor(values, index)));
    const modeless = wishes.findIndex((wish) => wish === "mode");
    const faulty = wishes.findIndex((wish) => typeof wish === "string");
    const [device] = told.slice(modeless < 0 ? faulty : modeless);
    if (modeless >= 0 && device?.range) {
      const value = valueFor(values, modeless);
      const mode = fact(QUESTION_SOURCE, "mode", value?.kind === "mode" ? value.word : "", "text");
      const { unit, min, max } = device.range;
      const bounds = {
        min: settingFact(source, "bounds.min", unit, min),
        max: settingFact(source, "bounds.max", unit, max),
      };
      const proposal = withOpen(proposingNothing(source, [device], "needs_value"));
      return { ...proposal, mode, bounds, facts: [...proposal.facts, mode, bounds.min, bounds.max] };
    }
    if (faulty >= 0 && device) return withOpen(proposingNothing(source, [device], "other_unit"));
    const isFahrenheit = values.some((value) => value.kind === "amount" && value.unit === "fahrenheit");
    const temperatureUnit = isFahrenheit ? "fahrenheit" : context.temperatureUnit;
    const proposal = await proposeOrders(
      wishes.filter((wish) => typeof wish !== "string"),
      { at, durationMinutes },
      context,
      { temperatureUnit },
    );
    const switchOnly = plugs.map((plug) => deviceFacts(plug, source));
    const answer = withOpen(proposal);
    return { ...answer, temperatureUnit, switchOnly, facts: [...answer.facts, ...factsOf(switchOnly)] };
  },
);

/** "Make it 22" without a name means what takes degrees; of several that a name fits, what takes the setting. */
export function findFor(
  all: readonly Device[],
  wanted: WantedDevices,
  command: Command,
  values: readonly DeviceValue[],
): FoundDevices {
  const found = findDevices(all, wanted);
  const isNamed = found.devices.length + found.unclear.length + found.missing.length > 0;
  const isSwitch = command === "on" || command === "off";
  const able = (devices: readonly Device[]) => {
    const willing = isSwitch ? [] : devices.filter((device) => isAble(device, command, values[0]));
    // 68 °F is a room's, not a tank's.
    const within = willing.filter((device) => isWithinBounds(device, command, values[0]));
    return within.length > 0 ? within : willing;
  };
  const open = isNamed ? found.unclear : isSwitch ? (all.length === 1 ? [all] : []) : [able(all)];
  const narrowed = open
    .map((group) => (able(group).length > 0 ? able(group) : group))
    .filter(({ length }) => length > 0);
  return {
    ...found,
    devices: [...found.devices, ...narrowed.filter(({ length }) => length === 1).flat()],
    unclear: narrowed.filter(({ length }) => length > 1),
  };
}

/** Which of several lamps is dimmed need not be asked where none of them can be. */
export function choiceless(found: FoundDevices, isSetting: boolean): FoundDevices {
  const [none, some] = [found.unclear.filter(cannotBeSet), found.unclear.filter((group) => !cannotBeSet(group))];
  return isSetting ? { ...found, devices: [...found.devices, ...none.flat()], unclear: some } : found;
}
const cannotBeSet = (group: readonly Device[]): boolean =>
  group.every(({ range, commands }) => !range && commands.length > 0);

function isWithinBounds(device: Device, command: Command, value: DeviceValue | undefined): boolean {
  const wish = wishOf(device, command, value);
  return typeof wish !== "string" && "order" in readCommand(device, wish);
}

function isAble(device: Device, command: Command, value: DeviceValue | undefined): boolean {
  const wish = wishOf(device, command, value);
  const read: ReadCommand | null = typeof wish === "string" ? null : readCommand(device, wish);
  return read !== null && ("order" in read || read.fault === "out_of_bounds" || read.fault === "needs_value");
}

/** One value is for all; of several each device has its own, and the last is also for those behind it. */
const valueFor = (values: readonly DeviceValue[], index: number): DeviceValue | undefined =>
  values[index] ?? values.at(-1);

/** No tank is kept this cool in Fahrenheit: "set the boiler to 55" means Celsius. */
const COOLEST_TANK_FAHRENHEIT = 100;

function asOfTank(value: DeviceValue, devices: readonly Device[]): DeviceValue {
  const isTank = devices.length > 0 && devices.every(({ type }) => type === "water_heater");
  return isTank && value.kind === "amount" && value.unit === "fahrenheit" && isTankCelsius(value.amount)
    ? { ...value, unit: "celsius" }
    : value;
}

const isTankCelsius = (amount: number): boolean => amount > LARGEST_STEP_DEGREES && amount < COOLEST_TANK_FAHRENHEIT;

/** Up to this, "up 2" is a step; above it, "up to 75" is where it is to go. */
const LARGEST_STEP_DEGREES = 15;

export function wishOf(device: Device, command: Command, value: DeviceValue | undefined): DeviceWish | "mode" | "unit" {
  if (value === undefined || command === "on" || command === "off") return { device, command };
  if (value.kind !== "amount") return value.kind === "mode" ? "mode" : { device, command };
  const isStep =
    command !== "set" && (value.unit === "fraction" || value.unit === "W" || value.amount <= LARGEST_STEP_DEGREES);
  const amount = amountFor(value, device.type, isStep);
  return amount ? { device, command: isStep ? command : "set", value: amount.value, unit: amount.unit } : "unit";
}

/** What only switches is offered to be turned on where all of it is off: dimmer or cooler is not off. */
async function switchInstead(
  plugs: readonly Device[],
  wanted: Command,
  context: ToolContext,
): Promise<DeviceProposal & Pick<FrameProposal, "switchTo">> {
  if (wanted === "lower" || plugs.some(({ on }) => on)) {
    const source = devicesSource(plugs, context.language);
    return { ...proposingNothing(source, plugs, "cannot_set"), switchTo: null };
  }
  const wishes = plugs.map((device) => ({ device, command: "on" }) as const);
  const proposal = await proposeOrders(wishes, {}, context);
  return { ...proposal, status: "cannot_set", switchTo: "on" };
}
