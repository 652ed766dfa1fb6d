import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import type { NilmDemo } from "@wattleaf/shared/contracts/nilm";
import { DEMO_SHOWN_FROM_MINUTE, type DemoPress, sampleHomeWatts } from "@wattleaf/shared/domain/nilm-demo";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ChartFigure } from "../../components/charts/chart-figure";
import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { useLanguage } from "../../stores/language";
import type { ChartSeries } from "../../ui/chart/series";
import { StackedAreas } from "../../ui/chart/stacked-areas";

const LEAST_MAX_KW = 3;
const WATTS_PER_KW = 1_000;
/** Divides the ten hours evenly, and leaves room for each on a phone. */
const LABEL_EVERY_MINUTES = 300;

interface Part {
  name: DayPart;
  label: MessageKey;
  powerW: readonly number[];
}

/** The home's total as one gray area, until the engine has split it. */
export function SplitCurve({ presses, found }: { presses: readonly DemoPress[]; found: NilmDemo | null }) {
  const t = useT();
  const language = useLanguage();
  const mains = [...sampleHomeWatts(presses).subarray(DEMO_SHOWN_FROM_MINUTE)];
  const kw = (watts: readonly number[]) => watts.map((value) => value / WATTS_PER_KW);
  const total: ChartSeries = { name: t("technologyLive.curve.name"), values: kw(mains), tone: "muted" };
  const parts = found ? partsOf(found) : [];
  const layers = parts.map(({ name, label, powerW }): ChartSeries => ({
    name: t(label),
    values: kw(powerW),
    color: LOAD_COLORS[name],
  }));
  const timeAt = (minute: number) => formatTime(DEMO_SHOWN_FROM_MINUTE + minute, language);
  const title = t("technologyLive.curve.name");
  const names = mains.map((_, minute) => timeAt(minute));
  const shown = found ? layers : [total];
  const format = (value: number) => `${formatNumber(value, language, 2)} kW`;
  const labeled = mains.flatMap((_, minute) => (minute % LABEL_EVERY_MINUTES === 0 ? [minute] : []));
  return (
    <figure className="flex min-w-0 flex-col">
      <ChartFigure
        data={{ title, unit: "kW", labels: names, series: shown }}
        format={format}
        heading={
          <p className="text-sm text-muted tabular-nums">
            {t("technologyLive.curve.max", { kw: formatNumber(Math.max(...mains) / WATTS_PER_KW, language, 1) })}
          </p>
        }
      >
        <StackedAreas
          title={title}
          description={t(found ? "technologyLive.curve.split" : "technologyLive.curve.total")}
          names={names}
          layers={shown}
          xTicks={[...labeled, mains.length - 1].map((minute) => ({
            at: minute,
            label: timeAt(minute === mains.length - 1 ? mains.length : minute),
          }))}
          formatValue={format}
          leastMax={LEAST_MAX_KW}
        />
      </ChartFigure>
      {/* The legend takes its place. */}
      {!found && <figcaption className="mt-2 text-sm text-muted">{t("technologyLive.curve.before")}</figcaption>}
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
