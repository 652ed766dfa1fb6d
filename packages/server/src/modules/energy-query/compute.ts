import { askEnergy } from "@wattleaf/shared/contracts/energy-query";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { fieldError } from "@wattleaf/shared/field-error";
import { EMISSION_LOCATIONS, emissionFactor } from "@wattleaf/engine/emissions/factors";
import { gridOfProvider } from "@wattleaf/engine/emissions/grid-of-provider";
import { answerEnergyQuestion } from "@wattleaf/engine/query/answer-question";
import type { BilledPeriod, EnergyRecord, HomeEnergy } from "@wattleaf/engine/query/home-energy";
import { billSpan, recordsOfBills, recordsOfFile } from "@wattleaf/engine/query/home-of-files";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { computation } from "../../core/computation";
import { toIntervalSeries } from "../../core/response/series";
import { unpackSeries } from "../meters";
import { chosenTariff } from "../tariffs";
import type { OwnHome } from "./own-home";

type Input = InputOf<typeof askEnergy>;

/** What the service looked up: `own` is null while it is not known whether the question is about that. */
export interface AskKnown {
  nowMs: number;
  own: OwnHome | null;
}

export interface AskAside {
  /** The question, when it came without a series; null otherwise. */
  ownQuestion: Input | null;
}

export const askEnergyComputation = computation(
  askEnergy,
  (input, { nowMs, own }: AskKnown): OutputOf<typeof askEnergy> => {
    const { now, ...question } = input;
    const home = input.series ? homeOfInput(input, toIntervalSeries(input.series)) : homeOf(own);
    return {
      source: input.series ? "series" : (own?.source ?? null),
      simulated: own?.source === "meter" && own.meter.sandbox,
      answer: answerEnergyQuestion(home, question, { nowMs: now === undefined ? nowMs : Date.parse(now) }),
    };
  },
  (input): AskAside => ({ ownQuestion: input.series ? null : input }),
);

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

/** @throws DomainError invalid_input that names the field */
function homeOfInput(input: Input, series: IntervalSeries): HomeEnergy {
  const { tariff_id, tariff, bills = [], production_kwh: produced, location = "US" } = input;
  if (produced && produced.length !== series.kwh.length)
    throw fieldError("production_kwh", `Send ${series.kwh.length} values, one for each interval of the series.`);
  if (!EMISSION_LOCATIONS.includes(location))
    throw fieldError("location", "There's no emission factor for this location. Use one such as US, US-CAMX, or DE.");
  const hasTariff = tariff_id !== undefined || tariff !== undefined;
  return {
    records: [recordOf(series, produced ? Float64Array.from(produced, (kwh) => kwh ?? Number.NaN) : null)],
    tariff: hasTariff ? chosenTariff({ tariff_id, tariff }).tariff : null,
    bills: newestFirst(
      bills.map(({ amount, currency, kwh, ...dates }) => ({ span: billSpan(dates), amount, currency, kwh })),
    ),
    kgPerKwh: kgPerKwhOf(location),
    timeZone: series.timeZone,
  };
}

const newestFirst = (bills: BilledPeriod[]): BilledPeriod[] => bills.toSorted((a, b) => b.span.fromMs - a.span.fromMs);

function homeOf(own: OwnHome | null): HomeEnergy {
  const bills = newestFirst(own?.bills.map(toBilledPeriod) ?? []);
  const unmetered = { tariff: null, bills, kgPerKwh: kgPerKwhOf("US"), timeZone: NO_ZONE };
  if (!own || own.source === "bills") return { ...unmetered, records: recordsOfBills(bills) };
  if (own.source === "file") return { ...unmetered, records: recordsOfFile(own.facts) };
  const { meter, readings } = own;
  const series = unpackSeries(readings);
  return {
    records: series ? [recordOf(series, null)] : [],
    tariff: meter.tariffId === null ? null : chosenTariff({ tariff_id: meter.tariffId }).tariff,
    bills,
    kgPerKwh: kgPerKwhOf(gridOfProvider(meter.provider)),
    timeZone: meter.timeZone,
  };
}

const toBilledPeriod = (bill: OwnHome["bills"][number]): BilledPeriod => ({
  span: billSpan(bill),
  kwh: bill.energyWh === null ? null : bill.energyWh / WH_PER_KWH,
  amount: bill.amountCents / CENTS,
  currency: bill.currency,
});
