import { batteryHours, batterySizeWh, panelWatts, yearlyOutputWh } from "@wattleaf/engine/estimate/sizing";
import { fact } from "../facts";
import { type Calculator, computed, inPeriod, stated, step } from "./calculation";
import { periodSaid } from "./given-amounts";
import { BATTERY_SOURCE, PANEL_WATTS, SOLAR_KWH_PER_KW, SOLAR_SOURCE, USABLE_SHARE } from "./typical-use";

const KWH_PER_KW = 1_000;
const OF_SOLAR = new Set(["solar-sizing", "rooftop-solar", "balcony-solar", "solar-payback"]);

/** What panels make, and what that is worth. */
const OF_OUTPUT = new Set(["net-metering-and-export", "rooftop-solar", "solar-payback"]);
/** More than a panel has. */
const WHOLE_ROOF_WATTS = 1_000;

/** Panels or kW → kWh a year; kWh → panels. */
export const solar: Calculator = ({ given, subject, appliance, topic, metric, group, named }) => {
  if (topic !== undefined && OF_BATTERY_SIZE.has(topic)) return null;
  const isSolar =
    subject === "solar" ||
    appliance === "solar" ||
    (topic !== undefined && OF_SOLAR.has(topic)) ||
    metric === "production";
  const power = given.first("power");
  const energy = given.first("energy");
  const yields = [SOLAR_KWH_PER_KW.low, SOLAR_KWH_PER_KW.high].map((kwh, index) =>
    fact(SOLAR_SOURCE, index ? "yield.high" : "yield.low", kwh * KWH_PER_KW, "Wh"),
  );
  const assumedYield = {
    what: "solar_yield" as const,
    facts: [...yields, fact(SOLAR_SOURCE, "perKw", KWH_PER_KW, "W")],
  };
  const isOfSystem = power !== undefined && (!energy || power.watts >= WHOLE_ROOF_WATTS);
  if (given.panels !== undefined || (isSolar && isOfSystem)) {
    const each = given.panels === undefined ? null : panelOf(power?.watts);
    const watts =
      given.panels === undefined ? (power?.watts ?? 0) : panelWatts(given.panels, each?.watts ?? PANEL_WATTS);
    const rated = each ? computed("rated", watts, "W", [each.fact]) : stated("power", watts, "W");
    const [low, high] = yields.map((one, index) =>
      computed(`output.${index}`, yearlyOutputWh(watts, Number(one.value) / KWH_PER_KW), "Wh", [one]),
    );
    if (!low || !high) return null;
    return {
      finding: "production",
      headline: [low, high],
      per: "year",
      steps: each ? [step("×", [stated("panels", given.panels ?? 0, "count"), each.fact], rated)] : [],
      assumed: [...(each?.isAssumed ? [{ what: "panel_watts" as const, facts: [each.fact] }] : []), assumedYield],
    };
  }
  // "My panels make 20 kWh a day, is that good?" asks for no size.
  if (
    !isSolar ||
    (metric !== "count" && topic !== undefined && OF_OUTPUT.has(topic)) ||
    !energy ||
    given.first("money") ||
    given.first("price")
  )
    return null;
  // What is not said to be of a month may be of a day or a year: a size twelve times off helps no one.
  const per = energy.per ?? named ?? periodSaid(group);
  if (per === null) return { unknown: "energy_period", amount: stated("energy", energy.wh, "Wh") };
  const { fact: yearly, steps: yearlySteps } = inPeriod(stated("yearly", energy.wh, "Wh"), per, "year");
  const sizes = yields
    .map((one, index) => {
      const size = computed(`size.${index}`, (Number(yearly.value) / Number(one.value)) * KWH_PER_KW, "W", [one]);
      return { one, size };
    })
    .toReversed();
  const [low, high] = sizes.map(({ size }) => size);
  if (!low || !high) return null;
  const each = panelOf(power?.watts);
  const [fewest, most] = [low, high].map((size, index) =>
    computed(`panels.${index}`, Math.ceil(Number(size.value) / each.watts), "count", [size]),
  );
  return {
    finding: "solar_size",
    headline: [low, high],
    per: null,
    steps: [...yearlySteps, ...sizes.map(({ one, size }) => step("÷", [yearly, one], size))],
    ...(fewest && most ? { panels: { figures: [fewest, most] as const, each: each.fact } } : {}),
    assumed: [assumedYield],
  };
};

function panelOf(watts: number | undefined) {
  return watts !== undefined && watts < WHOLE_ROOF_WATTS
    ? { watts, fact: stated("panel", watts, "W"), isAssumed: false }
    : { watts: PANEL_WATTS, fact: fact(SOLAR_SOURCE, "panel", PANEL_WATTS, "W"), isAssumed: true };
}

const OF_BATTERY_SIZE = new Set(["battery-sizing", "home-battery", "backup-power"]);

/** How long a battery runs a load; how large one is for an amount of energy. */
export const battery: Calculator = ({ given, topic, subject }) => {
  const own = given.first("battery");
  const load = given.first("power");
  const share = fact(BATTERY_SOURCE, "usableShare", USABLE_SHARE, "fraction");
  const assumed = [{ what: "usable_share" as const, facts: [share] }];
  if (own && load) {
    const [capacity, power] = [stated("battery", own.wh, "Wh"), stated("power", load.watts, "W")];
    const usable = computed("usable", own.wh * USABLE_SHARE, "Wh", [share]);
    const hours = computed("batteryHours", batteryHours(own.wh, USABLE_SHARE, load.watts), "hours", [share]);
    const steps = [step("×", [capacity, share], usable), step("÷", [usable, power], hours)];
    return { finding: "hours", headline: [hours], per: null, steps, assumed };
  }
  const energy = given.first("energy");
  const isSizing =
    topic === "battery-sizing" || (subject === "battery" && topic !== undefined && OF_BATTERY_SIZE.has(topic));
  if (!energy || !isSizing || given.first("money")) return null;
  // A battery is charged and emptied once a day.
  const { fact: need, steps } =
    energy.per === null
      ? { fact: stated("need", energy.wh, "Wh"), steps: [] }
      : inPeriod(stated("need", energy.wh, "Wh"), energy.per, "day");
  const size = computed("batterySize", batterySizeWh(Number(need.value), USABLE_SHARE), "Wh", [share]);
  return {
    finding: "battery_size",
    headline: [size],
    per: null,
    steps: [...steps, step("÷", [need, share], size)],
    assumed,
  };
};
