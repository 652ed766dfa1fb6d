import { STEPS_PER_RATE } from "@wattleaf/engine/tariff/money";
import type { Tariff } from "@wattleaf/engine/tariff/tariff";
import { formatDay } from "@wattleaf/shared/i18n/format/dates";
import { formatPercent } from "@wattleaf/shared/i18n/format/numbers";
import { plainName, type Section, type Wording } from "./wording";

/** What is charged whether or not anything is used. */
export function fixedSection({ fixed, minimum }: Tariff, { t, money }: Wording): Section {
  return {
    topic: "fixed",
    sentences: [
      ...(fixed ? [t(`assistant.ratePlan.fixed.${fixed.unit}`, { amount: money(fixed.rate) })] : []),
      ...(minimum ? [t(`assistant.ratePlan.minimum.${minimum.unit}`, { amount: money(minimum.rate) })] : []),
    ],
  };
}

/** What is added to the prices of a kWh. */
export function additionSentences({ fuelAdjustments, taxes }: Tariff, words: Wording): string[] {
  const { t, money, list, language } = words;
  const low = Math.min(...(fuelAdjustments ?? [0]));
  const high = Math.max(...(fuelAdjustments ?? [0]));
  const adjustment =
    low === high
      ? t("assistant.ratePlan.adjustment.same", { amount: money(low) })
      : t("assistant.ratePlan.adjustment.range", { low: money(low), high: money(high) });
  const named = taxes.flatMap(({ name: title, share, perKwh }) => {
    const name = plainName(title);
    return [
      ...(share ? [t("assistant.ratePlan.tax.share", { name, share: percentOf(share) })] : []),
      ...(perKwh ? [t("assistant.ratePlan.tax.perKwh", { name, amount: money(perKwh) })] : []),
    ];
  });
  return [
    ...(fuelAdjustments ? [adjustment] : []),
    ...(named.length > 0 ? [t("assistant.ratePlan.taxes", { taxes: list(named) })] : []),
  ];

  function percentOf(steps: number): string {
    return formatPercent(steps / STEPS_PER_RATE, language, 4);
  }
}

/** The days between which the prices apply, where the rate plan tells. */
export function validitySentences({ effectiveFromMs, effectiveToMs }: Tariff, { t, language }: Wording): string[] {
  const dayOf = (ms: number) => formatDay(new Date(ms).toISOString(), language);
  return [
    ...(effectiveFromMs === null ? [] : [t("assistant.ratePlan.validFrom", { day: dayOf(effectiveFromMs) })]),
    ...(effectiveToMs === null ? [] : [t("assistant.ratePlan.validUntil", { day: dayOf(effectiveToMs) })]),
  ];
}
