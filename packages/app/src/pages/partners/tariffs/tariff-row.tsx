import type { PartnerTariffEntry } from "@wattleaf/shared/contracts/partners/tariffs";
import { NO_CURRENCY } from "@wattleaf/shared/domain/currency";
import { formatInstantDay } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";

interface TariffRowProps {
  tariff: PartnerTariffEntry;
  onRemove: () => void;
}

export function TariffRow({ tariff: { name, kind, currency, updatedAt, notices }, onRemove }: TariffRowProps) {
  const t = useT();
  const language = useLanguage();
  const facts = [
    t(`partners.tariffs.kind.${kind}`),
    currency === NO_CURRENCY ? t("partners.tariffs.noCurrency") : currency,
    formatInstantDay(updatedAt, language),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        {notices.length > 0 && (
          <details className="mt-1 text-sm">
            <summary>{t("partners.tariffs.notices", { count: notices.length })}</summary>
            {/* The API says them in English. */}
            <ul lang="en" className="mt-1 list-disc pl-5 text-muted">
              {notices.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button variant="secondary" size="sm" aria-label={t("partners.tariffs.removeNamed", { name })} onClick={onRemove}>
        {t("partners.remove")}
      </Button>
    </li>
  );
}
