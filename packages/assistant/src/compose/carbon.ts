import { carbonFootprint } from "../tools/carbon-footprint";
import { billFacts } from "../tools/bill-facts";
import type { Fact } from "../tools/facts";
import { isDays, usageByDay } from "../tools/usage-by-day";
import { isMonthPeriod, usageByPeriod } from "../tools/usage-by-period";
import type { Composer, Composition } from "./composition";

interface Share {
  total: Fact;
  first: Fact;
  last: Fact;
}

/** "How much CO2 did I cause last year?", "how clean is my electricity?" */
export const carbonAnswer: Composer = async (c) => {
  const { bill } = await c.use(billFacts, {});
  const share = bill && bill.total.unit === "Wh" ? await shareOf(c, bill) : null;
  const californian = /\bcalifornian?\b|加州|加利福尼亚/.test(c.understanding.query);
  const { per100Kwh, energy, emitted } = await c.use(carbonFootprint, {
    ...(share ? { energyWh: Number(share.total.value) } : {}),
    ...(californian ? { californian } : {}),
  });
  if (share && emitted)
    c.draft.add("assistant.carbon.own", {
      first: c.show(share.first),
      last: c.show(share.last),
      total: c.show(share.total),
      emitted: c.show(emitted, { whole: true }),
    });
  c.draft.add("assistant.carbon.grid", { energy: c.show(energy, { whole: true }), per: c.show(per100Kwh) });
  if (
    /\b(?:hour|when|time|night|evening|noon|midday|\d ?[ap]m)\b|几点|什么时候|哪个(?:小时|时段)|时段|晚上|中午/.test(
      c.understanding.query,
    )
  )
    c.draft.add("assistant.carbon.noHours");
  if (bill?.isNet) c.draft.add("assistant.carbon.bought", {}, [bill.source]);
};

/** Energy of the time that the question names, else of the newest year. */
async function shareOf(
  c: Composition,
  bill: { total: Fact; firstDay: Fact; lastDay: Fact; months: readonly unknown[] },
): Promise<Share | null> {
  const { period } = c.understanding.entities;
  if (isDays(period)) {
    const { days, total } = await c.use(usageByDay, { period });
    const [first, last] = [days[0], days.at(-1)];
    const sum = total ?? first?.total;
    return sum && first && last && !namesExtreme(period) ? { total: sum, first: first.date, last: last.date } : null;
  }
  const found = await c.use(usageByPeriod, { period: isMonthPeriod(period) ? period : { kind: "year" } });
  if (found.total && found.firstMonth && found.lastMonth)
    return { total: found.total, first: found.firstMonth, last: found.lastMonth };
  return isMonthPeriod(period) ? null : { total: bill.total, first: bill.firstDay, last: bill.lastDay };
}

const namesExtreme = (period: { kind: string }): boolean => "extreme" in period;
