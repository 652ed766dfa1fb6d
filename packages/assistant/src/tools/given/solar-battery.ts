import { energyWhOf, perPeriod } from "@wattleaf/engine/estimate/energy-cost";
import {
  batteryHours,
  batterySizeWh,
  panelWatts,
  paybackYears,
  yearlyOutputWh,
} from "@wattleaf/engine/estimate/sizing";
import type { GivenPeriod } from "../../frame/amounts/given-codes";
import type { SunZone } from "../../frame/sun-zone";
import { type Fact, fact } from "../facts";
import { type Calculator, computed, costStep, inPeriod, stated, step } from "./calculation";
import { periodSaid } from "./given-amounts";
import { BATTERY_SOURCE, PANEL_WATTS, SOLAR_KWH_PER_KW, SOLAR_SOURCE, USABLE_SHARE } from "./typical-use";

const KWH_PER_KW = 1_000;
const OF_SOLAR = new Set(["solar-sizing", "rooftop-solar", "balcony-solar", "solar-payback"]);

/** What panels make, and what that is worth. */
const OF_OUTPUT = new Set(["net-metering-and-export", "rooftop-solar", "solar-payback"]);
/** More than a panel has. */
const WHOLE_ROOF_WATTS = 1_000;

/** What a kW of panels makes in a year there. */
export function yieldsOf(sun: SunZone): {
  yields: readonly Fact[];
  assumed: { what: "solar_yield"; facts: readonly Fact[] };
} {
  const { low, high, source } = SOLAR_KWH_PER_KW[sun];
  const yields = [low, high].map((kwh, index) =>
    fact(source, index ? "yield.high" : "yield.low", kwh * KWH_PER_KW, "Wh"),
  );
  return { yields, assumed: { what: "solar_yield", facts: [...yields, fact(source, "perKw", KWH_PER_KW, "W")] } };
}

/** Panels or kW → kWh a year; kWh → panels. */
export const solar: Calculator = ({ given, subject, appliance, topic, metric, group, named, sun }) => {
  if (topic !== undefined && OF_BATTERY_SIZE.has(topic)) return null;
  const isSolar =
    subject === "solar" ||
    appliance === "solar" ||
    (topic !== undefined && OF_SOLAR.has(topic)) ||
    metric === "production";
  const power = given.first("power");
  const energy = given.first("energy");
  const { yields, assumed: assumedYield } = yieldsOf(sun);
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
      // What it costs would tell when it has paid for itself.
      ...(topic === "solar-payback" && !given.first("money") ? { ask: "system_cost" as const } : {}),
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
  const hours = given.first("duration")?.hours;
  const run = load && hours !== undefined ? energyWhOf(load.watts * given.pieces, hours) : undefined;
  const energy = given.first("energy") ?? (run === undefined ? undefined : { wh: run, per: null });
  const isSizing =
    topic === "battery-sizing" || (subject === "battery" && topic !== undefined && OF_BATTERY_SIZE.has(topic));
  if (!energy || !isSizing || given.first("money")) return null;
  // A battery is charged and emptied once a day.
  const { fact: need, steps } =
    energy.per === null
      ? { fact: stated("need", energy.wh, "Wh"), steps: [] }
      : inPeriod(stated("need", energy.wh, "Wh"), energy.per, "day");
  const ofRun =
    run !== undefined && load && hours !== undefined
      ? [
          step(
            "×",
            [
              ...(given.pieces > 1 ? [stated("pieces", given.pieces, "count")] : []),
              stated("power", load.watts, "W"),
              stated("hours", hours, "hours"),
            ],
            need,
          ),
        ]
      : [];
  const size = computed("batterySize", batterySizeWh(Number(need.value), USABLE_SHARE), "Wh", [share]);
  return {
    finding: "battery_size",
    headline: [size],
    per: null,
    steps: [...ofRun, ...steps, step("÷", [need, share], size)],
    assumed,
  };
};

/** Of what a battery takes in, the part that comes out again. */
const ROUND_TRIP = 0.9;

/** What a home battery saves that is charged at the lower and emptied at the higher of two prices, once a day. */
export const storageSaving: Calculator = ({ given, subject, appliance, topic, currency }) => {
  const isOfBattery = subject === "battery" || appliance === "battery" || topic === "battery-payback";
  const prices = given.of("price");
  const [first, second] = prices;
  const stored = given.first("battery")?.wh ?? perDay(given.first("energy"));
  if (!isOfBattery || !first || !second || prices.length > 2) return null;
  if (given.all.some(({ kind }) => !OF_STORAGE.has(kind))) return null;
  if (stored === undefined)
    return {
      unknown: "stored_energy",
      amount: stated("gap", Math.abs(first.perKwh - second.perKwh), "price", first.currency ?? currency),
    };
  const [high, low] = [Math.max(first.perKwh, second.perKwh), Math.min(first.perKwh, second.perKwh)].map(
    (perKwh, index) => stated(`price.${index}`, perKwh, "price", first.currency ?? currency),
  );
  if (!high || !low) return null;
  const used = stated("stored", stored, "Wh");
  const efficiency = fact(BATTERY_SOURCE, "roundTrip", ROUND_TRIP, "fraction");
  const charged = computed("charged", stored / ROUND_TRIP, "Wh", [efficiency]);
  const avoided = costStep("avoided", used, { fact: high, assumed: null });
  const paid = costStep("paid", charged, { fact: low, assumed: null });
  if (!avoided || !paid) return null;
  const daily = computed(
    "saving.day",
    Number(avoided.result.value) - Number(paid.result.value),
    "currency",
    [charged],
    high.text,
  );
  // What is lost in storing it costs more than the lower price spares.
  if (Number(daily.value) <= 0)
    return {
      unknown: "no_gain",
      amount: stated("gap", Math.abs(first.perKwh - second.perKwh), "price", first.currency ?? currency),
    };
  const yearly = inPeriod(daily, "day", "year");
  const cost = given.of("money").find(({ per }) => per === null);
  const price = cost && stated("cost", cost.amount, "currency", cost.currency ?? currency);
  const years =
    price && computed("payback", paybackYears(Number(price.value), Number(yearly.fact.value)), "years", [charged]);
  const steps = [
    step("÷", [used, efficiency], charged),
    avoided,
    paid,
    step("−", [avoided.result, paid.result], daily),
    ...yearly.steps,
  ];
  const assumed = [{ what: "round_trip" as const, facts: [efficiency] }];
  return years && price
    ? {
        finding: "payback",
        headline: [years],
        per: null,
        steps: [...steps, step("÷", [price, yearly.fact], years)],
        assumed,
      }
    : { finding: "saving", headline: [yearly.fact], per: "year", steps, assumed, ask: "battery_price" };
};

const OF_STORAGE: ReadonlySet<string> = new Set(["battery", "energy", "money", "price"]);

const perDay = (energy: { wh: number; per: GivenPeriod | null } | undefined): number | undefined =>
  energy && perPeriod(energy.wh, energy.per ?? "day", "day");
