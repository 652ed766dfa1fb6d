import type { Fact } from "../tools/facts";

/** Things of one unit that are easily taken for one another: how a sentence names each, and the facts that tell it. */
const LABELS: readonly { group: string; says: RegExp; ids: RegExp }[] = [
  {
    group: "power",
    says: /\bbase[- ]?load|always[- ]on|\bstand-?by\b|基础负荷|基荷|待机/i,
    ids: /^baseLoad|^typicalIdle/,
  },
  {
    group: "power",
    says: /\bpeak (?:demand|load|power)|\bmaximum (?:demand|load|power)|highest (?:load|power)|最大需量|峰值功率|最高负荷|最大负荷/i,
    ids: /^peakDemand/,
  },
  { group: "week", says: /\bweekends?\b|周末|双休日/i, ids: /^weekend/ },
  { group: "week", says: /\bweekdays?\b|\bworking days?\b|工作日|平日/i, ids: /^weekday/ },
];

/**
 * True when a fact is of another thing than the one thing that a sentence names: the peak's kilowatts do not back what
 * is said of the base load. A sentence that names both is left to the values.
 */
export function isOtherFact(fact: Fact, sentence: string): boolean {
  const own = LABELS.find(({ ids }) => ids.test(fact.id));
  if (!own) return false;
  const named = LABELS.filter(({ group, says }) => group === own.group && says.test(sentence));
  return named.length === 1 && !named.includes(own);
}
