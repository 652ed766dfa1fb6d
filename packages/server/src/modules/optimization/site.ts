import { type Facility, facilitySchema } from "@wattleaf/shared/contracts/facilities";
import type { Constraints } from "@wattleaf/shared/contracts/optimization";
import { validate } from "../../core/validate";
import { below, fieldError } from "@wattleaf/shared/field-error";

/** Whether a call contains enough to schedule without a stored facility: prices and at least one flexible device. */
export function standsAlone(constraints: Constraints | undefined): boolean {
  if (!constraints) return false;
  const { tariff_id, tariff, prices, import_price_per_kwh: series, battery, batteries, evs, appliances } = constraints;
  const { heat, hot_water: hotWater } = constraints;
  const hasPrices = (tariff_id ?? tariff ?? prices ?? series) !== undefined;
  return hasPrices && Boolean(battery ?? heat ?? hotWater ?? batteries?.[0] ?? evs?.[0] ?? appliances?.[0]);
}

/**
 * The facility as the call wants it planned: what is stored, changed by what is sent.
 * @throws DomainError invalid_input that names the field below `path`
 */
export function siteOf(facility: Facility | null, constraints: Constraints, path = "constraints"): Facility {
  const { time_zone, location, load_kw, load_weekend_kw, solar_kw, grid, without = [] } = constraints;
  const isKept = ({ id }: { id: string }) => !without.includes(id);
  const site = {
    name: facility?.name ?? "Without a name",
    time_zone: time_zone ?? facility?.time_zone,
    location: location ?? facility?.location,
    ...tariffOf(facility, constraints),
    load_kw: load_kw ?? facility?.load_kw ?? (constraints.load_forecast_kw && 0),
    load_weekend_kw: load_weekend_kw ?? (load_kw === undefined ? facility?.load_weekend_kw : undefined),
    solar_kw: solar_kw ?? facility?.solar_kw,
    grid: { ...facility?.grid, ...grid },
    battery: changed(facility?.battery, constraints.battery),
    batteries: changedById(facility?.batteries, constraints.batteries).filter(isKept),
    evs: changedById(facility?.evs, constraints.evs?.map(chargeGoal)).filter(isKept),
    appliances: changedById(facility?.appliances, constraints.appliances).filter(isKept),
    heat: changed(facility?.heat, constraints.heat),
    hot_water: changed(facility?.hot_water, constraints.hot_water),
  };
  return below(path, () => validate(facilitySchema, site));
}

function tariffOf(facility: Facility | null, constraints: Constraints): Partial<Facility> {
  const { tariff_id, tariff, prices, currency, import_price_per_kwh: series } = constraints;
  const isGiven = (tariff_id ?? tariff ?? prices) !== undefined;
  if (isGiven) return { tariff_id, tariff, prices };
  if (facility) return { tariff_id: facility.tariff_id, tariff: facility.tariff, prices: facility.prices };
  if (!series) return {};
  if (currency === undefined) throw fieldError("constraints.currency", "Send the currency of the prices.");
  return { prices: { currency, import_per_kwh: 0, export_per_kwh: 0 } };
}

/** null takes the stored one away. */
function changed<T extends object>(stored: T | null | undefined, change: Partial<T> | null | undefined) {
  if (change === null) return null;
  return change === undefined ? stored : { ...stored, ...change };
}

/** What is sent comes first, so that a fault is found under the index that the caller knows. */
function changedById<T extends { id: string }>(stored: readonly T[] = [], changes: readonly { id: string }[] = []) {
  const changedIds = new Set(changes.map(({ id }) => id));
  return [
    ...changes.map((change) => ({ ...stored.find(({ id }) => id === change.id), ...change })),
    ...stored.filter(({ id }) => !changedIds.has(id)),
  ];
}

/** A state of charge to reach takes the place of a stored energy. */
function chargeGoal<T extends { energy_needed_kwh?: number; soc?: number; target_soc?: number }>(change: T): T {
  const isBySoc = change.energy_needed_kwh === undefined && (change.soc ?? change.target_soc) !== undefined;
  return isBySoc ? { ...change, energy_needed_kwh: undefined } : change;
}
