import type { RequestContext } from "../../core/request-context";
import { billsOf, primaryMeter, readSeries } from "../meters";
import { seriesOnWire } from "../../core/response/series";
import type { OwnBill, OwnBills, OwnMeter } from "@wattleaf/assistant/ports";

/** The meter to speak of, with its readings as operations of the public API take them. */
export async function ownMeter(ctx: RequestContext): Promise<OwnMeter | null> {
  const meter = await primaryMeter(ctx);
  return (
    meter && {
      meter,
      async series(fromMs, toMs) {
        const series = await readSeries(ctx, meter.id, { fromMs, toMs });
        return series && seriesOnWire(series);
      },
    }
  );
}

/** Null without a meter, and for one whose utility gives no bills. */
export async function meterBills(ctx: RequestContext): Promise<OwnBills | null> {
  const meter = await primaryMeter(ctx);
  if (!meter) return null;
  const bills = (await billsOf(ctx, meter.id)).map((bill): OwnBill => ({
    ...bill,
    ratePerKwh: null,
    taxesCents: null,
  }));
  return bills.length > 0 ? { from: { meter }, bills } : null;
}
