/* Rules of thumb for panels, batteries and what they cost. */

/** Rated power of panels, W. */
export const panelWatts = (panels: number, wattsEach: number): number => panels * wattsEach;

/** @param wattHoursPerWatt yearly output of a watt of panels at the place (kWh per kW is the same number × 1,000) */
export const yearlyOutputWh = (ratedWatts: number, wattHoursPerWatt: number): number => ratedWatts * wattHoursPerWatt;

/** The battery that covers an amount of energy when only a share of it may be used, Wh. */
export const batterySizeWh = (energyWh: number, usableShare: number): number => energyWh / usableShare;

/** Hours that a battery runs a load. */
export const batteryHours = (batteryWh: number, usableShare: number, watts: number): number =>
  (batteryWh * usableShare) / watts;

/** Years until savings have paid a price back; Infinity where nothing is saved. */
export const paybackYears = (price: number, yearlySaving: number): number =>
  yearlySaving > 0 ? price / yearlySaving : Number.POSITIVE_INFINITY;
