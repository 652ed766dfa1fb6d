import { applianceBreakdown } from "../tools/appliance-breakdown";
import { loadName } from "../tools/load-name";
import { panelSavings } from "../tools/panel-savings";
import { savingsEstimate } from "../tools/savings-estimate";
import { usePatterns } from "../tools/use-patterns";
import { type Shift, shiftSaving } from "../tools/shift-saving";
import { namedParts } from "./breakdown-list";
import type { Composer, Composition } from "./composition";
import { whenWithin } from "./figures/filter-words";
import { addSolarAccount } from "./figures/solar-account";

/** "How much can I save?" */
export const savings: Composer = async (c) => {
  if (await addPanels(c)) return;
  if (c.frame.subject === "ev" && (await addShift(c, "ev_like"))) return;
  if (c.frame.mentions?.allOffPeak && (await addShift(c))) return;
  const estimate = await c.use(savingsEstimate, {});
  const { yearly, evening, percent } = estimate;
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
  const { alwaysOn } = await c.use(usePatterns, {});
  if (alwaysOn) {
    const { watts, typical, step, saving } = alwaysOn;
    c.draft.add(saving.money ? "assistant.savings.baseMoney" : "assistant.savings.base", {
      watts: c.show(watts, { keepWatts: true }),
      typical: c.show(typical, { keepWatts: true }),
      step: c.show(step, { keepWatts: true }),
      energy: c.show(saving.energy, { whole: true }),
      ...(saving.money ? { money: c.show(saving.money, { whole: true }) } : {}),
    });
  } else if (estimate.baseLoadIsFine) c.draft.add("assistant.savings.baseFine");
  // By the own tariff where it is known: on some the hour makes hardly any difference.
  const { shift, isFlat } = await c.use(shiftSaving, {});
  if (shift) c.draft.add("assistant.savings.shiftAll", { saving: c.show(shift.saving, { whole: true }) });
  else if (evening && !isFlat)
    c.draft.add("assistant.savings.evening", {
      share: c.show(evening.share),
      hours: c.showHours(evening.start, evening.end),
    });
  if (!money) c.draft.add("assistant.savings.needPrice");
  if (!alwaysOn) await addBiggest(c);
};

/** Where saving has the most to work on. */
async function addBiggest(c: Composition): Promise<void> {
  const found = await c.use(applianceBreakdown, {});
  const [biggest] = found.missing ? [] : namedParts(found.parts);
  if (biggest)
    c.draft.add("assistant.savings.biggest", {
      part: loadName(biggest.name, c.language),
      energy: c.show(biggest.energy, { whole: true }),
      share: c.show(biggest.share),
    });
}

const OF_PANELS: ReadonlySet<string> = new Set(["battery", "solar"]);

/** "What have the panels saved us this year?" False for other questions, and without panels. */
async function addPanels(c: Composition): Promise<boolean> {
  const { act, appliances = [], subject, period = "last12m", filters = [] } = c.frame;
  const isOfPanels = subject === "solar" || (appliances.length > 0 && appliances.every((one) => OF_PANELS.has(one)));
  if (act !== "ask" || !isOfPanels) return false;
  const { saved, ownUse, price, sold, made } = await c.use(panelSavings, { period, filters: [...filters] });
  if (!saved || !ownUse || !price || !made) {
    // What stands in the way is said as of what they made.
    const question = { metric: "own_use" as const, period, filters: [...filters] };
    await addSolarAccount(c, { form: "total", question });
    return true;
  }
  c.draft.add("assistant.savings.panels", {
    ownUse: c.show(ownUse),
    when: whenWithin(filters, made.answer, c.language),
    price: c.show(price),
    saved: c.show(saved, { whole: true }),
  });
  if (sold) c.draft.add("assistant.savings.panelsSold", { sold: c.show(sold) });
  if (appliances.includes("battery")) c.draft.add("assistant.savings.noBattery", {}, [made.source]);
  return true;
}

/** "What would I save by charging at night?" Of all of the home without a load. False where the readings do not tell. */
async function addShift(c: Composition, load?: "ev_like"): Promise<boolean> {
  const { shift, isFlat } = await c.use(shiftSaving, load ? { load } : {});
  if (isFlat) {
    c.draft.add("assistant.savings.shiftFlat");
    return true;
  }
  if (!shift) return false;
  addShifted(c, shift, load ? loadName(load, c.language) : c.t("assistant.savings.home"));
  return true;
}

function addShifted(c: Composition, { used, atPeak, saving, perMonth }: Shift, part: string): void {
  const values = { part, used: c.show(used) };
  if (Number(atPeak.value) === 0) return c.draft.add("assistant.savings.shiftNone", values);
  c.draft.add("assistant.savings.shift", {
    ...values,
    atPeak: c.show(atPeak),
    saving: c.show(saving),
    perMonth: c.show(perMonth),
  });
}
