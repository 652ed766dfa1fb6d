import { useId } from "react";
import { formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Swatch } from "../../ui/swatch";
import { HOURS_PER_DAY, PEAK_HOURS, sampleDay } from "./sample-day";

/** The plot's own coordinates; the picture stretches to fit, so only proportions matter. */
const WIDTH = 96;
const HEIGHT = 40;
const MAX_KW = 3.4;

const LAST_STEP = (sampleDay[0]?.powerKw.length ?? 2) - 1;
const x = (step: number) => ((step / LAST_STEP) * WIDTH).toFixed(2);
const y = (kw: number) => (HEIGHT - (kw / MAX_KW) * HEIGHT).toFixed(2);
const hourX = (hour: number) => (hour / HOURS_PER_DAY) * WIDTH;

/** Each appliance's area on top of those below it. */
function stackedAreas() {
  let below = sampleDay[0]?.powerKw.map(() => 0) ?? [];
  return sampleDay.map(({ label, color, powerKw }) => {
    const above = powerKw.map((kw, step) => kw + (below[step] ?? 0));
    const top = above.map((kw, step) => `${x(step)} ${y(kw)}`);
    const bottom = below.map((kw, step) => `${x(step)} ${y(kw)}`).toReversed();
    below = above;
    return { label, color, path: `M${top.join("L")}L${bottom.join("L")}Z` };
  });
}

const areas = stackedAreas();

/** The household's load over a day, broken down by appliance. */
export function LoadStack() {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  return (
    <figure className="flex grow flex-col">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="min-h-[12rem] w-full grow basis-0"
      >
        <title id={`${id}-title`}>{t("home.curve.title")}</title>
        <desc id={`${id}-desc`}>{t("home.curve.description")}</desc>
        <rect
          x={hourX(PEAK_HOURS.from)}
          width={hourX(PEAK_HOURS.to - PEAK_HOURS.from)}
          height={HEIGHT}
          className="fill-amber-bright/[0.12]"
        />
        {areas.map(({ label, color, path }) => (
          <path key={label} d={path} fill={color} />
        ))}
      </svg>
      <div aria-hidden="true" className="relative mt-1 h-5 text-xs tabular-nums text-muted">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span
            key={hour}
            className={hour === 0 ? "absolute left-0" : hour === 24 ? "absolute right-0" : "absolute -translate-x-1/2"}
            style={hour % 24 === 0 ? {} : { left: `${(hour / HOURS_PER_DAY) * 100}%` }}
          >
            {formatTime(hour * 60, language)}
          </span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {sampleDay.map(({ label, color }) => (
          <li key={label} className="flex items-center gap-2">
            <Swatch color={color} />
            {t(label)}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <Swatch look="bg-amber-bright/30" />
          {t("home.curve.peak")}
        </li>
      </ul>
      <figcaption className="mt-2 text-sm text-muted">{t("home.curve.caption")}</figcaption>
    </figure>
  );
}
