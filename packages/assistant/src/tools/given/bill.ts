import { perPeriod, pricePerKwhOf } from "@wattleaf/engine/estimate/energy-cost";
import { paybackYears } from "@wattleaf/engine/estimate/sizing";
import { fact } from "../facts";
import { FEEDBACK_SAVING, FEEDBACK_SOURCE } from "../savings-estimate";
import { yieldsOf } from "./solar-battery";
import { assumedPrice, type Calculator, computed, costStep, type Problem, stated, step } from "./calculation";

const SAVES: ReadonlySet<string | undefined> = new Set(["savings"]);
const OF_PAYBACK = /payback$|^replacing-old-appliances$/;
/** What a dearer appliance saves is no share of what it costs more. */
const OF_DEARER = new Set(["energy-labels", "replacing-old-appliances"]);
const OF_SAVING = new Set(["how-much-can-i-save", "quick-saving-tips"]);

/** A bill and a percentage, people to share it, or kWh. */
export const billShare: Calculator = ({ given, currency, metric, isAdvice, topic }) => {
  const money = given.first("money");
  if (!money) return null;
  const amount = stated("money", money.amount, "currency", money.currency ?? currency);
  const text = amount.text;
  const share = given.first("share");
  if (share) {
    const part = stated("share", share.fraction, "fraction");
    const result = computed("part", money.amount * share.fraction, "currency", [amount], text);
    const finding = SAVES.has(metric) || isAdvice ? "saving" : "share";
    const also =
      money.per === "month"
        ? [
            {
              figures: [
                computed("part.year", perPeriod(Number(result.value), "month", "year"), "currency", [amount], text),
              ] as const,
              per: "year" as const,
            },
          ]
        : [];
    return { finding, headline: [result], per: money.per, steps: [step("×", [amount, part], result)], also };
  }
  if (given.people !== undefined) {
    const people = stated("people", given.people, "count");
    const result = computed("part", money.amount / given.people, "currency", [amount], text);
    return { finding: "share", headline: [result], per: money.per, steps: [step("÷", [amount, people], result)] };
  }
  const energy = given.first("energy");
  const asksPrice = metric === undefined || metric === "price" || metric === "cost";
  if (energy && asksPrice && given.first("price") === undefined) {
    const used = stated("energy", energy.wh, "Wh");
    const result = computed("price", pricePerKwhOf(money.amount, energy.wh), "price", [amount], text);
    const span = given.first("span");
    const also = span
      ? [
          {
            figures: [computed("part.day", money.amount / span.days, "currency", [amount], text)] as const,
            per: "day" as const,
          },
        ]
      : [];
    return { finding: "price", headline: [result], per: null, steps: [step("÷", [amount, used], result)], also };
  }
  if (topic !== undefined && OF_DEARER.has(topic)) return null;
  if (SAVES.has(metric) || (isAdvice && topic !== undefined && OF_SAVING.has(topic))) {
    const ends = [FEEDBACK_SAVING.low, FEEDBACK_SAVING.high].map((value, index) => {
      const percent = fact(FEEDBACK_SOURCE, index ? "feedbackHigh" : "feedbackLow", value, "fraction");
      const id = index ? "saving.high" : "saving.low";
      return { percent, result: computed(id, money.amount * value, "currency", [percent], text) };
    });
    const [low, high] = ends;
    if (!low || !high) return null;
    return {
      finding: "saving",
      headline: [low.result, high.result],
      per: money.per ?? "month",
      steps: ends.map(({ percent, result }) => step("×", [amount, percent], result)),
      assumed: [{ what: "feedback_saving", facts: [low.percent, high.percent] }],
    };
  }
  return null;
};

/** How long a credit lasts at what is used in a day. */
export const creditDays: Calculator = ({ given, price, metric, currency }) => {
  const money = given.of("money").find(({ per }) => per === null);
  const energy = given.first("energy");
  if (!money || energy?.per !== "day" || metric !== "duration" || price?.assumed !== null) return null;
  const daily = costStep("daily", stated("energy", energy.wh, "Wh"), price);
  if (!daily) return null;
  const credit = stated("credit", money.amount, "currency", money.currency ?? currency ?? price.fact.text);
  const days = computed("creditDays", money.amount / Number(daily.result.value), "days", [daily.result]);
  return { finding: "hours", headline: [days], per: null, steps: [daily, step("÷", [credit, daily.result], days)] };
};

/** What something costs against what it saves in a year. */
export const payback: Calculator = (problem) => {
  const { given, currency } = problem;
  const [cost, ...others] = given.of("money").filter(({ per }) => per === null);
  const panels = cost && others.length === 0 ? panelsPayback(problem, cost) : null;
  if (panels) return panels;
  // Which of two prices counts, or whether both do, is not to be guessed.
  const saving = cost && others.length === 0 ? yearlySaving(problem, cost) : null;
  if (!cost || !saving) return null;
  const price = stated("cost", cost.amount, "currency", cost.currency ?? currency);
  const named = given.first("rebate");
  // Beside kWh a percentage is what an incentive takes off the price.
  const share = named ? named.fraction : saving.isPriced ? given.first("share")?.fraction : undefined;
  const takenOff = share ? cost.amount * share : (named?.amount ?? 0);
  const net = computed("net", cost.amount - takenOff, "currency", [price], price.text);
  const off = takenOff > 0 ? computed("rebate", takenOff, "currency", [price], price.text) : null;
  const years = computed("payback", paybackYears(Number(net.value), Number(saving.yearly.value)), "years", [
    saving.yearly,
  ]);
  return {
    finding: "payback",
    headline: [years],
    per: null,
    steps: [...(off ? [step("−", [price, off], net)] : []), ...saving.steps, step("÷", [net, saving.yearly], years)],
    assumed: saving.isPriced ? assumedPrice(problem.price) : [],
  };
};

/** kW of panels and what they cost: what they make in a year, and the payback where a kWh has a price. */
function panelsPayback(
  { given, price, currency, topic, sun }: Problem,
  cost: { amount: number; currency: string | null },
) {
  const power = given.first("power");
  if (!power || topic !== "solar-payback" || given.first("energy") || given.of("money").length > 1) return null;
  const { yields, assumed } = yieldsOf(sun);
  const size = stated("power", power.watts, "W");
  const made = yields.map((one, index) =>
    computed(`output.${index}`, (power.watts / 1_000) * Number(one.value), "Wh", [one]),
  );
  const [low, high] = made;
  if (!low || !high) return null;
  const net = stated("cost", cost.amount, "currency", cost.currency ?? currency);
  const worth = made.flatMap((energy) => costStep(`${energy.id}.worth`, energy, price) ?? []);
  const [least, most] = worth;
  if (!price || !least || !most)
    return {
      finding: "production" as const,
      headline: [low, high] as const,
      per: "year" as const,
      steps: [],
      assumed: [assumed],
      worded: [size],
      ask: "saved_price" as const,
    };
  const [soonest, latest] = [most, least].map((one) =>
    computed(`payback.${one.result.id}`, paybackYears(cost.amount, Number(one.result.value)), "years", [one.result]),
  );
  if (!soonest || !latest) return null;
  return {
    finding: "payback" as const,
    headline: [soonest, latest] as const,
    per: null,
    steps: [most, step("÷", [net, most.result], soonest), least, step("÷", [net, least.result], latest)],
    assumed: [assumed, ...assumedPrice(price)],
  };
}

function yearlySaving({ given, price, currency, metric, topic }: Problem, cost: { currency: string | null }) {
  // The kWh of a bill are no saving.
  const isSaving = SAVES.has(metric) || (topic !== undefined && OF_PAYBACK.test(topic));
  const regular = given.of("money").find(({ per }) => per !== null);
  const text = cost.currency ?? currency;
  if (regular?.per) {
    const share = given.first("share");
    const amount = stated("saving", regular.amount, "currency", regular.currency ?? text);
    const part = share ? regular.amount * share.fraction : regular.amount;
    const yearly = computed("saving.year", perPeriod(part, regular.per, "year"), "currency", [amount], amount.text);
    const factors = [amount, ...(share ? [stated("share", share.fraction, "fraction")] : [])];
    const count = perPeriod(1, regular.per, "year");
    const isOneStep = regular.per === "year" && !share;
    return {
      yearly,
      steps: isOneStep ? [] : [step("×", [...factors, stated("periods", count, "count")], yearly)],
      isPriced: false,
    };
  }
  // A battery saves the gap of two prices once a day.
  const stored = price?.assumed === null ? given.first("battery") : undefined;
  const energy = given.first("energy");
  const wh = stored
    ? perPeriod(stored.wh, "day", "year")
    : energy && perPeriod(energy.wh, energy.per ?? "year", "year");
  if (wh === undefined || !price || !(isSaving || stored)) return null;
  const saved = stated("saved", wh, "Wh");
  const made = costStep("saving.year", saved, price);
  return made && { yearly: made.result, steps: [made], isPriced: true };
}
