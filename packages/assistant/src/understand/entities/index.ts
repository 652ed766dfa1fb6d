import { requestedLanguage } from "../language";
import type { Entities, EnergyUnit } from "../types";
import type { Amount } from "./amount";
import { findAmounts } from "./amount";
import { findAppliance, withoutNegated } from "./appliance";
import { findDuration, findTarget } from "./charge";
import { findCommand, findSetting } from "./command";
import { findDeviceName, findRoom, namesAllDevices } from "./device";
import type { Period } from "./period";
import { findMonths, findPeriod } from "./period";
import { findTariff } from "./tariff";
import { findTimes, firstAction, minutesUntilUndone } from "./time";

/** What a question names. `words` are its English words with typos corrected, `text` the normalised question. */
export function findEntities(words: string, text: string): Entities {
  // "When should I plug in?" speaks of a car.
  const appliance = findAppliance(words, text) ?? (PLUGS_IN.test(text) ? "ev" : undefined);
  const { hours, ...times } = findTimes(text);
  const named = findPeriod(withoutNegated(words), withoutNegated(text)) ?? findPeriod(words, text);
  // "Between 7 and 10 in the evening" is more exact than the evening.
  const part = hours ?? partOfDay(text);
  const isGiven = hours !== undefined && named?.kind === "day" && named.back !== undefined;
  const period: Period | undefined =
    part && (!named || named.kind === "night" || isGiven) ? { kind: "hours", ...part } : named;
  const entities: Entities = {
    amounts: findAmounts(text).filter((amount) => !isMisread(amount, appliance, period, text)),
  };
  if (appliance) entities.appliance = appliance;
  if (period) entities.period = period;
  const [, second] = findMonths(withoutNegated(words), withoutNegated(text));
  if (second) entities.comparedTo = second;
  const unit = askedUnit(text);
  if (unit) entities.unit = unit;
  const answerLanguage = requestedLanguage(text);
  if (answerLanguage) entities.answerLanguage = answerLanguage;
  const lasting = minutesUntilUndone(text, times.at);
  return {
    ...entities,
    ...times,
    ...whatToDo(words, text, appliance),
    ...(lasting ? { durationMinutes: lasting } : {}),
  };
}

const PARTS_OF_DAY: readonly [RegExp, from: number, to: number][] = [
  [/\b(?:this|in the|during the|at|of the) mornings?\b|早上|早晨|上午/, 6, 12],
  [/\b(?:this|in the|during the|of the) afternoons?\b|下午/, 12, 18],
  [/\b(?:this|in the|during the|of the) evenings?\b|傍晚/, 18, 22],
];

/** "In the evening", where the question asks for use and gives no command. */
function partOfDay(text: string): { from: number; to: number } | undefined {
  if (!/\b(?:use|used|using|usage|show|kwh|consume|consumption)\b|用电|用了|用多少/.test(text)) return undefined;
  const found = PARTS_OF_DAY.find(([pattern]) => pattern.test(text));
  return found && { from: found[1], to: found[2] };
}

const PLUGS_IN =
  /\bplug(?:ging)? in\b.*\b(?:tonight|leave|leaving|time|cheap\w*|morning)\b|\b(?:when|time)\b.*\bplug(?:ging)? in\b/;

/** What a question names that is to be done: with which device, how, for how long. */
function whatToDo(words: string, text: string, appliance: string | undefined): Partial<Entities> {
  const command = findCommand(firstAction(words), firstAction(text));
  const found: Partial<Entities> = {
    room: findRoom(text),
    deviceName: findDeviceName(text),
    allDevices: namesAllDevices(text) || undefined,
    command,
    setting: findSetting(text, command, appliance === "water_heater"),
    durationMinutes: findDuration(text),
    target: findTarget(text),
    tariff: findTariff(text),
  };
  // What is not named is absent, so that a follow-up takes it from the turn before.
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

const HAS_TEMPERATURE: ReadonlySet<string> = new Set([
  "air_conditioner",
  "heating",
  "heat_pump",
  "thermostat",
  "fridge",
  "water_heater",
]);

/** "空调26度" is a temperature and "May 2011 kWh" names a year: neither is an amount of energy. */
function isMisread({ value, unit }: Amount, appliance: string | undefined, period: Period | undefined, text: string) {
  if (unit !== "Wh") return false;
  if (/(?:调|设|开|升|降|改|定)(?:置|定|整)?(?:到|成|为|在)/.test(text) && value <= 100_000) return true;
  const kWh = value / 1000;
  if (period && "year" in period && period.year === kWh) return true;
  return (
    appliance !== undefined && HAS_TEMPERATURE.has(appliance) && kWh <= 100 && new RegExp(`${kWh} ?度(?!电)`).test(text)
  );
}

/** "… in kWh": a unit without a number before it. */
function askedUnit(text: string): EnergyUnit | undefined {
  const match =
    /\bin (kwh|wh|mwh|kilowatt[- ]?hours?|watt[- ]?hours?|megawatt[- ]?hours?)\b|(?:换算成|换成|用|以|合)(?:多少)?(千瓦时|度|kwh|兆瓦时|mwh|瓦时|wh)|^(千瓦时|度|kwh)呢/.exec(
      text,
    );
  const unit = match?.slice(1).find(Boolean);
  if (!unit) return undefined;
  if (/^(?:m|兆)/.test(unit)) return "MWh";
  return /^(?:k|千|度)/.test(unit) ? "kWh" : "Wh";
}
