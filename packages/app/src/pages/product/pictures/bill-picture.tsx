import { useT } from "../../../lib/i18n";

const LINES = ["peak", "offPeak", "fixed"] as const;

/** A sample bill with what was read from it, and how sure the reading is. */
export function BillPicture() {
  const t = useT();
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-sunken p-4 sm:grid-cols-[9rem_1fr] sm:p-6">
      <svg aria-hidden="true" viewBox="0 0 90 110" className="mx-auto h-36 sm:h-full">
        <path d="M4 2H68L86 20V108H4Z" className="fill-surface stroke-line-strong" />
        <path d="M68 2V20H86" fill="none" className="stroke-line-strong" />
        <path d="M14 32H60M14 42H50M14 62H76M14 72H76M14 82H76" strokeWidth="3" className="stroke-line-strong/60" />
        <path d="M52 96H76" strokeWidth="5" className="stroke-brand" />
      </svg>
      <dl className="divide-y divide-line rounded-md border border-line bg-surface px-4 text-sm">
        {LINES.map((line) => (
          <div key={line} className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{t(`product.bills.${line}`)}</dt>
            <dd className="tabular-nums">{t(`product.bills.${line}.value`)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2 font-bold">
          <dt>{t("product.bills.total")}</dt>
          <dd className="tabular-nums">{t("product.bills.total.value")}</dd>
        </div>
      </dl>
    </div>
  );
}
