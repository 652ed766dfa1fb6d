import { forecastPeriod } from "@wattleaf/shared/contracts/forecast";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { localDate } from "./clock-time";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

/** A charge on the highest demand that counts now. */
export interface DemandLimit {
  isDaily: boolean;
  /** Of each kW of the highest demand. */
  price: Fact;
  /** Up to here nothing more is charged. */
  limit: Fact;
  /** What is drawn, and what is left of the limit; null without recent readings. */
  draw: Fact | null;
  left: Fact | null;
}

export interface DemandHeadroom extends ToolResult {
  charges: readonly DemandLimit[];
}

/** Longer than a month, so that the whole of it is there. */
const READ_DAYS = 32;
const WATTS = 1_000;

/** How much can be drawn now before the tariff's charge on the highest demand rises; none where it has no such charge. */
export const demandHeadroom = tool("demandHeadroom", async (_, { data, language }): Promise<DemandHeadroom> => {
  const own = await data.meter();
  const tariff = (await data.tariffs()).find(({ tariff_id: id }) => id === own?.meter.tariffId);
  if (!own || !tariff) return { charges: [], facts: [] };
  const nowMs = data.nowMs();
  const series = await own.series(nowMs - READ_DAYS * DAY_MS, nowMs);
  if (!series) return { charges: [], facts: [] };
  const { timeZone } = own.meter;
  const today = localDate(timeZone, nowMs);
  const { demand } = await data.compute(forecastPeriod, {
    series,
    ...(tariff.item ? { tariff: tariff.item } : { tariff_id: tariff.tariff_id }),
    from: today,
    to: today,
    now: momentIn(timeZone, nowMs),
  });
  const source = meterSource(own.meter, language);
  const power = (id: string, kw: number | null) => (kw === null ? null : fact(source, id, kw * WATTS, "W"));
  const charges = demand.map((charge, index): DemandLimit => {
    const id = `demand.${index}`;
    return {
      isDaily: charge.is_daily,
      price: fact(source, `${id}.price`, charge.price_per_kw, "currency", charge.currency),
      limit: fact(source, `${id}.limit`, charge.limit_kw * WATTS, "W"),
      draw: power(`${id}.draw`, charge.draw_kw),
      left: power(`${id}.left`, charge.headroom_kw),
    };
  });
  return { charges, facts: factsIn(charges) };
});
