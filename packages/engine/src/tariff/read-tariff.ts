import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { NO_CURRENCY } from "@wattleaf/shared/domain/currency";
import { notice, type Notice } from "./notices";
import { fieldNotices } from "./billed-fields";
import { rateSteps } from "./money";
import { demandUnit, endsTooSoon, periodOfSlot, tierEnds, tierUnit } from "./rate-tables";
import { fieldReasonError } from "@wattleaf/shared/error-reason";
import { UNKNOWN_TERRITORY } from "./territory";
import type {
  DemandPeriod,
  DemandRatchet,
  EnergyPeriod,
  EnergyRates,
  ExportRule,
  FlatDemand,
  HourlyDemand,
  FixedCharge,
  Tariff,
} from "./tariff";

type DemandStructure = NonNullable<UrdbItem["demandratestructure"]>;

/** The months before the bill's that a ratchet given by month looks at (OpenEI: "demand ratchet percentage"). */
const RATCHET_MONTHS_BACK = 11;

export interface ReadTariff {
  tariff: Tariff;
  /** What of the tariff is not billed, or was read in one of several ways. */
  notices: Notice[];
}

/**
 * Reads one URDB item. The rules are those of OpenEI's `utility_rates` version 8: months and periods count from zero,
 * `adj` adds to `rate`, tiers rise to their `max`, and schedules name a period for each hour of the local clock.
 * @throws DomainError invalid_input that names the field, where periods, tiers or schedules contradict each other
 */
export function readTariff(item: UrdbItem): ReadTariff {
  const notices = fieldNotices(item);
  const currency = item.currency ?? (isDomestic(item.country) ? "USD" : NO_CURRENCY);
  if (currency === NO_CURRENCY) notices.push(notice("currency_unknown"));
  if (item.servicetype === "Delivery" || item.servicetype === "Energy") {
    notices.push(notice("partial_service", { service: item.servicetype }));
  }
  const tariff: Tariff = {
    id: item.label ?? item.name ?? "tariff",
    name: item.name ?? item.label ?? "",
    utility: item.utility ?? "",
    territory: { ...UNKNOWN_TERRITORY, utility: item.utility ?? null, country: countryOf(item.country) },
    sector: item.sector ?? null,
    currency,
    effectiveFromMs: item.startdate == null ? null : item.startdate * 1_000,
    effectiveToMs: item.enddate == null ? null : item.enddate * 1_000,
    energy: readEnergy(item, notices),
    fuelAdjustments: item.fueladjustmentsmonthly?.some((each) => each !== 0)
      ? item.fueladjustmentsmonthly.map(rateSteps)
      : null,
    flatDemand: readFlatDemand(item, notices),
    touDemand: readHourlyDemand(
      { structure: "demandratestructure", schedule: "demand", labels: item.demandlabels, unit: item.demandrateunit },
      [item.demandratestructure, item.demandweekdayschedule, item.demandweekendschedule],
      notices,
    ),
    coincidentDemand: readCoincidentDemand(item, notices),
    demandWindowMinutes: item.demandwindow ?? null,
    ratchet: readRatchet(item),
    fixed: readFixed(item, notices),
    minimum: readMinimum(item),
    exportRule: readExportRule(item),
    taxes: (item.taxes ?? []).map(({ name, percent, per_kwh }) => ({
      name,
      share: rateSteps((percent ?? 0) / 100),
      perKwh: rateSteps(per_kwh ?? 0),
    })),
    applicability: {
      minKw: item.peakkwcapacitymin ?? null,
      maxKw: item.peakkwcapacitymax ?? null,
      minKwhPerMonth: item.peakkwhusagemin ?? null,
      maxKwhPerMonth: item.peakkwhusagemax ?? null,
    },
  };
  return { tariff, notices };
}

const isDomestic = (country: string | null | undefined): boolean =>
  country == null || ["", "USA", "US", "UNITED STATES"].includes(country.toUpperCase());

/** `rate` and `adj` are separate values, so that their sum is the sum of the printed figures. */
const rateOf = (tier: { rate?: number | null; adj?: number | null }): number =>
  rateSteps(tier.rate ?? 0) + rateSteps(tier.adj ?? 0);

function readEnergy(item: UrdbItem, notices: Notice[]): EnergyRates {
  const structure = (item.energyratestructure ?? []).map((tiers) => (tiers.length > 0 ? tiers : [{ rate: 0 }]));
  if (structure.length === 0) notices.push(notice("no_energy_rates"));
  const periods: EnergyPeriod[] = structure.map((tiers, period) => {
    const path = `energyratestructure.${period}`;
    const units = tiers.map((tier, index) => tierUnit(`${path}.${index}.unit`, tier.unit));
    const ends = tierEnds(
      path,
      tiers.map((tier) => tier.max),
      units,
    );
    if (endsTooSoon(tiers.at(-1)?.max)) notices.push(notice("last_tier_open_ended", { field: path }));
    // Hours-use tiers among plain ones are block-and-step rates; both ends rise, so they are read in order.
    if (new Set(units.slice(0, -1)).size > 1) notices.push(notice("mixed_tier_units", { field: path }));
    return {
      label: item.energytoulabels?.[period] ?? null,
      tiers: tiers.map((tier, index) => ({
        max: ends[index] ?? Infinity,
        unit: units[index] ?? "kwh",
        rate: rateOf(tier),
        sell: tier.sell == null ? null : rateSteps(tier.sell),
      })),
    };
  });
  if (periods.length === 0) {
    periods.push({ label: null, tiers: [{ max: Infinity, unit: "kwh", rate: 0, sell: null }] });
  }
  return {
    periods,
    periodOfSlot: periodOfSlot("energy", periods.length, item.energyweekdayschedule, item.energyweekendschedule),
  };
}

function demandPeriods(
  path: string,
  structure: DemandStructure,
  labels: readonly string[] | null | undefined,
  notices: Notice[],
): DemandPeriod[] {
  return structure.map((tiers, period) => {
    const ends = tierEnds(
      `${path}.${period}`,
      tiers.map((tier) => tier.max),
    );
    if (endsTooSoon(tiers.at(-1)?.max)) notices.push(notice("last_tier_open_ended", { field: `${path}.${period}` }));
    return {
      label: labels?.[period] ?? null,
      tiers: tiers.map((tier, index) => ({ max: ends[index] ?? Infinity, rate: rateOf(tier) })),
    };
  });
}

const costsSomething = (periods: readonly DemandPeriod[]): boolean =>
  periods.some(({ tiers }) => tiers.some(({ rate }) => rate !== 0));

function noteUnit(unit: string | null | undefined, field: string, notices: Notice[]): void {
  // kVA needs the power factor, which kWh do not tell: at a power factor of 1 both are the same.
  if (unit?.startsWith("kVA")) notices.push(notice("kva_billed_as_kw", { field }));
}

function readFlatDemand(item: UrdbItem, notices: Notice[]): FlatDemand | null {
  const structure = item.flatdemandstructure ?? [];
  const periods = demandPeriods("flatdemandstructure", structure, null, notices);
  if (!costsSomething(periods)) return null;
  if (!item.flatdemandmonths && periods.length > 1) {
    throw fieldReasonError("flatdemandmonths", "tariff_flat_demand_months");
  }
  const periodOfMonth = item.flatdemandmonths ?? Array.from({ length: 12 }, () => 0);
  periodOfMonth.forEach((period, month) => {
    if (period >= periods.length) {
      throw fieldReasonError(`flatdemandmonths.${month}`, "tariff_period_too_high", { count: periods.length });
    }
  });
  noteUnit(item.flatdemandunit, "flatdemandunit", notices);
  return { unit: demandUnit(item.flatdemandunit), periods, periodOfMonth };
}

type Schedule = UrdbItem["demandweekdayschedule"];

function readHourlyDemand(
  field: { structure: string; schedule: string; labels?: readonly string[] | null; unit?: string | null },
  [structure, weekday, weekend]: [DemandStructure | null | undefined, Schedule, Schedule],
  notices: Notice[],
): HourlyDemand | null {
  const periods = demandPeriods(field.structure, structure ?? [], field.labels, notices);
  if (!costsSomething(periods)) return null;
  noteUnit(field.unit, field.structure, notices);
  return {
    unit: demandUnit(field.unit),
    periods,
    periodOfSlot: periodOfSlot(field.schedule, periods.length, weekday, weekend),
  };
}

/** OpenEI documents `coincidentrateschedule`; its own clients read `coincidentschedule`. One matrix serves all days. */
function readCoincidentDemand(item: UrdbItem, notices: Notice[]): HourlyDemand | null {
  const schedule = item.coincidentrateschedule ?? item.coincidentschedule;
  return readHourlyDemand(
    { structure: "coincidentratestructure", schedule: "coincident", unit: item.coincidentrateunit },
    [item.coincidentratestructure, schedule, schedule],
    notices,
  );
}

/** Shares are fractions in version 8 and were percentages before; no ratchet is one percent or less. */
const share = (value: number): number => (value > 1 ? value / 100 : value);

function readRatchet(item: UrdbItem): DemandRatchet | null {
  if (item.lookbackpercent) {
    const flags = item.lookbackmonths?.map(Boolean);
    return {
      shareOfMonth: Array.from({ length: 12 }, () => share(item.lookbackpercent ?? 0)),
      monthsBack: item.lookbackrange ? Math.round(item.lookbackrange) : RATCHET_MONTHS_BACK,
      peakMonths: item.lookbackrange || !flags?.some(Boolean) ? null : flags,
    };
  }
  if (item.demandratchetpercentage?.some((each) => each > 0)) {
    return {
      shareOfMonth: item.demandratchetpercentage.map(share),
      monthsBack: RATCHET_MONTHS_BACK,
      peakMonths: null,
    };
  }
  return null;
}

const UNIT_OF_CHARGE = { "$/day": "day", "$/month": "month", "$/year": "year" } as const;

function fixedCharge(amount: number | null | undefined, unit: keyof typeof UNIT_OF_CHARGE): FixedCharge | null {
  return amount ? { rate: rateSteps(amount), unit: UNIT_OF_CHARGE[unit] } : null;
}

function readFixed(item: UrdbItem, notices: Notice[]): FixedCharge | null {
  if (item.fixedchargefirstmeter) {
    if (!item.fixedchargeunits) notices.push(notice("fixed_charge_taken_as_monthly"));
    return fixedCharge(item.fixedchargefirstmeter, item.fixedchargeunits ?? "$/month");
  }
  return fixedCharge(item.fixedmonthlycharge, "$/month");
}

function readMinimum(item: UrdbItem): FixedCharge | null {
  return (
    fixedCharge(item.mincharge, item.minchargeunits ?? "$/month") ??
    fixedCharge(item.minmonthlycharge, "$/month") ??
    fixedCharge(item.annualmincharge, "$/year")
  );
}

const RULE_OF: Record<NonNullable<UrdbItem["dgrules"]>, ExportRule> = {
  "Net Metering": "net_metering",
  "Net Billing Instantaneous": "net_billing_instantaneous",
  "Net Billing Hourly": "net_billing_hourly",
  "Buy All Sell All": "buy_all_sell_all",
};

/** Without a rule, sell rates tell that exports are paid as they happen; else exports earn nothing. */
function readExportRule(item: UrdbItem): ExportRule | null {
  if (item.dgrules) return RULE_OF[item.dgrules];
  if (item.usenetmetering === true || String(item.usenetmetering).toLowerCase() === "true") return "net_metering";
  const sells = item.energyratestructure?.flat().some((tier) => tier.sell != null && tier.sell !== 0);
  return sells ? "net_billing_instantaneous" : null;
}

/** URDB writes the United States as USA. */
const countryOf = (country: string | null | undefined): string | null =>
  country === "USA" ? "US" : country && /^[A-Z]{2}$/.test(country) ? country : null;
