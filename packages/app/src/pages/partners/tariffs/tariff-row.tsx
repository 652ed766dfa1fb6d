import type { PartnerTariffEntry } from "@wattleaf/shared/contracts/partners/tariffs";
import { NO_CURRENCY } from "@wattleaf/shared/domain/currency";
import { formatInstantDay } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { useFieldFault } from "./use-field-fault";

interface TariffRowProps {
  tariff: PartnerTariffEntry;
  onRemove: () => void;
}

export function TariffRow({ tariff: { name, kind, currency, updatedAt, notices, faults }, onRemove }: TariffRowProps) {
  const t = useT();
  const language = useLanguage();
  const lineOf = useFieldFault();
  const facts = [
    ...(kind === null ? [] : [t(`partners.tariffs.kind.${kind}`)]),
    ...(currency === null ? [] : [currency === NO_CURRENCY ? t("partners.tariffs.noCurrency") : currency]),
    formatInstantDay(updatedAt, language),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        {faults.length > 0 && (
          <Alert variant="warning" className="mt-2" title={t("partners.tariffs.invalid")}>
            <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
              {faults.map((fault) => (
                <li key={fault.path}>{lineOf(fault)}</li>
              ))}
            </ul>
          </Alert>
        )}
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
