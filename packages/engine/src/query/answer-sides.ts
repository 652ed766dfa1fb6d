import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";

/** Sides of different numbers of days are set against one another by their average day. */
const NAMES_DAYS = /^(?:week|mon|tue|wed|thu|fri|sat|sun)/;
/** What the sides themselves already are the groups of. */
const GROUPS_OF_SIDES: readonly EnergyQuestion["group"][] = [undefined, "tariff_period", "weekday", "weekpart"];

/**
 * Answers a question whose filters exclude one another: a row for each of them, keyed by it, and as the whole everything
 * that the other filters leave.
 */
export function answerBySides(
  question: EnergyQuestion,
  sides: readonly string[],
  answer: (one: EnergyQuestion) => EnergyAnswer,
): EnergyAnswer {
  const { group, pick: _, aggregate: asked = "total", filters = [], ...rest } = question;
  if (!GROUPS_OF_SIDES.includes(group)) return answer(question);
  const others = filters.filter((code) => !sides.includes(code));
  const isPerDay = asked === "average" || (asked !== "share" && sides.every((code) => NAMES_DAYS.test(code)));
  const aggregate = isPerDay ? "average" : "total";
  const whole = answer({ ...rest, aggregate, filters: others });
  if (whole.status === "gap") return whole;
  const rows = [];
  for (const code of sides) {
    const side = answer({ ...rest, aggregate, filters: [...others, code] });
    if (side.status === "gap") return side;
    const share = side.values === "total" && whole.whole.value !== 0 ? side.whole.value / whole.whole.value : null;
    rows.push({ ...side.whole, key: code, share });
  }
  const mean = rows.reduce((sum, { value }) => sum + value, 0) / rows.length;
  return { ...whole, group: "filter", rows, groups: rows.length, mean_of_groups: mean };
}
