import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import { AmountReader, decimalMarkOf, hasSpacedThousands } from "./amounts";
import type { Evidence, EvidenceByField } from "./calibrated";
import { calibrated } from "./calibrated";
import { chargeLines } from "./charge-lines";
import { billedCommodity, CommodityMap } from "./commodities";
import { costsOf } from "./cost";
import { currencyOf } from "./currency";
import { energyOf, rateOf } from "./energy";
import { energyEvidence } from "./energy-evidence";
import { energiesIn } from "./energy-units";
import { accountNumberOf, maskAccount, tariffOf, withoutAccount } from "./identity";
import type { Register } from "./meter";
import { demandOf, meterReadingsOf, registersOf, sumOfUse, totalUnder } from "./meter";
import { isUnprovenColumn } from "./parts-in-column";
import { pricedEnergies, pricedLines, sumsOfPriced, wholesOfPriced } from "./priced-energy";
import { providerOf } from "./provider";
import type { Field, Reading } from "./reading";
import { adjusted, field, isNear } from "./reading";
import { datedDifferences } from "./reading-dates";
import { registersByPrice } from "./registers-by-price";
import { registersInColumns } from "./registers-in-columns";
import { senderOf } from "./sender";
import { servicePeriodOf } from "./service-period";
import { taxesOf } from "./taxes";
import type { TextLine } from "./text-lines";
import { textOf } from "./text-lines";
import type { TouPart } from "./time-of-use";
import { touSplitOf } from "./time-of-use";

/**
 * Reads the lines of a bill by their labels and units, from any provider, in English, German, French, Spanish or
 * Chinese (docs/methods/bills.md). Anything the bill does not state clearly is null. The bill's figures are checked against each other, and
 * each check raises or lowers the confidence of the fields involved.
 *
 * @param lines of text in reading order, as {@link linesOf} returns them
 */
export function extractBill(lines: readonly TextLine[]): Bill {
  const { bill, evidence } = readBill(lines);
  return calibrated(bill, evidence);
}

/** The bill with scores in place of confidences: higher is surer, but no frequency yet. */
export function readBill(lines: readonly TextLine[]): { bill: Bill; evidence: EvidenceByField } {
  const reading: Reading = {
    lines,
    amounts: new AmountReader(decimalMarkOf(lines), { hasSpaces: hasSpacedThousands(lines) }),
    commodities: new CommodityMap(lines),
    sender: senderOf(lines),
  };
  const checks = new Checks();
  const energy = readEnergy(reading, checks);
  const charges = chargeLines(reading);
  const { totalCost, amountDue, run, isProven, isDueProven } = costsOf(reading, charges, energy.energyKwh !== null);
  if (isProven !== null) checks.add("lines_sum_to_total", isProven);
  const currency = currencyOf(reading);
  // A tax as large as the whole bill lost its decimal mark.
  const taxes = taxesOf(reading, charges, run);

  const rate = rateOf(reading);
  const rated = rate && rateMatches(reading, rate, charges);
  const { period, daysMatch } = servicePeriodOf(reading, energy.energyKwh?.value);
  const account = accountNumberOf(reading);
  const bill: Bill = {
    ...energy,
    commodity: energy.energyKwh ? "electricity" : billedCommodity(reading),
    provider: providerOf(reading),
    account: account && field(maskAccount(account.number), 0.9 * account.certainty, maskAccount(account.number)),
    servicePeriod: period && checks.apply(period, "days_match_period", daysMatch),
    demandKw: demandOf(reading),
    totalCost,
    amountDue,
    currency: currency.read,
    taxesAndFees: taxes && totalCost && taxes.value >= totalCost.value ? null : taxes,
    tariffName: tariffOf(reading),
    ratePerKwh: rate && checks.apply(rate, "rate_times_energy_matches_charge", rated),
    checks: checks.all,
  };
  return {
    bill: account ? hideAccount(bill, account.number) : bill,
    evidence: {
      provider: reading.sender?.isConfirmed ? "passed" : "unchecked",
      servicePeriod: evidenceOf(daysMatch),
      energyKwh: energyEvidence(reading, bill),
      totalCost: evidenceOf(isProven),
      amountDue: evidenceOf(isDueProven),
      currency: currency.isConfirmed ? "passed" : "unchecked",
      taxesAndFees: evidenceOf(isProven),
      ratePerKwh: evidenceOf(rated),
      touSplit: isUnprovenColumn(reading, energy.isEnergySummed ? energy.energyKwh?.value : undefined)
        ? "failed"
        : evidenceOf(checks.resultOf("time_of_use_sums_to_energy")),
      meterReadings: evidenceOf(checks.resultOf("readings_match_energy")),
    },
  };
}

const evidenceOf = (passed: boolean | null): Evidence => (passed === null ? "unchecked" : passed ? "passed" : "failed");

type Check = Bill["checks"][number];

/** The bill's own sums, and what they say about the fields in them. */
class Checks {
  readonly all: Check[] = [];

  add(code: Check["code"], passed: boolean): boolean {
    this.all.push({ code, passed });
    return passed;
  }

  resultOf(code: Check["code"]): boolean | null {
    return this.all.find((check) => check.code === code)?.passed ?? null;
  }

  /** The field, surer or less sure; unchanged when the bill has nothing to check it by. */
  apply<T>(read: Field<T>, code: Check["code"], passed: boolean | null): Field<T> {
    return passed === null ? read : adjusted(read, this.add(code, passed));
  }
}

type Energy = Pick<Bill, "energyKwh" | "isEnergySummed" | "touSplit" | "meterReadings">;

/** The energy with its meter readings and its parts by time of use, each checked against the others. */
function readEnergy(reading: Reading, checks: Checks): Energy {
  const pricedRows = pricedLines(reading);
  const priced = pricedEnergies(pricedRows);
  const registers = registersFound(reading, priced);
  const under = totalUnder(reading, registers);
  let meterReadings = meterReadingsOf(reading, registers);
  let touSplit = touSplitOf(reading, registers);
  const metered =
    registers.length > 0
      ? (under?.value ?? sumOfUse(registers))
      : meterReadings && (meterReadings.value.current - meterReadings.value.previous) * meterReadings.value.multiplier;
  const parts = touSplit.length > 0 ? touSplit.reduce((sum, { value }) => sum + value, 0) : null;
  const found = energyOf(reading, {
    metered,
    parts,
    priced,
    wholes: wholesOfPriced(pricedRows),
    sums: sumsOfPriced(pricedRows),
    dated: metered === null ? datedDifferences(reading) : [],
    unread: energiesBeside(reading, registers),
    under,
    registers: registers.length > 1 ? registers.map(({ kwh }) => kwh) : [],
    sum: sumOf(registers, touSplit),
  });
  if (!found) return { energyKwh: null, isEnergySummed: false, touSplit, meterReadings };
  const { isSum, ...read } = found;
  const { value } = read;
  let energyKwh: Field<number> = read;
  const agrees = (sum: number) => isNear(sum, value, { share: 0.005, least: 1 });
  if (metered !== null) {
    const passed = checks.add("readings_match_energy", agrees(metered));
    energyKwh = adjusted(energyKwh, passed);
    meterReadings = meterReadings && adjusted(meterReadings, passed);
  }
  if (parts !== null && !isSum) {
    const passed = checks.add("time_of_use_sums_to_energy", agrees(parts));
    energyKwh = passed ? adjusted(energyKwh, passed) : energyKwh;
    touSplit = touSplit.map((part) => ({ ...part, ...adjusted(part, passed) }));
  }
  // Charges are often calculated from a part of the energy, so only agreement says anything.
  if (priced.some(agrees)) energyKwh = adjusted(energyKwh, checks.add("priced_energy_matches_energy", true));
  return { energyKwh, isEnergySummed: isSum && registers.length !== 1, touSplit, meterReadings };
}

/** Registers in rows of their own, else side by side, else a row of readings whose use is known by what it is priced with. */
function registersFound(reading: Reading, priced: readonly number[]): Register[] {
  const inRows = registersOf(reading);
  const inColumns = inRows.length > 0 ? inRows : registersInColumns(reading);
  return inColumns.length > 0 ? inColumns : registersByPrice(reading, priced);
}

/** In the rows beside the registers, which may be one more register with a reading that could not be read. */
function energiesBeside(reading: Reading, registers: readonly Register[]): number[] {
  const rows = registers.map(({ line }) => line);
  const beside = rows.flatMap((row) => [row - 1, row + 1]).filter((row) => !rows.includes(row));
  return beside.flatMap((row) => {
    const line = reading.lines[row];
    return line ? energiesIn(reading, textOf(line)) : [];
  });
}

/** The registers added up, on a bill that states no total. */
function sumOf(registers: readonly Register[], touSplit: readonly TouPart[]): Field<number> | null {
  const parts =
    registers.length > 0 ? registers.map(({ kwh, text, certainty }) => field(kwh, 0.85 * certainty, text)) : touSplit;
  if (parts.length === 0) return null;
  const confidence = Math.min(...parts.map((part) => part.confidence));
  return field(
    parts.reduce((sum, part) => sum + part.value, 0),
    confidence,
    parts.map(({ text }) => text).join(" + "),
  );
}

/** Whether energy times rate gives the amount of the line that names the rate; null when the line lacks either. */
function rateMatches(reading: Reading, rate: Field<number>, charges: ReturnType<typeof chargeLines>): boolean | null {
  const line = charges.find(({ text }) => rate.text.startsWith(text.slice(0, 100)));
  const [kwh] = line ? energiesIn(reading, line.text) : [];
  if (!line || kwh === undefined || kwh === 0) return null;
  return isNear(kwh * rate.value, line.amount, { share: 0.005, least: 0.02 });
}

function hideAccount(bill: Bill, number: string): Bill {
  const hide = <T extends Field<unknown>>(read: T | null): T | null =>
    read && {
      ...read,
      text: withoutAccount(read.text, number),
      value: typeof read.value === "string" ? withoutAccount(read.value, number) : read.value,
    };
  return {
    ...bill,
    provider: hide(bill.provider),
    servicePeriod: hide(bill.servicePeriod),
    energyKwh: hide(bill.energyKwh),
    demandKw: hide(bill.demandKw),
    totalCost: hide(bill.totalCost),
    amountDue: hide(bill.amountDue ?? null),
    currency: hide(bill.currency),
    taxesAndFees: hide(bill.taxesAndFees),
    tariffName: hide(bill.tariffName),
    ratePerKwh: hide(bill.ratePerKwh),
    touSplit: bill.touSplit.flatMap((part) => hide(part) ?? []),
    meterReadings: hide(bill.meterReadings),
  };
}
