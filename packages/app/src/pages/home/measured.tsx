import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ClaimNote } from "../../components/claim-note";
import { useT } from "../../lib/i18n";

/** Mean F1 from docs/benchmarks.md, "Disaggregation"; a range is of months. */
const MEASURED: readonly { label: MessageKey; low: number; high: number }[] = [
  { label: "home.measured.kettle", low: 0.88, high: 0.927 },
  { label: "home.measured.unseen", low: 0.557, high: 0.669 },
  { label: "home.measured.hardest", low: 0.311, high: 0.33 },
];

const twoDigits = (value: number) => value.toFixed(2);

/** One benchmark with its weakest result, in homes that the models never saw. */
export function Measured() {
  const t = useT();
  return (
    <div className="rounded-2xl border border-line bg-paper p-6 md:p-8">
      <h3 className="text-xl font-semibold">
        {t("home.measured.title")}
        <ClaimNote id="nilm-accuracy" />
      </h3>
      <p className="mt-2 max-w-prose text-muted">{t("home.measured.text")}</p>
      <ul className="mt-6 flex flex-col gap-4">
        {MEASURED.map(({ label, low, high }) => (
          <li key={label} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <span className="text-sm">{t(label)}</span>
            <span className="font-semibold tabular-nums">{`${twoDigits(low)}–${twoDigits(high)}`}</span>
            <span aria-hidden="true" className="relative col-span-2 h-2 rounded-full bg-sunken">
              <span
                className="absolute inset-y-0 left-0 rounded-full bg-brand forced-color-adjust-none"
                style={{ width: `${low * 100}%` }}
              />
              <span
                className="absolute inset-y-0 rounded-r-full bg-brand/40 forced-color-adjust-none"
                style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{t("home.measured.source")}</p>
    </div>
  );
}
