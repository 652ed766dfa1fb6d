import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { intervalMs, type IntervalSeries, intervalStartMs } from "../../time-series/interval-series";
import type { Household } from "./household";
import { type Weather, weatherAt } from "./weather";

const PANEL_LOSS_PER_KELVIN = 0.004;
const PANEL_EFFICIENCY = 0.84;
const WH_PER_KWH = 1_000;

/** The part of a household that its panels' energy follows from. */
export type SolarRoof = Pick<Household, "climate" | "solarWatts" | "weatherSeed">;

/** A panel gives less when it is hot; the inverter stops at the panels' peak. */
export function solarPower({ solarWatts }: SolarRoof, { roofIrradiance, temperature }: Weather): number {
  if (solarWatts === 0 || roofIrradiance === 0) return 0;
  const hot = 1 - PANEL_LOSS_PER_KELVIN * Math.max(0, temperature + roofIrradiance / 35 - 25);
  return Math.min(solarWatts, (solarWatts * PANEL_EFFICIENCY * hot * roofIrradiance) / 1_000);
}

/**
 * What the panels made in each interval of a sandbox meter's readings, kWh in whole watt-hours: the same power that the
 * readings were made with (`sandboxMonth`). NaN where the meter has no reading, so that both count the same time.
 */
export function sandboxProduction(roof: SolarRoof, series: IntervalSeries): Float64Array {
  const hours = intervalMs(series) / HOUR_MS;
  return series.kwh.map((kwh, index) => {
    if (Number.isNaN(kwh)) return Number.NaN;
    const weather = weatherAt(roof.climate, roof.weatherSeed, intervalStartMs(series, index));
    return Math.round(solarPower(roof, weather) * hours) / WH_PER_KWH;
  });
}
