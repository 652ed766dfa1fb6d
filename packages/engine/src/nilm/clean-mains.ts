/** Data quality figures of the metered series, returned with the result. */
export interface MainsQuality {
  samples: number;
  /** Samples without a value. */
  missing: number;
  /** Single samples that no home's supply can carry; left out of the detection. */
  spikes: number;
  /** Samples below zero: more was generated than used, so that loads cannot be seen. */
  exporting: number;
}

/** Three phases of 63 A at 230 V, the largest usual supply of a home. */
const SUPPLY_WATTS = 3 * 63 * 230;

/** Mains for the detection: NaN where there is no value or a spike, and the counts of what was found wrong. */
export function cleanMains(watts: Float64Array): { clean: Float64Array; quality: MainsQuality } {
  const clean = watts.slice();
  const quality: MainsQuality = { samples: watts.length, missing: 0, spikes: 0, exporting: 0 };
  for (let i = 0; i < watts.length; i += 1) {
    const value = watts[i] as number;
    if (!Number.isFinite(value)) {
      quality.missing += 1;
      clean[i] = Number.NaN;
      continue;
    }
    if (value < 0) quality.exporting += 1;
    if (value <= SUPPLY_WATTS) continue;
    // A site with a larger supply stays above it; a fault of the meter is alone.
    const before = watts[i - 1] ?? 0;
    const after = watts[i + 1] ?? 0;
    if (before <= SUPPLY_WATTS && after <= SUPPLY_WATTS) {
      quality.spikes += 1;
      clean[i] = Number.NaN;
    }
  }
  return { clean, quality };
}
