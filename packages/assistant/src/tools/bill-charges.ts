import { billTariff } from "@wattleaf/shared/contracts/tariffs/billing";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { midnight } from "./clock-time";
import type { AssistantData, OwnBill } from "../ports";

/** The parts of a bill that its tariff tells apart. */
export interface TariffCharges {
  /** What was bought: less than nothing is never billed, so this and not the net is what prices apply to. */
  importKwh: number;
  fixed: number;
  taxes: number;
  /** Null where a period has several prices (tiers), which no single price explains. */
  timesOfUse: { period: string; kwh: number; rate_per_kwh: number }[] | null;
}

/** A bill made from the readings is taken for the bill itself when it comes this near to it. */
const AGREES_WITHIN = 0.01;

/**
 * Fixed charges, taxes and times of use of bills of the primary meter, by its readings and its tariff. Null when there
 * is no tariff, or the bills were not made by it: then these parts stay untold.
 */
export async function chargesOfTariff(
  data: AssistantData,
  bills: readonly OwnBill[],
): Promise<readonly TariffCharges[] | null> {
  const own = await data.meter();
  const tariffId = bills[0]?.tariffId;
  if (!own || !tariffId || bills.some((bill) => bill.tariffId !== tariffId)) return null;
  const { timeZone } = own.meter;
  const dayBegins = (date: string) => midnight(timeZone, Date.parse(`${date}T12:00:00Z`));
  const found: TariffCharges[] = [];
  for (const bill of bills) {
    const [fromMs, toMs] = [dayBegins(bill.start), dayBegins(bill.end)];
    const series = await own.series(fromMs, toMs);
    if (!series) return null;
    const made = await data.compute(billTariff, {
      series,
      tariff_id: tariffId,
      billing_periods: [{ start: momentIn(timeZone, fromMs), end: momentIn(timeZone, toMs) }],
    });
    if (Math.abs(made.total - bill.amountCents / 100) > Math.abs(bill.amountCents / 100) * AGREES_WITHIN) return null;
    found.push(chargesOf(made));
  }
  return found;
}

function chargesOf({ totals, periods, import_kwh: importKwh }: OutputOf<typeof billTariff>): TariffCharges {
  const energyLines = periods.flatMap(({ lines }) => lines.filter(({ kind }) => kind === "energy"));
  const names = energyLines.map(({ label, period }) => label ?? `period ${period ?? 0}`);
  const isPlain = energyLines.length > 1 && new Set(names).size === names.length;
  return {
    importKwh,
    fixed: totals.fixed + totals.minimum,
    taxes: totals.tax,
    timesOfUse: isPlain
      ? energyLines.map(({ quantity, rate }, index) => ({
          period: names[index] ?? "",
          kwh: quantity,
          rate_per_kwh: rate,
        }))
      : null,
  };
}
