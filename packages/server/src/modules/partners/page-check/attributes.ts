import { WIDGET_THEMES } from "@wattleaf/shared/domain/partners";
import { isAccent } from "@wattleaf/shared/domain/widget-preview";
import { closestName } from "../../../core/closest-name";
import type { ScriptTag } from "./script-tag";

const oneOf = (...values: string[]) => ({ accepts: (value: string) => values.includes(value), values });
const any = { accepts: () => true, values: [] };

/** Each attribute of the launcher's tag with the values that it reads; of what it cannot read it takes its own choice. */
const ATTRIBUTES: Readonly<Record<string, { accepts: (value: string) => boolean; values: readonly string[] }>> = {
  "data-key": any,
  "data-language": { accepts: (value) => /^(en|zh)\b/i.test(value), values: ["en", "zh"] },
  "data-theme": oneOf(...WIDGET_THEMES),
  "data-position": oneOf("left", "right"),
  "data-target": any,
  "data-accent": { accepts: isAccent, values: ["#rrggbb"] },
  "data-label": any,
  "data-nonce": any,
  "data-consent": oneOf("granted", "denied"),
  "data-api": any,
  "data-manual": any,
};

/** An attribute that the launcher passes over without a word, and what was likely meant. */
export interface WrongAttribute {
  written: string;
  expected: string;
}

/** Attributes of other tools, whose names are unlike ours, may stand in the same tag. */
export function wrongAttributes(tag: ScriptTag): WrongAttribute[] {
  return Object.entries(tag).flatMap(([name, value]) => {
    if (!name.startsWith("data-")) return [];
    const known = ATTRIBUTES[name];
    if (!known) {
      const meant = closestName(name, Object.keys(ATTRIBUTES));
      return meant ? [{ written: name, expected: meant }] : [];
    }
    if (known.accepts(value)) return [];
    return [{ written: `${name}="${value}"`, expected: known.values.map((each) => `${name}="${each}"`).join(" | ") }];
  });
}
