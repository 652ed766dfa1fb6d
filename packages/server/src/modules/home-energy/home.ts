import type { askEnergy } from "@wattleaf/shared/contracts/energy-query";
import type { Meter, MeterBill } from "@wattleaf/shared/contracts/meters";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { fieldError } from "@wattleaf/shared/field-error";
import type { OwnBills } from "@wattleaf/assistant/ports";
import { EMISSION_LOCATIONS, emissionFactor } from "@wattleaf/engine/emissions/factors";
import { gridOfProvider } from "@wattleaf/engine/emissions/grid-of-provider";
import { homeLoads } from "@wattleaf/engine/nilm/home-loads";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import type { BilledPeriod, EnergyRecord, HomeEnergy, SplitLoads } from "@wattleaf/engine/query/home-energy";
import { billSpan, recordsOfBills, recordsOfFile } from "@wattleaf/engine/query/home-of-files";
import { sandboxProduction, type SolarRoof } from "@wattleaf/engine/simulation/household/solar";
import type { Tariff } from "@wattleaf/engine/tariff/tariff";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { type PackedReadings, unpackSeries } from "../../core/packed-readings";
import { chosenTariff } from "../tariffs";
import { type KnownLabel, loadKnowledgeUnder } from "./load-knowledge";

/** What is on record of the asker's own home, as a Worker takes it. */
export type OwnHome =
  | {
      source: "meter";
      meter: Pick<Meter, "provider" | "sandbox" | "tariffId" | "timeZone">;
      readings: PackedReadings;
      /** The roof of a sandbox home; null without panels, and for a real meter, which does not see what they make. */
      roof: SolarRoof | null;
      bills: readonly MeterBill[];
      /** What the user said of the readings; read where a question is of one load. */
      labels?: readonly KnownLabel[];
    }
  | { source: "file"; facts: UsageFacts; bills: OwnBills["bills"] }
  | { source: "bills"; bills: OwnBills["bills"] };

const WH_PER_KWH = 1_000;
const CENTS = 100;
/** A file's times are local, without a zone. */
const NO_ZONE = "UTC";
const kgPerKwhOf = (location: string): number => (emissionFactor(location) ?? emissionFactor("US"))?.kgPerKwh ?? 0;

const recordOf = (series: IntervalSeries, producedKwh: Float64Array | null): EnergyRecord => ({
  series,
  resolutionSeconds: series.intervalSeconds,
  producedKwh,
  costs: null,
});

type HomeInput = Partial<
  Pick<InputOf<typeof askEnergy>, "tariff_id" | "tariff" | "bills" | "production_kwh" | "location">
>;

/**
 * The home of a series that was sent.
 * @throws DomainError invalid_input that names the field
 */
export function homeOfInput(input: HomeInput, series: IntervalSeries): HomeEnergy {
  const { tariff_id, tariff, bills = [], production_kwh: produced, location = "US" } = input;
  if (produced && produced.length !== series.kwh.length)
    throw fieldError("production_kwh", `Send ${series.kwh.length} values, one for each interval of the series.`);
  if (!EMISSION_LOCATIONS.includes(location))
    throw fieldError("location", "There's no emission factor for this location. Use one such as US, US-CAMX, or DE.");
  const hasTariff = tariff_id !== undefined || tariff !== undefined;
  const chosen = hasTariff ? chosenTariff({ tariff_id, tariff }).tariff : null;
  return {
    records: [recordOf(series, produced ? Float64Array.from(produced, (kwh) => kwh ?? Number.NaN) : null)],
    tariff: chosen,
    splitLoads: splitLoadsUnder(chosen, []),
    bills: newestFirst(
      bills.map(({ amount, currency, kwh, ...dates }) => ({ span: billSpan(dates), amount, currency, kwh })),
    ),
    kgPerKwh: kgPerKwhOf(location),
    timeZone: series.timeZone,
  };
}

const newestFirst = (bills: BilledPeriod[]): BilledPeriod[] => bills.toSorted((a, b) => b.span.fromMs - a.span.fromMs);

/** The home on record; without any of it, one of which nothing is known. */
export function homeOf(own: OwnHome | null): HomeEnergy {
  const bills = newestFirst(own?.bills.map(toBilledPeriod) ?? []);
  const unmetered = { tariff: null, bills, kgPerKwh: kgPerKwhOf("US"), timeZone: NO_ZONE };
  if (!own || own.source === "bills") return { ...unmetered, records: recordsOfBills(bills) };
  if (own.source === "file") return { ...unmetered, records: recordsOfFile(own.facts) };
  const { meter, readings, roof } = own;
  const series = unpackSeries(readings);
  const tariff = meter.tariffId === null ? null : chosenTariff({ tariff_id: meter.tariffId }).tariff;
  return {
    records: series ? [withProduction(recordOf(series, null), roof)] : [],
    tariff,
    splitLoads: splitLoadsUnder(tariff, own.labels ?? []),
    bills,
    kgPerKwh: kgPerKwhOf(gridOfProvider(meter.provider)),
    timeZone: meter.timeZone,
  };
}

/** The sides of a question ask for the same times again: what was taken apart last is kept. */
function splitLoadsUnder(tariff: Tariff | null, labels: readonly KnownLabel[]) {
  let last: { key: string; split: SplitLoads } | null = null;
  return (series: IntervalSeries): SplitLoads => {
    const key = `${series.startMs} ${series.kwh.length}`;
    if (last?.key === key) return last.split;
    const known = loadKnowledgeUnder(series, tariff && (() => tariff), labels);
    const { prices, currency } = known;
    const split = { loads: homeLoads(series, known, shippedModels()), prices, currency };
    last = { key, split };
    return split;
  };
}

/** Two years take a Worker a moment, and few questions are about the panels: only then is their energy computed. */
function withProduction(record: EnergyRecord, roof: SolarRoof | null): EnergyRecord {
  if (!roof) return record;
  let known: Float64Array | null = null;
  return {
    ...record,
    get producedKwh() {
      known ??= sandboxProduction(roof, record.series);
      return known;
    },
  };
}

const toBilledPeriod = (bill: OwnHome["bills"][number]): BilledPeriod => ({
  span: billSpan(bill),
  kwh: bill.energyWh === null ? null : bill.energyWh / WH_PER_KWH,
  amount: bill.amountCents / CENTS,
  currency: bill.currency,
});
