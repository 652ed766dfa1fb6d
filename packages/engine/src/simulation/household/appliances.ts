import { between, chance } from "./chance";
import { type DayPlan, isDayOff } from "./day-plan";
import type { Household } from "./household";

/** A stretch of steady power. */
export interface LoadEvent {
  /** Hours of the wall clock since the day's midnight; may lie on the next day. */
  startHour: number;
  minutes: number;
  watts: number;
}

/** Each random event of a day has its own index. */
const DRAW = {
  breakfast: 201,
  lunch: 202,
  dinner: 203,
  dinnerLength: 204,
  kettle: 205,
  dishes: 206,
  dishesStart: 207,
  laundry: 208,
  laundryStart: 209,
  secondLoad: 210,
  shower: 211,
  bath: 212,
  carNeed: 213,
  carStart: 214,
  screen: 215,
  vacuum: 216,
  pool: 217,
} as const;

const LITERS_OF_HOT_WATER_WH = 40;

/** What is switched on in a day, by its plan. Nothing of it on a day away, but the pool's pump. */
export function dayEvents(household: Household, plan: DayPlan): LoadEvent[] {
  const draw = (key: keyof typeof DRAW) => chance(household.seed, DRAW[key], plan.day);
  const pool =
    household.poolPumpWatts > 0 ? [{ startHour: 9 + draw("pool"), minutes: 330, watts: household.poolPumpWatts }] : [];
  if (plan.isAway) return pool;
  return [
    ...pool,
    ...cooking(household, plan, draw),
    ...dishwasher(household, plan, draw),
    ...laundry(household, plan, draw),
    ...hotWater(household, plan, draw),
    ...carCharging(household, plan, draw),
    ...screens(household, plan, draw),
  ];
}

type Draw = (key: keyof typeof DRAW) => number;

const isOut = ({ leaves, returns }: DayPlan, hour: number): boolean => hour >= leaves && hour < returns;

function cooking({ people, cooksElectric }: Household, plan: DayPlan, draw: Draw): LoadEvent[] {
  const events: LoadEvent[] = [
    { startHour: plan.wakes + 0.2 + 0.4 * draw("breakfast"), minutes: 4 + 2 * people, watts: 1_200 },
    { startHour: plan.wakes + 0.35, minutes: 6, watts: 800 },
    { startHour: 15 + 4 * draw("kettle"), minutes: 4, watts: 1_400 },
  ];
  const lunch = 11.8 + 1.2 * draw("lunch");
  if (!isOut(plan, lunch))
    events.push({ startHour: lunch, minutes: 10 + 4 * people, watts: cooksElectric ? 1_300 : 500 });
  const dinner = Math.max(plan.returns + 0.3, 17.3 + 1.9 * draw("dinner"));
  const minutes = between(18, 48, draw("dinnerLength")) * (0.8 + 0.1 * people);
  if (draw("dinner") < 0.12) return events;
  if (cooksElectric) {
    // A plate and, on long evenings, the oven, whose thermostat keeps it on for about half of the time.
    events.push({ startHour: dinner, minutes, watts: 1_100 });
    if (minutes > 32) {
      events.push({ startHour: dinner, minutes: 12, watts: 2_300 });
      events.push({ startHour: dinner + 0.3, minutes: 10, watts: 2_300 });
    }
  }
  events.push({ startHour: dinner + 0.2, minutes: 7, watts: 1_050 });
  return events;
}

function dishwasher({ people }: Household, plan: DayPlan, draw: Draw): LoadEvent[] {
  if (draw("dishes") > 0.25 + 0.14 * people) return [];
  const start = Math.max(plan.returns + 1.5, 19.3 + 2.5 * draw("dishesStart"));
  return [
    { startHour: start, minutes: 18, watts: 1_250 },
    { startHour: start + 0.3, minutes: 50, watts: 90 },
    { startHour: start + 1.1, minutes: 14, watts: 1_150 },
  ];
}

function laundry({ people, driesElectric }: Household, plan: DayPlan, draw: Draw): LoadEvent[] {
  const isFree = isDayOff(plan.day);
  if (draw("laundry") > (isFree ? 0.28 : 0.1) + 0.08 * people) return [];
  const start = isFree
    ? 9.5 + 6 * draw("laundryStart")
    : Math.max(plan.returns + 0.5, 17.5 + 2.5 * draw("laundryStart"));
  const loads = isFree && draw("secondLoad") < 0.15 * people ? 2 : 1;
  return Array.from({ length: loads }, (_, load) => [
    { startHour: start + load, minutes: 42, watts: 380 },
    ...(driesElectric
      ? [
          { startHour: start + load + 0.8, minutes: 22, watts: 4_700 },
          { startHour: start + load + 1.25, minutes: 12, watts: 4_700 },
          { startHour: start + load + 1.17, minutes: 25, watts: 250 },
        ]
      : []),
  ]).flat();
}

/** A tank heats up again after each draw. */
function hotWater({ people, waterHeater }: Household, plan: DayPlan, draw: Draw): LoadEvent[] {
  if (waterHeater === "gas") return [];
  const watts = waterHeater === "resistance" ? 4_500 : 480;
  const efficiency = waterHeater === "resistance" ? 1 : 3;
  const heats = (startHour: number, liters: number): LoadEvent => ({
    startHour,
    minutes: ((liters * LITERS_OF_HOT_WATER_WH) / efficiency / watts) * 60,
    watts,
  });
  const keepsWarm = Array.from({ length: 4 }, (_, index) => heats(3 + 6 * index + draw("bath"), 4));
  const morning = Math.ceil(people / 2);
  return [
    ...keepsWarm,
    heats(plan.wakes + 0.3 + 0.3 * draw("shower"), 34 * morning * plan.mood),
    heats(20 + 1.8 * draw("bath"), 24 * Math.max(1, people - morning) * plan.mood),
    heats(Math.max(plan.returns + 1, 18.8), 9 * people),
  ];
}

function carCharging({ car }: Household, plan: DayPlan, draw: Draw): LoadEvent[] {
  // Every other day or so, for what was driven since.
  if (!car || draw("carNeed") > 0.55) return [];
  const needWh = between(6_000, 24_000, draw("carNeed") / 0.55) * plan.mood;
  const startHour =
    car.charges === "at_night" ? 23.2 + 0.7 * draw("carStart") : Math.max(plan.returns, 17) + 0.3 * draw("carStart");
  return [{ startHour, minutes: (needWh / car.watts) * 60, watts: car.watts }];
}

function screens({ people, rhythm }: Household, plan: DayPlan, draw: Draw): LoadEvent[] {
  const evening = Math.max(plan.returns + 0.5, 18.5 + draw("screen"));
  const events: LoadEvent[] = [
    { startHour: evening, minutes: Math.max(0, plan.sleeps - 0.3 - evening) * 60, watts: 110 + 25 * people },
  ];
  if (rhythm === "home_office" && !isDayOff(plan.day)) events.push({ startHour: 8.8, minutes: 480, watts: 95 });
  if (rhythm === "retired") events.push({ startHour: 14, minutes: 120, watts: 110 });
  if (draw("vacuum") < 0.12) events.push({ startHour: 10.5 + 5 * draw("screen"), minutes: 22, watts: 900 });
  return events;
}
