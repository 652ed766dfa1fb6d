import { useT } from "../../../lib/i18n";

/** Share of a sample month in percent; unknown stays unknown. */
const PARTS = [
  { load: "heating", percent: 34, color: "#34a853" },
  { load: "car", percent: 22, color: "#4f97a3" },
  { load: "base", percent: 17, color: "#2b6e4c" },
  { load: "kitchen", percent: 12, color: "#86cf98" },
  { load: "laundry", percent: 6, color: "#a9bf4b" },
  { load: "unknown", percent: 9, color: "#8a938d" },
] as const;

/** One bar, the whole month, split. */
export function NilmPicture() {
  const t = useT();
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div aria-hidden="true" className="flex h-16 gap-0.5 overflow-hidden rounded-md forced-color-adjust-none">
        {PARTS.map(({ load, percent, color }) => (
          <span key={load} style={{ width: `${percent}%`, backgroundColor: color }} />
        ))}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        {PARTS.map(({ load, percent, color }) => (
          <div
            key={load}
            className="flex items-baseline justify-between gap-2 border-l-4 pl-2"
            style={{ borderColor: color }}
          >
            <dt>{t(`product.nilm.${load}`)}</dt>
            <dd className="font-semibold tabular-nums">{`${percent}%`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
