import { billLineLabel } from "@wattleaf/shared/i18n/bill-line";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../core/request-context";
import { billsOf, primaryMeter, readSeries } from "../meters";
import { toSeriesResponse } from "../../core/response/series";
import type { OwnBill, OwnBills, OwnMeter } from "@wattleaf/assistant/ports";

/** The meter to answer about, with its readings in the public API's format. */
export async function ownMeter(ctx: RequestContext): Promise<OwnMeter | null> {
  const meter = await primaryMeter(ctx);
  return (
    meter && {
      meter,
      async series(fromMs, toMs) {
        const series = await readSeries(ctx, meter.id, { fromMs, toMs });
        return series && toSeriesResponse(series);
      },
    }
  );
}

/** Their lines in the given language. Null without a meter, and for one whose utility gives no bills. */
export async function meterBills(ctx: RequestContext, language: Language): Promise<OwnBills | null> {
  const meter = await primaryMeter(ctx);
  if (!meter) return null;
  const bills = (await billsOf(ctx, meter.id)).map((bill): OwnBill => ({
    ...bill,
    lines: bill.lines.map(({ label, amountCents, values }) => ({
      label: values ? billLineLabel(values, language) : label,
      amountCents,
    })),
    ratePerKwh: null,
    taxesCents: null,
  }));
  return bills.length > 0 ? { from: { meter }, bills } : null;
}
