import { messages } from "../messages";
import { chartOf } from "./attachments";
import { fact, type Source } from "./facts";
import type { Plan } from "./schedule-load";
import type { ToolContext } from "./tool";

/** The price of each hour, those in which it runs set apart. */
export function priceChart(
  plan: Plan,
  drawn: (step: Plan["schedule"][number]) => number,
  source: Source,
  { language }: ToolContext,
) {
  const t = messages(language);
  const perHour = 60 / plan.step_minutes;
  const hours = Array.from({ length: Math.ceil(plan.schedule.length / perHour) }, (_, hour) => {
    const steps = plan.schedule.slice(hour * perHour, (hour + 1) * perHour);
    const price = steps.reduce((sum, step) => sum + step.import_price, 0) / steps.length;
    return {
      label: steps[0]?.start.slice(11, 16) ?? "",
      price: fact(source, `price.${hour}`, price, "price", plan.currency),
      runs: steps.some((step) => drawn(step) >= 0.01),
    };
  });
  return chartOf(
    {
      title: t("assistant.schedule.chartTitle"),
      form: "bars",
      unit: t("assistant.schedule.priceUnit", { currency: plan.currency }),
      labels: hours.map(({ label }) => label),
    },
    [
      { name: t("assistant.schedule.runs"), facts: hours.map(({ price, runs }) => (runs ? price : null)) },
      { name: t("assistant.schedule.otherHours"), facts: hours.map(({ price, runs }) => (runs ? null : price)) },
    ],
  );
}
