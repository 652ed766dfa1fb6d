import { batteryRuntime } from "../../tools/battery-runtime";
import { deviceStates } from "../../tools/device-states";
import { tariffDays } from "../../tools/tariff-days";
import type { Composer, Composition } from "../composition";
import { deviceName } from "../devices/device-names";
import { addSwitch } from "../devices/state";
import { addSolarAccount } from "../figures/solar-account";
import { addHomeInstead, addPeriod } from "../figures";
import { levelHours } from "./price-words";

const NIGHT_FROM = 22;
const EVENING_FROM = 18;

/** "If the power went out at 8, how long would the battery carry us?" */
export const batteryRuntimeAnswer: Composer = async (c) => {
  const { filters = [], mentions } = c.frame;
  const { hour, untilHour } = mentions?.homeMatter ?? {};
  const named = filters.includes("evening") ? EVENING_FROM : filters.includes("night") ? NIGHT_FROM : undefined;
  const start = hour ?? named;
  const found = await c.use(batteryRuntime, {
    ...(untilHour === undefined ? {} : { untilHour }),
    ...(start === undefined ? {} : { fromHour: start }),
  });
  const { battery, capacity, stored, average, hours, lasts, needed, hasSolar, isWithoutCar } = found;
  if (battery?.charge)
    c.draft.add("assistant.battery.holds", {
      device: deviceName(c, battery.device, c.show(battery.name)),
      charge: c.show(battery.charge),
      capacity: c.show(capacity),
      stored: c.show(stored),
    });
  else c.draft.add("assistant.battery.notConnected", { capacity: c.show(capacity) });
  if (!average || !lasts) return c.draft.add("assistant.battery.noAverage");
  const values = { average: c.show(average), stored: c.show(stored), lasts: c.show(lasts) };
  if (hours) c.draft.add("assistant.battery.lastsHours", { ...values, hours: c.showHours(hours.first, hours.last) });
  else c.draft.add("assistant.battery.lasts", values);
  if (needed)
    c.draft.add(
      Number(needed.value) <= Number(stored.value) ? "assistant.battery.enough" : "assistant.battery.tooLittle",
      {
        needed: c.show(needed),
        stored: c.show(stored),
      },
    );
  if (isWithoutCar) c.draft.add("assistant.battery.withoutCar");
  c.draft.add(hasSolar ? "assistant.battery.caveatSolar" : "assistant.battery.caveat");
};

/** How the battery is now, or that none is connected. */
async function addBattery(c: Composition): Promise<void> {
  const { devices } = await c.use(deviceStates, { appliances: ["battery"] });
  const state = devices.find(({ device }) => device.type === "battery");
  if (!state) return c.draft.add("assistant.battery.none");
  const device = deviceName(c, state.device, c.show(state.name));
  if (state.charge) {
    c.draft.add("assistant.device.chargedTo", { device, charge: c.show(state.charge) });
    addSwitch(c, state, null);
  } else addSwitch(c, state, device);
}

/** "Did it fill from the sun yesterday?", "how efficient was it?": what the meter tells of that time instead. */
export const batteryPast: Composer = async (c) => {
  const { period, filters = [], metric, mentions } = c.frame;
  const isOfNow = period?.startsWith("hour") === true || metric === "battery_level" || mentions?.asksState === true;
  if (isOfNow) await addBattery(c);
  c.draft.add("assistant.battery.historyNotKept");
  // The state of now is no time of the past.
  const past = isOfNow && (period ?? "hour0").startsWith("hour") ? "day-1" : period;
  if (past !== undefined) {
    const before = c.draft.sentences.length;
    const exported = (await c.tools.data.usage())?.facts.exported ?? 0;
    // Of a part of the day what was bought says more.
    const isPart = filters.length > 0 || exported <= 0;
    const isHome = filters.length > 0 && (await addHomeInstead(c));
    if (!isHome && (isPart || mentions?.alsoCounts?.includes("bought"))) await addPeriod(c, past, "energy");
    const question = { metric: "own_use" as const, period: past, filters: [...filters] };
    if (!isPart) await addSolarAccount(c, { form: "total", question });
    if (c.draft.sentences.length > before) c.draft.add("assistant.battery.ofMeter");
  }
  if (!isOfNow) await addBattery(c);
};

/** "Has the battery saved us anything?": what it gave is not kept; what each kWh of it is worth is. */
export const batterySaving: Composer = async (c) => {
  await addBattery(c);
  c.draft.add("assistant.battery.savingNotKept");
  const { weekday } = await c.use(tariffDays, {});
  const [highest] = weekday;
  const lowest = weekday.at(-1);
  if (highest && lowest && highest !== lowest)
    c.draft.add("assistant.battery.worth", {
      highest: c.show(highest.price),
      highHours: levelHours(c, highest),
      lowest: c.show(lowest.price),
      lowHours: levelHours(c, lowest),
    });
  else if (weekday.length === 1) c.draft.add("assistant.battery.worthFlat");
  c.draft.add("assistant.battery.whatTells");
};
