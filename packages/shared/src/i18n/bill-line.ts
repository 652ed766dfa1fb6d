import type { BillLineKind } from "../domain/bill-lines";
import type { Language } from "./language";
import { tariffs as en } from "./messages/en/tariffs";
import { tariffs as zh } from "./messages/zh/tariffs";
import { createTranslate, type Translate } from "./translate";

type Key = keyof typeof en;

const translators: Record<Language, Translate<Key>> = { en: createTranslate(en), zh: createTranslate(zh) };
const keyOfName = new Map<string, Key>(
  (Object.keys(en) as Key[]).filter((key) => /^tariff(Name|Period)\./.test(key)).map((key) => [en[key], key]),
);

/** The catalog's name of a tariff or of one of its periods in a language; any other name as it is. */
export function localTariffName(name: string, language: Language): string {
  const key = keyOfName.get(name);
  return key ? translators[language](key) : name;
}

/** A line of a bill as its values. */
export interface BillLineValues {
  kind: BillLineKind;
  /** The tariff's own name of the period or the charge. */
  name: string | null;
  /** From 1; null without tiers. */
  tier: number | null;
  quantity: number;
  unit: string;
}

/** As a bill has it: `Summer Peak, tier 1 · 123.4 kWh`. */
export function billLineLabel(line: BillLineValues, language: Language): string {
  const { kind, name, tier } = line;
  const t = translators[language];
  const parts = [
    name === null || kind !== "energy" ? t(`billLine.${kind}`) : null,
    name === null ? null : localTariffName(name, language),
    tier === null ? null : t("billLine.tier", { tier }),
  ];
  return [parts.filter(Boolean).join(t("billLine.separator")), quantityOf(line, t)].filter(Boolean).join(" · ");
}

/** Taxes on a sum and minimum charges have a quantity that says nothing to a reader. */
const HIDDEN_UNITS = new Set(["bill", "charges"]);

function quantityOf({ quantity, unit }: BillLineValues, t: Translate<Key>): string | null {
  if (HIDDEN_UNITS.has(unit)) return null;
  const rounded = Math.round(quantity * 10) / 10;
  const isTime = unit === "day" || unit === "month" || unit === "year";
  return `${rounded} ${isTime ? t(`billLine.unit.${unit}${rounded === 1 ? "" : "s"}`) : unit}`;
}
