import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { wander } from "./chance";
import type { Climate } from "./climate";

const DAYS_PER_YEAR = 365.25;
/** January's middle is the coldest. */
const COLDEST_DAY = 20;
/** By the sun's clock; the warmest hour is twelve later. */
const COLDEST_HOUR = 3.5;
const EARTH_TILT_DEGREES = 23.44;
const DEGREES = Math.PI / 180;

/** Keys of what wanders apart from each other. */
const FRONTS = 1;
const DAYS = 2;
const CLOUDS = 3;
const PASSING_CLOUDS = 4;

export interface Weather {
  /** °C, outdoors. */
  temperature: number;
  /** W/m² on level ground. */
  irradiance: number;
  /** Sine of the sun's height, negative by night. */
  sunHeight: number;
  /** W/m² on a roof that looks south at 25°. */
  roofIrradiance: number;
}

/**
 * The weather at a moment: the season's and the day's sine, fronts that pass in days and differ from year to year, and
 * clouds that dim the sun and flatten the day. Places of one climate and seed share it.
 */
export function weatherAt(climate: Climate, seed: number, utcMs: number): Weather {
  const days = utcMs / DAY_MS;
  const solarHour = (((utcMs / HOUR_MS + climate.longitude / 15) % 24) + 24) % 24;
  const season = -Math.cos((2 * Math.PI * (days - COLDEST_DAY)) / DAYS_PER_YEAR);
  const cloud = clamp(
    climate.cloud +
      0.5 * wander(seed, CLOUDS, days / 2.3) +
      0.2 * wander(seed, PASSING_CLOUDS, days * 9) -
      0.08 * season,
  );
  const sun = sunAt(climate, days, solarHour, cloud);
  // The sea holds back what fronts do: a place of mild seasons has mild fronts.
  const unrest = 1.5 + climate.seasonal * 0.22;
  const fronts = unrest * (1.4 * wander(seed, FRONTS, days / 4.7) + 0.8 * wander(seed, DAYS, days / 1.6));
  const day = -climate.daily * (1.25 - 0.9 * cloud) * Math.cos((2 * Math.PI * (solarHour - COLDEST_HOUR)) / 24);
  return { temperature: climate.annualMean + climate.seasonal * season + day + fronts, ...sun };
}

/**
 * Irradiance of a clear sky by Haurwitz (1945), dimmed by clouds after Kasten & Czeplak (1980); on the roof a part that
 * comes straight from the sun by its angle, and a fifth from all of the sky.
 */
function sunAt({ latitude }: Climate, days: number, solarHour: number, cloud: number): Omit<Weather, "temperature"> {
  const declination = -EARTH_TILT_DEGREES * Math.cos((2 * Math.PI * (days + 10)) / DAYS_PER_YEAR) * DEGREES;
  const hourAngle = (solarHour - 12) * 15 * DEGREES;
  const here = latitude * DEGREES;
  const sunHeight =
    Math.sin(here) * Math.sin(declination) + Math.cos(here) * Math.cos(declination) * Math.cos(hourAngle);
  if (sunHeight <= 0.01) return { sunHeight, irradiance: 0, roofIrradiance: 0 };
  const clear = 1_098 * sunHeight * Math.exp(-0.057 / sunHeight);
  const irradiance = clear * (1 - 0.72 * cloud ** 3.2);
  const roof = (latitude - 25) * DEGREES;
  const onRoof = Math.sin(roof) * Math.sin(declination) + Math.cos(roof) * Math.cos(declination) * Math.cos(hourAngle);
  const direct = Math.min(2.5, Math.max(0, onRoof) / Math.max(0.08, sunHeight));
  return { sunHeight, irradiance, roofIrradiance: irradiance * (0.8 * direct + 0.2) };
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
