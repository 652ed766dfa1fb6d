import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { formatHour, formatMoney, formatPercent, formatPower, formatQuantity, type Quantity } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Stat } from "../../ui/stat";

interface Figure {
  label: string;
  quantity: Quantity;
  note?: string;
}

/** The figures that the file supports; others are left out. */
export function KeyFigures({ facts }: { facts: UsageFacts }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
      {useFigures(facts).map(({ label, quantity, note }) => (
        <Stat
          key={label}
          label={label}
          value={quantity.value}
          unit={quantity.unit}
          note={note}
          className="border-t border-line pt-4"
        />
      ))}
    </dl>
  );
}

function useFigures(facts: UsageFacts): Figure[] {
  const t = useT();
  const language = useLanguage();
  const plain = (value: string): Quantity => ({ value, unit: "" });
  const figures: (Figure | null)[] = [
    facts.total === null
      ? null
      : { label: t("dashboard.fact.total"), quantity: formatQuantity(facts.total, facts.unit, language) },
    facts.averagePerDay === null
      ? null
      : { label: t("dashboard.fact.perDay"), quantity: formatQuantity(facts.averagePerDay, facts.unit, language) },
    facts.baseLoadWatts === null
      ? null
      : {
          label: t("dashboard.fact.baseLoad"),
          quantity: formatPower(facts.baseLoadWatts, language),
          ...(facts.baseLoadShare === null
            ? {}
            : { note: t("dashboard.fact.baseLoadShare", { percent: formatPercent(facts.baseLoadShare, language) }) }),
        },
    facts.peakHour && {
      label: t("dashboard.fact.peakHour"),
      quantity: plain(formatHour(facts.peakHour.hour, language)),
    },
    facts.peakDemand && {
      label: t("dashboard.fact.peakDemand"),
      quantity: formatPower(facts.peakDemand.watts, language),
    },
    facts.nightShare === null
      ? null
      : { label: t("dashboard.fact.nightShare"), quantity: plain(formatPercent(facts.nightShare, language)) },
    facts.cost?.currency
      ? {
          label: t("dashboard.fact.cost"),
          quantity: plain(formatMoney(facts.cost.total, facts.cost.currency, language)),
        }
      : null,
  ];
  return figures.filter((figure) => figure !== null);
}
