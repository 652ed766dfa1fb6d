import { devicesNamed } from "../devices/device-names";
import { deviceMeant } from "../devices/device-synonyms";
import { saysSeveral } from "../devices/every-device";
import type { Appliance, Room } from "../frame";
import { quantified } from "../devices/quantified";
import { tokensOf } from "../learned/tokens";
import { APPLIANCE_NAMES, ROOM_NAMES } from "../values/names";
import type { Order } from "./order";

/* Which device a clause means: by its name, by words that mean the same, or by its kind and room. */

export type Target = Pick<Order, "appliances" | "devices" | "everyDevice" | "rooms" | "words"> & {
  /** "Turn them all off", 全部关掉: what is meant is named before, if anything is. */
  isOfBefore?: true;
};

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
  const every = quantified(clause);
  const name = every?.of === "named" ? every.name : undefined;
  const isOne = !every || (name !== undefined && !kindIn(name));
  const meant = isOne ? deviceMeant(clause, names) : null;
  if (meant) {
    const words = clause.slice(meant.from, meant.to);
    return { target: { words, devices: [meant.name] }, rest: clause.replace(words, " ") };
  }
  const isChinese = /\p{Script=Han}/u.test(clause);
  // "All the speakers in the car": what all is said of goes before what stands around it.
  const kind = every?.of === "everything" ? null : kindIn(isChinese ? clause : (name ?? clause));
  const room = longest<Room>(kind ? clause.replace(kind.words, " ") : clause, ROOM_NAMES);
  const unknown = kind ? undefined : name;
  if (!every && !kind && (!room || room.value === "other")) return null;
  const words = [room?.words, kind?.words ?? unknown].filter(Boolean).join(isChinese ? "" : " ");
  const rest = [kind?.words, room?.words, every?.words, unknown].reduce<string>(
    (text, said) => (said ? text.replace(said, " ") : text),
    clause,
  );
  // "Everything upstairs": a place that no list of rooms has, and that a device may be called by.
  const place = room?.value === "other" && !kind && !unknown ? room.words : undefined;
  const device = unknown ?? place;
  return {
    target: {
      words: words || (every?.words ?? ""),
      ...(device ? { devices: [device] } : {}),
      ...(kind ? { appliances: [kind.value] } : {}),
      ...(room && !place ? { rooms: [room.value] } : {}),
      ...(every || saysSeveral(kind?.words ?? "") ? { everyDevice: true } : {}),
      ...(every?.of === "before" && words === "" ? { isOfBefore: true } : {}),
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
