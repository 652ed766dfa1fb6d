import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";

/** The base is looked for within this many seconds around each moment: longer than a car charges at night. */
const BASE_WINDOW_SECONDS = 16 * HOUR_SECONDS;
/** The base is found for blocks of this length and drawn as straight lines between their middles. */
const BASE_BLOCK_SECONDS = 1_800;
/** The lowest 8 % of a window hold the moments when cyclic loads rest as well. */
const BASE_QUANTILE = 0.08;
/** A block is summed up by these quantiles of its samples. */
const SUMMARY = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * Load that is always on: a low quantile of a rolling window, in watts per sample, never above the mains and never
 * negative.
 */
export function baseLoad(watts: Float64Array, intervalSeconds: number): Float64Array {
  const block = Math.max(1, Math.round(BASE_BLOCK_SECONDS / intervalSeconds));
  const reach = Math.max(1, Math.round(BASE_WINDOW_SECONDS / 2 / intervalSeconds / block));
  const blocks = Math.max(1, Math.ceil(watts.length / block));
  const summaries = new Float64Array(blocks * SUMMARY.length);
  for (let b = 0; b < blocks; b += 1) {
    const sorted = watts.slice(b * block, (b + 1) * block).toSorted();
    SUMMARY.forEach((share, s) => {
      summaries[b * SUMMARY.length + s] = sorted[Math.floor(share * sorted.length)] as number;
    });
  }
  const levels = new Float64Array(blocks);
  for (let b = 0; b < blocks; b += 1) {
    const near = summaries.slice(Math.max(0, b - reach) * SUMMARY.length, (b + reach + 1) * SUMMARY.length).toSorted();
    levels[b] = Math.max(0, near[Math.floor(BASE_QUANTILE * near.length)] as number);
  }
  const base = new Float64Array(watts.length);
  for (let i = 0; i < watts.length; i += 1) {
    const place = Math.min(blocks - 1, Math.max(0, (i + 0.5) / block - 0.5));
    const left = Math.floor(place);
    const right = Math.min(blocks - 1, left + 1);
    const level = (levels[left] as number) + ((levels[right] as number) - (levels[left] as number)) * (place - left);
    base[i] = Math.max(0, Math.min(level, watts[i] as number));
  }
  return base;
}
