import { useQuery } from "@tanstack/react-query";
import type { MeterBill } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { LoadError } from "../../../components/load-error";
import { SandboxBadge } from "../../../components/meters/sandbox-badge";
import { formatDay, formatMoney, formatQuantity, lastDayOf } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { Cell, HeaderCell, Table } from "../../../ui/table";
import type { ReadyMeter } from "../energy/use-energy";

/** How many of the newest bills are shown at first. */
const SHOWN_AT_FIRST = 6;
const CENTS = 100;

export function Bills({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const bills = useQuery(trpc.meters.bills.queryOptions({ meter_id: meter.id }));
  const [all, setAll] = useState(false);
  if (bills.isPending) return <Skeleton className="h-40" />;
  if (bills.isLoadingError) return <LoadError title={t("dashboard.bills.failed")} query={bills} />;
  const { data } = bills;
  // A meter without a tariff has no bills; its figures already say so.
  if (data.bills.length === 0) return null;
  const shown = all ? data.bills : data.bills.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="bills" className="mt-4">
      <h3 id="bills" className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        {t("dashboard.bills.title")}
        {data.sandbox && <SandboxBadge />}
      </h3>
      <Table caption={t("dashboard.bills.title")} className="mt-3">
        <thead>
          <tr>
            <HeaderCell>{t("dashboard.bills.period")}</HeaderCell>
            <HeaderCell align="end">{t("dashboard.bills.energy")}</HeaderCell>
            <HeaderCell align="end">{t("dashboard.bills.amount")}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((bill) => (
            <BillRow key={bill.id} bill={bill} />
          ))}
        </tbody>
      </Table>
      {data.bills.length > SHOWN_AT_FIRST && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)} className="mt-3">
          {all ? t("dashboard.bills.fewer") : t("dashboard.bills.all", { count: data.bills.length })}
        </Button>
      )}
    </section>
  );
}

function BillRow({ bill }: { bill: MeterBill }) {
  const t = useT();
  const language = useLanguage();
  const energy = formatQuantity(bill.energyWh, "Wh", language);
  return (
    <tr>
      <Cell className="break-keep text-balance tabular-nums">
        {t("dashboard.period", {
          start: formatDay(bill.start, language),
          end: formatDay(lastDayOf(bill.end), language),
        })}
      </Cell>
      <Cell align="end" className="whitespace-nowrap">{`${energy.value} ${energy.unit}`}</Cell>
      <Cell align="end" className="whitespace-nowrap font-medium">
        {formatMoney(bill.amountCents / CENTS, bill.currency, language)}
      </Cell>
    </tr>
  );
}
