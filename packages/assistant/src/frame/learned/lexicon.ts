import { MONTH_OF_WORD, SEASON_OF_WORD, WEEKDAY_OF_WORD } from "../values/calendar";
import { APPLIANCE_NAMES, ROOM_NAMES } from "../values/names";
import type { Token } from "./tokens";
import { tokensOf } from "./tokens";

/** Kinds of known names, as features: they carry over to names that no example holds. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(APPLIANCE_NAMES).map(
    ([appliance, names]) => [appliance === "other" ? "thing" : "appliance", names] as const,
  ),
  ["room", Object.values(ROOM_NAMES).flat()],
  ["month", [...MONTH_OF_WORD.keys()].filter((name) => name !== "may" && name !== "mar")],
  ["weekday", [...WEEKDAY_OF_WORD.keys()]],
  ["season", [...SEASON_OF_WORD.keys()].filter((name) => name !== "fall" && name.length > 1)],
];

/** By their first token: the tokens of each name, and its kind. */
const namesByStart = new Map<string, { tokens: readonly string[]; kind: string }[]>();
for (const [kind, names] of KINDS)
  for (const name of names) {
    const tokens = tokensOf(name).map(({ text }) => text);
    const [first = ""] = tokens;
    namesByStart.set(first, [...(namesByStart.get(first) ?? []), { tokens, kind }]);
  }
for (const names of namesByStart.values()) names.sort((a, b) => b.tokens.length - a.tokens.length);

/** For each token the kind of the longest known name that covers it, with B- where it begins; "" for none. */
export function knownNames(tokens: readonly Token[]): string[] {
  const kinds = tokens.map(() => "");
  for (let at = 0; at < tokens.length; at += 1) {
    const found = namesByStart
      .get(tokens[at]?.text ?? "")
      ?.find((name) => name.tokens.every((text, offset) => tokens[at + offset]?.text === text));
    if (!found) continue;
    for (let offset = 0; offset < found.tokens.length; offset += 1)
      kinds[at + offset] = `${offset === 0 ? "B" : "I"}${found.kind}`;
    at += found.tokens.length - 1;
  }
  return kinds;
}
