import { meterLoadDay, previewMeterLabel } from "@wattleaf/shared/contracts/meters/labels";
import { type MomentLabel, splitHome } from "@wattleaf/engine/nilm/home-loads";
import { type LoadLayer, loadLayers } from "@wattleaf/engine/query/load-layers";
import { dayCycles } from "@wattleaf/engine/nilm/day-cycles";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import { intervalIndexAt, intervalStartMs } from "@wattleaf/engine/time-series/interval-series";
import { isoMonth } from "@wattleaf/engine/time-series/calendar";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { computation } from "../../../core/computation";
import { rounded } from "../../../core/response/figures";
import { type PackedReadings, unpackSeries } from "../../../core/packed-readings";
import { type HomeKnown, loadKnowledge } from "../../home-energy";

export interface LoadDayKnown extends HomeKnown {
  sandbox: boolean;
  intervalSeconds: number;
  /** The day and the days before it; null where there are none. */
  readings: PackedReadings | null;
  dayFromMs: number;
  /** Too few days to take it apart. */
  isCurveOnly: boolean;
}

const at = (ms: number) => new Date(ms).toISOString();

export const meterLoadDayComputation = computation(meterLoadDay, (_, known: LoadDayKnown) => {
  const { sandbox, intervalSeconds, readings, dayFromMs, isCurveOnly } = known;
  const series = readings && unpackSeries(readings);
  if (!series) return { sandbox, intervalSeconds, detail: null, starts: [], watts: [], cycles: [] };
  const first = Math.max(0, Math.ceil(intervalIndexAt(series, dayFromMs)));
  const hours = intervalSeconds / HOUR_SECONDS;
  const analysis = isCurveOnly ? null : splitHome(series, loadKnowledge(series, known), shippedModels());
  const day = Array.from(series.kwh.subarray(first), (kwh, index) => ({
    start: at(intervalStartMs(series, first + index)),
    watts: Number.isNaN(kwh) ? null : Math.round((kwh * 1_000) / hours),
  }));
  return {
    sandbox,
    intervalSeconds,
    detail: analysis?.detail ?? null,
    starts: day.map(({ start }) => start),
    watts: day.map(({ watts }) => watts),
    cycles: analysis
      ? dayCycles(analysis, { first, intervalSeconds }).map(({ from, to, kwh, ...cycle }) => ({
          ...cycle,
          kwh: rounded(kwh),
          start: at(intervalStartMs(series, from)),
          end: at(series.startMs + to * intervalSeconds * SECOND_MS),
        }))
      : [],
  };
});

export interface PreviewKnown extends HomeKnown {
  /** The month of the label up to its newest reading, and the days before it. */
  readings: PackedReadings;
  monthFromMs: number;
}

export const previewMeterLabelComputation = computation(
  previewMeterLabel,
  ({ appliance, start, end }, known: PreviewKnown) => {
    const series = unpackSeries(known.readings);
    if (!series) throw new Error("A label without readings");
    const label: MomentLabel = { device: appliance, fromMs: Date.parse(start), toMs: Date.parse(end) };
    const before = loadKnowledge(series, known);
    const after = { ...before, labels: [...before.labels, label] };
    const layersOf = (knowledge: typeof before) =>
      loadLayers(series, known.monthFromMs, "month", knowledge, shippedModels()).layers.map(totalOf);
    const learned = splitHome(series, { labels: [label], templates: [] }, shippedModels()).learned[0];
    return {
      month: isoMonth(zoneClock(series.timeZone)(known.monthFromMs) / SECOND_MS),
      currency: before.currency,
      before: layersOf(before),
      after: layersOf(after),
      // What is none of the appliances looks like nothing.
      learned: learned && appliance !== "other" ? { watts: learned.watts, minutes: learned.minutes } : null,
    };
  },
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const totalOf = ({ name, kwh, cost }: LoadLayer) => ({
  name,
  kwh: rounded(sum(kwh)),
  cost: cost && Math.round(sum(cost) * 100) / 100,
});
