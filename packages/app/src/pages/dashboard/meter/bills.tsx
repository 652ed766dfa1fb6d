import { useQuery } from "@tanstack/react-query";
import type { MeterBill } from "@wattleaf/shared/contracts/meters";
import { billLineLabel } from "@wattleaf/shared/i18n/bill-line";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { LoadError } from "../../../components/load-error";
import { formatMoney, formatNumber, lastDayOf } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import type { ReadyMeter } from "../energy/use-energy";
import { useDaysName } from "../use-days-name";
import { useSoldOnBills } from "./use-sold-on-bills";

/** How many of the newest bills are shown at first. */
const SHOWN_AT_FIRST = 3;
const CENTS = 100;
const WH_PER_KWH = 1_000;

/** The bills, each with its lines on tap; of a home that sells, with what it sold. */
export function Bills({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const bills = useQuery(trpc.meters.bills.queryOptions({ meter_id: meter.id }));
  const sold = useSoldOnBills(meter);
  const [all, setAll] = useState(false);
  if (bills.isPending) return <Skeleton className="h-64" />;
  if (bills.isLoadingError) return <LoadError title={t("dashboard.bills.failed")} query={bills} />;
  const { data } = bills;
  // A meter without a tariff has no bills; its figures already say so.
  if (data.bills.length === 0) return null;
  const shown = all ? data.bills : data.bills.slice(0, SHOWN_AT_FIRST);
  return (
    <Card as="section" padding="none" aria-labelledby="bills" className="p-4 md:p-6">
      <h2 id="bills" className="text-lg font-semibold">
        {t("dashboard.bills.title")}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((bill) => (
          <li key={bill.id}>
            <Bill bill={bill} soldKwh={sold?.get(bill.start) ?? null} />
          </li>
        ))}
      </ul>
      {data.bills.length > SHOWN_AT_FIRST && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)} className="-ml-3 mt-1">
          {all ? t("dashboard.bills.fewer") : t("dashboard.bills.all", { count: data.bills.length })}
        </Button>
      )}
    </Card>
  );
}

function Bill({ bill, soldKwh }: { bill: MeterBill; soldKwh: number | null }) {
  const t = useT();
  const language = useLanguage();
  const daysName = useDaysName();
  // What was bought less what was sold.
  const netKwh = bill.energyWh / WH_PER_KWH;
  const kwh = (value: number) => formatNumber(value, language, 0);
  const money = (cents: number) => formatMoney(cents / CENTS, bill.currency, language);
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-md py-2">
        <span className="min-w-0 grow tabular-nums">
          <span className="block font-medium">{daysName(bill.start, lastDayOf(bill.end))}</span>
          <span className="block text-sm text-muted">
            {soldKwh === null
              ? `${kwh(netKwh)} kWh`
              : t("dashboard.bills.boughtAndSold", { bought: kwh(netKwh + soldKwh), sold: kwh(soldKwh) })}
          </span>
        </span>
        <span className="font-semibold tabular-nums">
          {bill.amountCents < 0
            ? t("dashboard.bills.credit", { amount: money(-bill.amountCents) })
            : money(bill.amountCents)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="pb-3 text-sm text-muted tabular-nums">
        {bill.lines.map(({ label, values, amountCents }) => {
          const text = values ? billLineLabel(values, language) : label;
          return (
            <li key={text} className="flex justify-between gap-4 py-0.5">
              <span>{text}</span>
              <span>{money(amountCents)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
