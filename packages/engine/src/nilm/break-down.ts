import { spreadOverSamples, type WorkingGrid } from "./working-grid";

export interface Parts {
  devices: Map<string, Float64Array>;
  base: Float64Array;
  unassigned: Float64Array;
  exported: Float64Array;
}

/** Parts are given in tenths of a watt, counted in whole numbers so that they add up without a remainder. */
const PARTS_A_WATT = 10;

/**
 * Lays what was found on the grid over the metered samples, so that base + devices + unassigned − exported is the mains
 * in each of them. Devices are rounded down, so none and no sum of them lies above the mains.
 * @param watts mains as metered
 * @param clean mains without spikes: a spike goes to no device
 */
export function breakDown(
  watts: Float64Array,
  clean: Float64Array,
  { firstSample, missing }: WorkingGrid,
  baseOfCells: Float64Array,
  found: readonly (readonly [device: string, cells: Float64Array])[],
): Parts {
  const length = watts.length;
  const base = new Float64Array(length);
  const exported = new Float64Array(length);
  const left = new Float64Array(length);
  const free = new Float64Array(length);
  for (let cell = 0; cell < missing.length; cell += 1) {
    for (let i = firstSample[cell] as number; i < (firstSample[cell + 1] as number); i += 1) {
      const value = watts[i] as number;
      const used = Math.round(Math.max(0, value) * PARTS_A_WATT);
      const always = Math.min(used, Math.floor((baseOfCells[cell] as number) * PARTS_A_WATT));
      base[i] = Number.isFinite(value) ? always / PARTS_A_WATT : Number.NaN;
      exported[i] = Number.isFinite(value) ? Math.round(Math.max(0, -value) * PARTS_A_WATT) / PARTS_A_WATT : Number.NaN;
      left[i] = used - always;
      free[i] = missing[cell] || Number.isNaN(clean[i]) ? Number.NaN : (used - always) / PARTS_A_WATT;
    }
  }
  const devices = new Map<string, Float64Array>();
  // Short loads are more distinct within a cell, so they are placed first.
  const shortFirst = found
    .map(([device, cells]) => ({ device, cells, time: timeOn(cells) }))
    .toSorted((a, b) => a.time - b.time);
  for (const { device, cells } of shortFirst) {
    const power = spreadOverSamples(cells, firstSample, free);
    for (let i = 0; i < length; i += 1) {
      const parts = Math.min(left[i] as number, Math.floor((power[i] as number) * PARTS_A_WATT));
      left[i] = (left[i] as number) - (parts > 0 ? parts : 0);
      power[i] = Number.isFinite(watts[i]) ? Math.max(0, parts) / PARTS_A_WATT : Number.NaN;
    }
    devices.set(device, power);
  }
  const unassigned = left.map((parts, i) => (Number.isFinite(watts[i]) ? parts / PARTS_A_WATT : Number.NaN));
  return { devices, base, unassigned, exported };
}

function timeOn(cells: Float64Array): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell += 1) if ((cells[cell] as number) > 0) count += 1;
  return count;
}
