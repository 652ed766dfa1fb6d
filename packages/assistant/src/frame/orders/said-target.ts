import { devicesNamed } from "../device-names";
import { deviceMeant } from "../device-synonyms";
import type { Appliance, Room } from "../frame";
import { tokensOf } from "../tokens";
import { APPLIANCE_NAMES, ROOM_NAMES } from "../values/names";
import type { Order } from "./order";

/* Which device a clause means: by its name, by words that mean the same, or by its kind and room. */

export type Target = Pick<Order, "appliances" | "devices" | "everyDevice" | "rooms" | "words">;

const ALL =
  /\b(?:everything|all (?:of )?(?:the |my |our )?(?:devices|appliances|things|stuff)|every (?:single )?(?:device|appliance))\b|能关的都?|所有(?:的)?(?:设备|电器|东西)?|全部|全都|全屋|通通|统统|一律/;
const ALL_OF = /\b(?:all|every|both)\b|所有|全部|都/;
/** Words for kinds beside the names of appliances. */
const KINDS: readonly [RegExp, Appliance][] = [
  [/\bthermostats?\b|温控器?|恒温器/, "heating"],
  [/(?<!phone )\bchargers?\b|充电[桩器]/, "ev"],
  [/电?热水[炉器]/, "water_heater"],
];

export function saidTarget(clause: string, names: readonly string[]): { target: Target; rest: string } | null {
  const normal = {
    text: clause,
    originalWords: (from: number, to: number) => clause.slice(from, to),
    offsetOf: (at: number) => at,
  };
  const tokens = tokensOf(clause);
  const [first, ...more] = devicesNamed(normal, tokens, names);
  if (first) {
    const spans = [first, ...more].map(({ from, to }) => clause.slice(tokens[from]?.from, tokens[to - 1]?.to));
    const rest = spans.reduce((text, words) => text.replace(words, " "), clause);
    return { target: { words: spans.join(" "), devices: [first, ...more].map(({ value }) => value) }, rest };
  }
  const all = ALL.exec(clause);
  if (all) return { target: { words: all[0], everyDevice: true }, rest: clause.replace(all[0], " ") };
  const meant = deviceMeant(clause, names);
  if (meant) {
    const words = clause.slice(meant.from, meant.to);
    return { target: { words, devices: [meant.name] }, rest: clause.replace(words, " ") };
  }
  const kind = kindIn(clause);
  const room = longest<Room>(kind ? clause.replace(kind.words, " ") : clause, ROOM_NAMES);
  if (!kind && (!room || room.value === "other")) return null;
  const isAll = ALL_OF.test(clause);
  const words = [room?.words, kind?.words].filter(Boolean).join(/\p{Script=Han}/u.test(clause) ? "" : " ");
  const rest = [kind?.words, room?.words].reduce<string>(
    (text, said) => (said ? text.replace(said, " ") : text),
    clause,
  );
  return {
    target: {
      words,
      ...(kind ? { appliances: [kind.value] } : {}),
      ...(room ? { rooms: [room.value] } : {}),
      ...(isAll ? { everyDevice: true } : {}),
    },
    rest,
  };
}

function kindIn(clause: string): { value: Appliance; words: string } | null {
  for (const [pattern, value] of KINDS) {
    const words = pattern.exec(clause)?.[0];
    if (words) return { value, words };
  }
  return longest<Appliance>(clause.replace(/\bswitch\b/g, " "), APPLIANCE_NAMES);
}

function longest<Value extends string>(text: string, names: Readonly<Record<Value, readonly string[]>>) {
  let best: { value: Value; words: string } | null = null;
  for (const value in names)
    for (const name of names[value]) {
      if (name.length <= (best?.words.length ?? 0)) continue;
      const found = /^[a-z]/.test(name)
        ? new RegExp(`(?<![a-z])${name.replace(/[.*+?^$()[\]\\/]/g, "\\$&")}(?![a-z])`).test(text)
        : text.includes(name);
      if (found) best = { value, words: name };
    }
  return best;
}
