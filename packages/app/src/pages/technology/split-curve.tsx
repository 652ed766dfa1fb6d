import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import type { NilmDemo } from "@wattleaf/shared/contracts/nilm";
import { DEMO_SHOWN_FROM_MINUTE, type DemoPress, sampleHomeWatts } from "@wattleaf/shared/domain/nilm-demo";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { LOAD_COLORS } from "../../lib/load-colors";
import { stackedAreas } from "../../lib/stacked-areas";
import { useLanguage } from "../../stores/language";
import { Swatch } from "../../ui/swatch";

/** The plot's own coordinates: minutes across; the picture stretches to fit. */
const HEIGHT = 100;
const LEAST_MAX_WATTS = 3_000;
const LABEL_EVERY_MINUTES = 120;

interface Part {
  name: DayPart;
  label: MessageKey;
  powerW: readonly number[];
}

/** The home's total as one gray curve, until the engine has split it. */
export function SplitCurve({ presses, found }: { presses: readonly DemoPress[]; found: NilmDemo | null }) {
  const t = useT();
  const language = useLanguage();
  const mains = [...sampleHomeWatts(presses).subarray(DEMO_SHOWN_FROM_MINUTE)];
  const maxWatts = Math.max(LEAST_MAX_WATTS, ...mains) * 1.05;
  const parts = found ? partsOf(found) : [];
  const y = (watts: number) => (HEIGHT - (watts / maxWatts) * HEIGHT).toFixed(2);
  const areas = stackedAreas(
    parts.map(({ powerW }) => powerW),
    (watts) => pointsOf(watts, y),
  );
  const label = found ? "technologyLive.curve.split" : "technologyLive.curve.total";
  return (
    <figure className="flex min-w-0 flex-col">
      <p className="text-sm text-muted tabular-nums">
        {t("technologyLive.curve.max", { kw: formatNumber(Math.max(...mains) / 1_000, language, 1) })}
      </p>
      <svg
        role="img"
        aria-label={t(label)}
        viewBox={`0 0 ${mains.length - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 h-56 w-full border-b border-line-strong lg:h-72"
      >
        {found ? (
          areas.map((path, index) => (
            <path
              key={parts[index]?.name}
              d={path}
              fill={LOAD_COLORS[parts[index]?.name ?? "other"]}
              className="animate-fade-in"
            />
          ))
        ) : (
          <path d={`${line(mains, y)}V${HEIGHT}H0Z`} className="fill-line-strong/60" />
        )}
        <path
          d={line(mains, y)}
          fill="none"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink/70"
        />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs tabular-nums text-muted">
        {mains.flatMap((_, minute) =>
          minute % LABEL_EVERY_MINUTES === 0
            ? [<span key={minute}>{formatTime(DEMO_SHOWN_FROM_MINUTE + minute, language)}</span>]
            : [],
        )}
        <span>{formatTime(0, language)}</span>
      </div>
      <figcaption className="mt-3 min-h-[3.25rem] text-sm sm:min-h-[1.75rem]">
        {found ? (
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {parts.map(({ name, label: key }) => (
              <li key={name} className="flex items-center gap-2">
                <Swatch color={LOAD_COLORS[name]} />
                {t(key)}
              </li>
            ))}
          </ul>
        ) : (
          <span className="text-muted">{t("technologyLive.curve.before")}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** From the steadiest up, so that a short run sits on top. */
function partsOf({ baseW, devices, unassignedW }: NilmDemo): Part[] {
  const ofDevice = Object.fromEntries(devices.map(({ name, powerW }) => [name, powerW]));
  const known = (["fridge", "ev_charger", "washing_machine", "kettle"] as const).flatMap((name) =>
    ofDevice[name] ? [{ name, label: `technologyLive.appliance.${name}` as const, powerW: ofDevice[name] }] : [],
  );
  const others = devices.filter(({ name }) => !known.some((one) => one.name === name));
  const rest = others.reduce((sum, { powerW }) => sum.map((watts, i) => watts + (powerW[i] ?? 0)), unassignedW);
  return [
    { name: "base", label: "technologyLive.appliance.base", powerW: baseW },
    ...known,
    { name: "other", label: "technologyLive.appliance.other", powerW: rest },
  ];
}

type Y = (watts: number) => string;

const pointsOf = (watts: readonly number[], y: Y) => watts.map((value, minute) => `${minute} ${y(value)}`);
const line = (watts: readonly number[], y: Y) => `M${pointsOf(watts, y).join("L")}`;
