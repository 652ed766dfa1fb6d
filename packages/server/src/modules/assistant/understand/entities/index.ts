import { requestedLanguage } from "../language";
import type { Entities, EnergyUnit } from "../types";
import type { Amount } from "./amount";
import { findAmounts } from "./amount";
import { findAppliance, withoutRefused } from "./appliance";
import type { Period } from "./period";
import { findMonths, findPeriod } from "./period";

/** What a question names. `words` are its English words with typos corrected, `text` the normalised question. */
export function findEntities(words: string, text: string): Entities {
  const appliance = findAppliance(words, text);
  const period = findPeriod(withoutRefused(words), withoutRefused(text)) ?? findPeriod(words, text);
  const entities: Entities = {
    amounts: findAmounts(text).filter((amount) => !isMisread(amount, appliance, period, text)),
  };
  if (appliance) entities.appliance = appliance;
  if (period) entities.period = period;
  const [, second] = findMonths(withoutRefused(words), withoutRefused(text));
  if (second) entities.comparedTo = second;
  const unit = askedUnit(text);
  if (unit) entities.unit = unit;
  const answerLanguage = requestedLanguage(text);
  if (answerLanguage) entities.answerLanguage = answerLanguage;
  return entities;
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
