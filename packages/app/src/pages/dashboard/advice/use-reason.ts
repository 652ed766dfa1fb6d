import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import { formatMoney, formatNumber, formatPercent } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useUnits } from "../../../lib/units";
import { useLanguage } from "../../../stores/language";

/** Why a candidate saves money, with the figures that it was computed from. */
export function useReason(currency: string): (candidate: AdviceCandidate) => string {
  const t = useT();
  const language = useLanguage();
  const { temperatureUnit } = useUnits();
  const count = (value: number, digits = 0) => formatNumber(value, language, digits);
  const price = (perKwh: number) => formatMoney(perKwh, currency, language);
  return (candidate) => {
    switch (candidate.kind) {
      case "tariff": {
        const { as_is_saving: asIs, moved_kwh_per_year: movedKwh } = candidate;
        const named = {
          name: localTariffName(candidate.tariff_name, language),
          current: localTariffName(candidate.current_name, language),
          days: count(candidate.days),
        };
        if (movedKwh < 1) return t("dashboard.advice.tariff.reason", named);
        return t(asIs >= 0 ? "dashboard.advice.tariff.reasonMoved" : "dashboard.advice.tariff.reasonOnlyMoved", {
          ...named,
          energy: count(movedKwh),
          asIs: formatMoney(Math.abs(asIs), currency, language),
        });
      }
      case "shift_car":
        return t("dashboard.advice.shift_car.reason", {
          energy: count(candidate.kwh_per_year),
          confidence: formatPercent(candidate.confidence, language, 0),
          peak: price(candidate.peak_price),
          low: price(candidate.low_price),
        });
      case "shift_run":
        return t("dashboard.advice.shift_run.reason", {
          runs: count(candidate.runs_per_year),
          energy: count(candidate.kwh_per_run, 1),
          peak: price(candidate.peak_price),
          low: price(candidate.low_price),
        });
      case "standby":
        return t("dashboard.advice.standby.reason", {
          watts: count(candidate.watts),
          typical: count(candidate.typical_watts),
          price: price(candidate.price),
        });
      case "set_point":
        return t(`dashboard.advice.set_point.${candidate.load}.reason`, {
          energy: count(candidate.kwh_per_year),
          confidence: formatPercent(candidate.confidence, language, 0),
          step: t(`dashboard.advice.step.${temperatureUnit}`),
        });
      case "plant":
        return t("dashboard.advice.plant.reason", {
          kw: count(candidate.kw, 1),
          events: count(candidate.events_per_year),
          hours: count(candidate.hours_per_event),
          price: price(candidate.price),
        });
    }
  };
}
