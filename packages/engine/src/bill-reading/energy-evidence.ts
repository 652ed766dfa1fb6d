import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import type { Evidence } from "./calibrated";
import { commodityOfWords } from "./commodities";
import { isAlsoMoney } from "./energy";
import { LABELS } from "./labels";
import { isUnprovenColumn } from "./parts-in-column";
import { isLessThanPriced, isPartOfPriced } from "./priced-energy";
import type { Reading } from "./reading";
import { fold } from "./text-lines";
import { namesPartOfDay } from "./time-of-use";

/**
 * Registers that were added up prove nothing about a register that was not read, a figure that is priced beside another
 * and the sum of both may be one of two registers, as the only register is that is called "day" or "night", the price of
 * a tier says nothing about the whole, and on a bill with gas or water only a figure that is named as
 * electricity is surely that.
 */
export function energyEvidence(reading: Reading, { energyKwh, isEnergySummed, meterReadings, checks }: Bill): Evidence {
  const passed = (code: Bill["checks"][number]["code"]) => checks.find((check) => check.code === code)?.passed;
  const results = [passed("readings_match_energy"), passed("time_of_use_sums_to_energy")];
  const isOther = (kwh: number) =>
    isPartOfPriced(reading, kwh) || isLessThanPriced(reading, kwh) || isAlsoMoney(reading, kwh);
  // On a picture, digits that were misread alike add up: only readings and prices are independent of them.
  const isConfirmed = passed("readings_match_energy") === true || (results.includes(true) && !isFromPicture(reading));
  if (results.includes(false) || (energyKwh && isOther(energyKwh.value))) return "failed";
  const isPriced = passed("priced_energy_matches_energy") === true;
  if (isEnergySummed) return isPriced ? "passed" : isUnprovenColumn(reading, energyKwh?.value) ? "failed" : "unchecked";
  const words = fold(energyKwh?.text ?? "");
  const isNight = meterReadings !== null && namesPartOfDay(meterReadings.text);
  const isTier = LABELS.tier.test(words) && !isConfirmed;
  if ((isNight || isTier) && !LABELS.total.test(words)) return "unchecked";
  const namesOther = reading.lines.some(({ cells }) =>
    cells.some(({ folded }) => /^(gas|water)$/.test(commodityOfWords(folded) ?? "")),
  );
  const isNamed = LABELS.electricity.test(energyKwh?.text.toLowerCase() ?? "");
  if (namesOther && !isNamed && !isConfirmed) return "unchecked";
  return isConfirmed || isPriced ? "passed" : "unchecked";
}

/** A recognizer is never quite certain; a text layer is. */
const isFromPicture = ({ lines }: Reading): boolean => lines.some(({ certainty }) => certainty < 1);
