import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import { AmountReader, decimalMarkOf } from "./amounts";
import { calibrated } from "./calibrated";
import { chargeLines, chargesOfTotal, currencyOf, taxesOf, totalCostOf } from "./cost";
import { energiesIn, energyOf, rateOf, touSplitOf } from "./energy";
import { accountNumberOf, maskAccount, providerOf, tariffOf, withoutAccount } from "./identity";
import { LABELS } from "./labels";
import { demandOf, meterReadingsOf } from "./meter";
import type { Field, Reading } from "./reading";
import { adjusted, field, isNear } from "./reading";
import { servicePeriodOf } from "./service-period";
import type { TextLine } from "./text-lines";

/**
 * Reads the lines of a bill by their labels and units, from any provider, in English, German, French, Spanish or
 * Chinese. Anything the bill does not state clearly is null. The bill's figures are checked against each other, and
 * each check raises or lowers the confidence of the fields involved.
 *
 * @param lines of text in reading order, as {@link linesOf} returns them
 */
export function extractBill(lines: readonly TextLine[]): Bill {
  return calibrated(readBill(lines));
}

/** The bill with scores in place of confidences: higher is surer, but no frequency yet. */
export function readBill(lines: readonly TextLine[]): Bill {
  const reading: Reading = {
    lines,
    amounts: new AmountReader(decimalMarkOf(lines)),
    commodities: commoditiesOf(lines),
  };
  const checks: Bill["checks"] = [];
  const check = (code: Bill["checks"][number]["code"], passed: boolean) => {
    checks.push({ code, passed });
    return passed;
  };

  let meterReadings = meterReadingsOf(reading);
  let touSplit = touSplitOf(reading);
  const metered =
    meterReadings && (meterReadings.value.current - meterReadings.value.previous) * meterReadings.value.multiplier;
  const touTotal = touSplit.length > 0 ? touSplit.reduce((sum, { value }) => sum + value, 0) : null;
  let energyKwh = energyOf(
    reading,
    [metered, touTotal].filter((sum) => sum !== null),
  );
  if (energyKwh && meterReadings && metered !== null) {
    const passed = check("readings_match_energy", isNear(metered, energyKwh.value, { share: 0.005, least: 1 }));
    energyKwh = adjusted(energyKwh, passed);
    meterReadings = adjusted(meterReadings, passed);
  }
  if (energyKwh && touTotal !== null) {
    const passed = check("time_of_use_sums_to_energy", isNear(touTotal, energyKwh.value, { share: 0.005, least: 1 }));
    energyKwh = passed ? adjusted(energyKwh, passed) : energyKwh;
    touSplit = touSplit.map((part) => ({ ...part, ...adjusted(part, passed) }));
  }

  const charges = chargeLines(reading);
  let totalCost = totalCostOf(reading, energyKwh !== null || touTotal !== null);
  const run = totalCost && chargesOfTotal(charges, totalCost.value);
  if (totalCost && run) {
    const passed = check("lines_sum_to_total", run.length > 0);
    // Lines that do not add up may be other columns or notes; they count less than lines that do.
    totalCost = passed
      ? adjusted(totalCost, true)
      : field(totalCost.value, totalCost.confidence * 0.85, totalCost.text);
  }

  // A tax as large as the whole bill lost its decimal mark.
  const taxes = taxesOf(reading, charges, run);

  let ratePerKwh = rateOf(reading);
  const rated = ratePerKwh && rateMatches(reading, ratePerKwh, charges);
  if (ratePerKwh && rated !== null) ratePerKwh = adjusted(ratePerKwh, check("rate_times_energy_matches_charge", rated));

  const { period, daysMatch } = servicePeriodOf(reading);
  const servicePeriod = period && daysMatch !== null ? adjusted(period, check("days_match_period", daysMatch)) : period;

  const account = accountNumberOf(reading);
  const bill: Bill = {
    commodity: energyKwh || touTotal !== null ? "electricity" : commodityOf(lines),
    provider: providerOf(reading),
    account: account && field(maskAccount(account.number), 0.9 * account.certainty, maskAccount(account.number)),
    servicePeriod,
    energyKwh,
    demandKw: demandOf(reading),
    totalCost,
    currency: currencyOf(reading),
    taxesAndFees: taxes && totalCost && taxes.value >= totalCost.value ? null : taxes,
    tariffName: tariffOf(reading),
    ratePerKwh,
    touSplit,
    meterReadings,
    checks,
  };
  return account ? hideAccount(bill, account.number) : bill;
}

/** Whether energy times rate gives the amount of the line that names the rate; null when the line lacks either. */
function rateMatches(reading: Reading, rate: Field<number>, charges: ReturnType<typeof chargeLines>): boolean | null {
  const line = charges.find(({ text }) => rate.text.startsWith(text.slice(0, 100)));
  const [kwh] = line ? energiesIn(reading, line.text) : [];
  if (!line || kwh === undefined || kwh === 0) return null;
  return isNear(kwh * rate.value, line.amount, { share: 0.005, least: 0.02 });
}

function commodityOf(lines: readonly TextLine[]): Bill["commodity"] {
  const mentions = (commodity: NonNullable<Bill["commodity"]>) =>
    lines.filter(({ cells }) => cells.some(({ folded }) => LABELS[commodity].test(folded))).length;
  const [most] = (["electricity", "gas", "water"] as const)
    .map((commodity) => ({ commodity, lines: mentions(commodity) }))
    .toSorted((a, b) => b.lines - a.lines);
  return most && most.lines > 0 ? most.commodity : null;
}

/** Headings such as "Gas" or "Electricity" apply to the lines below them. */
function commoditiesOf(lines: readonly TextLine[]): Reading["commodities"] {
  let current: Reading["commodities"][number];
  return lines.map(({ cells }) => {
    const folded = cells.map((cell) => cell.folded).join("  ");
    if (folded.length <= 60 && !/\d/.test(folded)) {
      const named = (["electricity", "gas", "water"] as const).filter((commodity) => LABELS[commodity].test(folded));
      if (named.length === 1) [current] = named;
    }
    return current;
  });
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
    currency: hide(bill.currency),
    taxesAndFees: hide(bill.taxesAndFees),
    tariffName: hide(bill.tariffName),
    ratePerKwh: hide(bill.ratePerKwh),
    touSplit: bill.touSplit.flatMap((part) => hide(part) ?? []),
    meterReadings: hide(bill.meterReadings),
  };
}
