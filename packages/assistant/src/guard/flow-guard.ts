import type { Fact } from "../tools/facts";
import type { DraftSentence } from "./check-sentence";
import type { Claim, findClaims } from "./claims";
import { backs } from "./fact-backing";
import { FLOW_WORDS } from "./slot-words";

export type Stated = DraftSentence & ReturnType<typeof findClaims>;

export type FlowName = keyof typeof FLOW_WORDS;
const FLOW_OF_FACT: Readonly<Record<string, FlowName>> = {
  bought: "bought",
  sold: "sold",
  net: "net",
  produced: "produced",
};

/** Figures of what is really used: a load, what panels supplied, and what never switches off. */
const OF_REAL_USE =
  /^(?:query\.(?:load_\w+|own_use|ownUse|panels\w*|covered\w*)\.?|load\.|energy\.[a-z]|ran\.|perDay|partOf|car[A-Z]|nightLoad|baseLoad|battery|home\.|usual)/;

const OF_METER: ReadonlySet<Fact["source"]["kind"]> = new Set(["account", "meter", "upload"]);

const flowsIn = (text: string): FlowName[] =>
  (Object.keys(FLOW_WORDS) as FlowName[]).filter((flow) => FLOW_WORDS[flow].test(text));

/** The home's own energy, or a part of it, as a meter or a bill counts it: neither of a load nor given by the asker. */
function countedAtMeter({ text, figures, sources }: Stated, facts: readonly Fact[]): Claim[] {
  if (!sources.some(({ kind }) => OF_METER.has(kind))) return [];
  return figures.filter((claim) => {
    if (claim.dimension !== "energyWh" && claim.dimension !== "fraction") return false;
    const found = facts.filter((fact) => backs(fact, claim, text));
    return !found.some(({ id, source }) => OF_REAL_USE.test(id) || !OF_METER.has(source.kind));
  });
}

/**
 * Whether a sentence calls each flow of energy by its name: what was sold is not bought, and the reverse. What a home with
 * panels takes from the grid is not what it uses.
 */
export function namesFlows(stated: Stated, facts: readonly Fact[], hasPanels: boolean): boolean {
  const { text, figures } = stated;
  const said = flowsIn(text);
  if (hasPanels && said.length === 1 && said[0] === "used" && countedAtMeter(stated, facts).length > 0) return false;
  const energy = figures.filter(({ dimension }) => dimension === "energyWh");
  if (energy.length === 0 || said.length === 0) return true;
  return energy.every((claim) => {
    const found = new Set(
      facts.flatMap((fact) => {
        const flow = FLOW_OF_FACT[/^query\.(\w+)\./.exec(fact.id)?.[1] ?? ""];
        return flow && backs(fact, claim, text) ? [flow] : [];
      }),
    );
    if (found.size === 0) return true;
    return said.some(
      (flow) =>
        found.has(flow) ||
        (flow === "used" && !hasPanels && found.has("bought")) ||
        (flow === "bought" && found.has("net")),
    );
  });
}

/** Whether an answer of a home with panels that tells its energy says which flow that is. */
export function saysWhichFlow(stated: readonly Stated[], text: string, facts: readonly Fact[]): boolean {
  const isTold = stated.some((one) => countedAtMeter(one, facts).some(({ dimension }) => dimension === "energyWh"));
  return !isTold || flowsIn(text).some((flow) => flow !== "used");
}
