import { savingsEstimate } from "../tools/savings-estimate";
import type { Composer } from "./composition";

/** "How much can I save?" */
export const savings: Composer = async (c) => {
  const estimate = await c.use(savingsEstimate, {});
  const { yearly, baseLoad, evening, percent } = estimate;
  if (!yearly) {
    // The article opens with the same published range; without it the range stands alone.
    if (!(await c.quote("how-much-can-i-save")))
      c.draft.add("assistant.savings.general", { low: c.show(percent.low), high: c.show(percent.high) });
    c.draft.add("assistant.savings.offer");
    return;
  }
  const money = yearly.lowMoney && yearly.highMoney;
  c.draft.add(money ? "assistant.savings.rangeMoney" : "assistant.savings.range", {
    low: c.show(yearly.low, { whole: true }),
    high: c.show(yearly.high, { whole: true }),
    use: c.show(yearly.use, { whole: true }),
    percentLow: c.show(percent.low),
    percentHigh: c.show(percent.high),
    ...(yearly.lowMoney && yearly.highMoney
      ? { lowMoney: c.show(yearly.lowMoney, { whole: true }), highMoney: c.show(yearly.highMoney, { whole: true }) }
      : {}),
  });
  if (baseLoad) {
    c.draft.add(baseLoad.money ? "assistant.savings.baseMoney" : "assistant.savings.base", {
      watts: c.show(baseLoad.watts, { keepWatts: true }),
      typical: c.show(baseLoad.typical, { keepWatts: true }),
      energy: c.show(baseLoad.energy, { whole: true }),
      ...(baseLoad.money ? { money: c.show(baseLoad.money, { whole: true }) } : {}),
    });
  } else if (estimate.baseLoadIsFine) c.draft.add("assistant.savings.baseFine");
  if (evening)
    c.draft.add("assistant.savings.evening", {
      share: c.show(evening.share),
      hours: c.showHours(evening.start, evening.end),
    });
  if (!money) c.draft.add("assistant.savings.needPrice");
};
