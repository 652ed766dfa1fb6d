import type { analyzeNilm } from "@wattleaf/shared/contracts/nilm";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import type { DeviceResult, MainsAnalysis } from "@wattleaf/engine/nilm/analyze";

type Input = InputOf<typeof analyzeNilm>;
type Output = OutputOf<typeof analyzeNilm>;

/** The engine's result in the public API's format. */
export function toAnalysisResponse(analysis: MainsAnalysis, input: Input, intervalSeconds: number): Output {
  const { devices, base, unassigned, exported, quality } = analysis;
  const kwh = (watts: Float64Array | undefined) => roundedKwh((totalOf(watts) * intervalSeconds) / HOUR_SECONDS);
  const momentOf = momentsOf(input, intervalSeconds);
  const devicesKwh = roundedKwh(devices.reduce((sum, { energyWh }) => sum + energyWh, 0));
  const usedWh = devices.reduce((sum, { watts }) => sum + totalOf(watts), totalOf(base) + totalOf(unassigned));
  return {
    devices: devices.map((one) => toDeviceResponse(one, (usedWh * intervalSeconds) / HOUR_SECONDS, momentOf)),
    confidence: rounded(analysis.confidence),
    detail: analysis.detail,
    energy: {
      used_kwh: roundedKwh((usedWh * intervalSeconds) / HOUR_SECONDS),
      base_kwh: kwh(base),
      devices_kwh: devicesKwh,
      unassigned_kwh: kwh(unassigned),
      exported_kwh: kwh(exported),
    },
    quality: { ...quality, interval_seconds: intervalSeconds },
    learned: analysis.learned.map(({ device, watts, minutes }) => ({
      device,
      power_w: Math.round(watts * 10) / 10,
      minutes: Math.round(minutes * 10) / 10,
    })),
    power_breakdown: input.breakdown
      ? {
          interval_seconds: intervalSeconds,
          start: momentOf(0),
          base_w: toPowerResponse(base),
          devices: devices.map(({ device, watts }) => ({ name: device, power_w: toPowerResponse(watts) })),
          unassigned_w: toPowerResponse(unassigned),
          exported_w: exported ? toPowerResponse(exported) : null,
        }
      : null,
  };
}

function toDeviceResponse(
  { device, basis, confidence, energyWh, runs }: DeviceResult,
  usedWh: number,
  momentOf: (sample: number) => string | null,
): Output["devices"][number] {
  return {
    name: device,
    basis,
    confidence: rounded(confidence),
    energy_kwh: roundedKwh(energyWh),
    share: usedWh > 0 ? rounded(energyWh / usedWh) : 0,
    runs: runs.map((run) => ({
      start_index: run.from,
      end_index: run.to,
      start: momentOf(run.from),
      end: momentOf(run.to),
      energy_kwh: roundedKwh(run.energyWh),
      confidence: rounded(run.confidence),
    })),
  };
}

function momentsOf({ start, time_zone: zone }: Input, intervalSeconds: number): (sample: number) => string | null {
  if (start === undefined) return () => null;
  const startMs = Date.parse(start);
  return (sample) => momentIn(zone ?? "UTC", startMs + Math.round(sample * intervalSeconds * SECOND_MS));
}

/** Parts are in tenths of a watt already; JSON has no NaN. */
const toPowerResponse = (watts: Float64Array): (number | null)[] =>
  Array.from(watts, (value) => (Number.isNaN(value) ? null : value));

const totalOf = (watts: Float64Array | undefined) =>
  watts?.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0) ?? 0;

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
const roundedKwh = (wh: number) => Math.round(wh) / 1_000;
