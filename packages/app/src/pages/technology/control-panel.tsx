import { formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Spans } from "../../ui/chart/spans";
import { Swatch } from "../../ui/swatch";

const RULES = ["price", "solar", "comfort"] as const;

/** A sample evening: what would have run in the peak, and when it runs instead. Hours from noon to noon. */
const MOVES = [
  { load: "ev_charger", from: 6, to: 9, moved: 12.5 },
  { load: "dishwasher", from: 7, to: 8.5, moved: 10 },
  { load: "washing_machine", from: 5, to: 6.2, moved: 0.8 },
  { load: "water_heater", from: 6.5, to: 8, moved: 1.5 },
] as const;
const PEAK = { from: 5, to: 9 } as const;
const HOURS = 18;
const NOON_MINUTE = 12 * 60;
const LABELED_HOURS = [0, 3, 6, 9, 12, 15, 18] as const;

/** What is shifted out of the peak, on a sample evening. */
export function ControlPanel() {
  const t = useT();
  const language = useLanguage();
  return (
    <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
      <figure className="order-2 rounded-2xl border border-line bg-surface p-5 sm:p-6 lg:order-1">
        <Badge variant="outline">{t("technologyLive.sampleData")}</Badge>
        <div className="mt-5">
          <Spans
            label={t("technologyLive.control.picture")}
            from={0}
            to={HOURS}
            rows={MOVES.map(({ load, from, to, moved }) => ({
              name: t(`technologyLive.control.load.${load}`),
              text: t(`technologyLive.control.load.${load}.moved`),
              spans: [
                { from, to, look: "before" },
                { from: moved, to: moved + to - from, look: "done" },
              ],
            }))}
            ticks={LABELED_HOURS.map((hour) => ({ at: hour, label: formatTime(NOON_MINUTE + hour * 60, language) }))}
            band={PEAK}
          />
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <li className="flex items-center gap-2">
            <Swatch look="bg-amber-bright/40" />
            {t("technologyLive.control.peak")}
          </li>
          <li className="flex items-center gap-2">
            <Swatch look="border border-dashed border-line-strong" />
            {t("technologyLive.control.before")}
          </li>
          <li className="flex items-center gap-2">
            <Swatch look="bg-brand" />
            {t("technologyLive.control.after")}
          </li>
        </ul>
        <figcaption className="mt-3 text-sm text-muted">{t("technologyLive.control.picture")}</figcaption>
      </figure>
      <div className="order-1 lg:order-2">
        <h2 className="text-3xl font-bold tracking-tight text-balance">{t("technologyLive.control.title")}</h2>
        <p className="mt-3 text-pretty text-muted">{t("technologyLive.control.text")}</p>
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {RULES.map((rule) => (
            <div key={rule} className="py-4">
              <dt className="font-semibold">{t(`technologyLive.control.${rule}.title`)}</dt>
              <dd className="mt-1 text-sm text-pretty text-muted">{t(`technologyLive.control.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
