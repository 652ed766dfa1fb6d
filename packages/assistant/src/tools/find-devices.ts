import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceType } from "@wattleaf/shared/domain/devices";
import { distance } from "fastest-levenshtein";
import type { Appliance, Room } from "../frame/frame";
import { normalWords } from "../frame/normalize";
import { kindToken, nameTokens, roomToken } from "./device-words";

/** What a question says of the devices that it means. */
export interface WantedDevices {
  /** By the names that their owner gave them, in the question's words. */
  names?: readonly string[] | undefined;
  appliances?: readonly Appliance[] | undefined;
  /** The words that the appliance was read from: "desk lamp" says more than lights. */
  applianceWords?: string | undefined;
  rooms?: readonly Room[] | undefined;
  /** All that fit, so that none has to be chosen. */
  everyDevice?: boolean | undefined;
  /** The words of what is left as it is. */
  exceptDevice?: string | undefined;
}

export interface FoundDevices {
  /** In the order in which they were named, each once. */
  devices: readonly Device[];
  /** Each is one name or kind that several devices answer to. */
  unclear: readonly (readonly Device[])[];
  /** What no device answers to, with those that come near it. */
  missing: readonly { words: string; near: readonly Device[] }[];
}

interface Target {
  /** As the question says it; empty when only its kind or room is known. */
  words: string;
  tokens: readonly string[];
}

/** The kinds of appliance that each kind of device controls, whatever its owner calls it. */
const CONTROLS: Record<DeviceType, readonly Appliance[]> = {
  thermostat: ["heating", "ac", "heat_pump"],
  ev_charger: ["ev"],
  battery: ["battery"],
  water_heater: ["water_heater"],
  smart_plug: [],
  light: ["lights"],
  fan: ["fan"],
  cover: [],
  power_meter: [],
  binary_sensor: [],
};

/** The asker's devices that a question means. Nothing wanted finds them all when `everyDevice`, else none. */
export function findDevices(all: readonly Device[], wanted: WantedDevices): FoundDevices {
  const except = wanted.exceptDevice === undefined ? [] : answering(all, targetOf(wanted.exceptDevice), true);
  const candidates = all.filter((device) => !except.includes(device));
  // "Everything but the boiler" names it without meaning it.
  const isExcepted = (name: string) => {
    const named = answering(all, targetOf(name), false);
    return named.length > 0 && named.every((device) => except.includes(device));
  };
  const targets = targetsOf({ ...wanted, names: wanted.names?.filter((name) => !isExcepted(name)) });
  if (targets.length === 0) return { devices: wanted.everyDevice ? candidates : [], unclear: [], missing: [] };
  const devices = new Set<Device>();
  const unclear: Device[][] = [];
  const missing: { words: string; near: readonly Device[] }[] = [];
  for (const target of targets) {
    const found = answering(candidates, target, wanted.everyDevice === true);
    if (found.length === 0) missing.push({ words: target.words, near: nearest(candidates, target) });
    else if (found.length > 1 && !wanted.everyDevice) unclear.push(found);
    else for (const device of found) devices.add(device);
  }
  // One that is meant already settles which of several its name also fits.
  const open = unclear.filter((group) => !group.some((device) => devices.has(device)));
  return { devices: [...devices], unclear: open, missing };
}

const targetOf = (words: string, more: readonly string[] = []): Target => ({
  words: words.trim(),
  tokens: [...new Set([...nameTokens(words), ...more])],
});

function targetsOf({ names = [], appliances = [], applianceWords, rooms = [], ...wanted }: WantedDevices): Target[] {
  const excepted = wanted.exceptDevice === undefined ? [] : nameTokens(wanted.exceptDevice);
  const roomTokens = rooms.map(roomToken);
  const named = names.map((name) => {
    const target = targetOf(name);
    const hasRoom = target.tokens.some((token) => token.startsWith("room:"));
    return roomTokens.length === 1 && !hasRoom ? targetOf(name, roomTokens) : target;
  });
  const kinds = appliances.map(kindToken).filter((kind) => !named.some(({ tokens }) => tokens.includes(kind)));
  const targets = [...named, ...(kinds.length > 0 ? kindsInRooms(kinds, roomTokens, applianceWords) : [])].filter(
    // "Everything but the beer fridge" names it without meaning it.
    ({ tokens }) =>
      excepted.length === 0 || tokens.length !== excepted.length || !tokens.every((token) => excepted.includes(token)),
  );
  return targets.length > 0 || roomTokens.length === 0
    ? targets
    : roomTokens.map((token) => ({ words: "", tokens: [token] }));
}

/** "The bedroom lamp and the kitchen fan" pairs them; one room holds for all kinds, one kind for all rooms. */
function kindsInRooms(kinds: readonly string[], rooms: readonly string[], words: string | undefined): Target[] {
  const only = kinds.length === 1 && words !== undefined ? words : "";
  // The reader's kind goes before what its words alone may mean: a "shower heater" heats water.
  const said = nameTokens(only);
  // Beside a kind the words tell which one, as in "desk lamp"; alone they are a name for the kind, as in "the ute".
  const extra = said.some((token) => token.startsWith("kind:"))
    ? said.filter((token) => token.startsWith("word:"))
    : [];
  if (rooms.length > 1 && kinds.length === rooms.length)
    return kinds.map((kind, at) => ({ words: "", tokens: [kind, rooms[at] ?? kind] }));
  if (rooms.length > 1 && kinds.length === 1)
    return rooms.map((room) => ({ words: "", tokens: [...kinds, room, ...extra] }));
  return kinds.map((kind) => ({ words: only, tokens: [kind, ...rooms.slice(0, 1), ...extra] }));
}

const THERMOSTAT = /thermostat|温控器|恒温器/;

/** How well a device answers to a target: the lower the better, null not at all. */
type Fit = 0 | 1 | 2 | 3 | null;

/** The devices that answer best; with `every` all that answer to no less than what was said. */
function answering(devices: readonly Device[], target: Target, every: boolean): Device[] {
  const fits = devices.map((device) => ({ device, fit: fitOf(device, target) }));
  const best = Math.min(...fits.map(({ fit }) => fit ?? Number.POSITIVE_INFINITY));
  return fits.filter(({ fit }) => fit !== null && (fit === best || (every && fit <= 2))).map(({ device }) => device);
}

function fitOf(device: Device, { words, tokens }: Target): Fit {
  const name = plain(device.name);
  const said = plain(words);
  if (said !== "" && (said === name || isClose(said, name))) return 0;
  // "The office thermostat" is none of the boilers, which heat as well.
  if (THERMOSTAT.test(said) && device.type !== "thermostat" && !THERMOSTAT.test(name)) return null;
  if (tokens.length === 0) return device.type === "smart_plug" && ALL_PLUGS.test(words) ? 2 : null;
  const { own, unmatched } = compare(device, tokens);
  // A "Boiler" that heats water is for the heating only what its name says, where nothing heats the rooms.
  const controls = CONTROLS[device.type].map(kindToken);
  const isByName = tokens.some((token) => token.startsWith("kind:") && !controls.includes(token));
  if (controls.length > 0 && isByName && unmatched.length === 0) return 3;
  const unsaid = own.filter((token) => !isNumber(token));
  const matched = tokens.length - unmatched.length;
  if (matched === 0) return null;
  if (unmatched.length === 0) return unsaid.length === 0 && own.length === 0 ? 1 : 2;
  // "The ceiling fan" where there is one "Fan": its name says no more than that. Another kind or number is another device.
  const isSameKind = !unmatched.some((token) => token.startsWith("kind:") || isNumber(token));
  return unsaid.length === 0 && isSameKind ? 3 : null;
}

/** What of the device's name was not said, and what was said and is not in its name or kind. */
function compare(device: Device, tokens: readonly string[]): { own: string[]; unmatched: string[] } {
  const own = new Set(nameTokens(device.name));
  const kinds = CONTROLS[device.type].map(kindToken);
  const parts = normalWords(device.name).split(/[^\p{L}\p{N}]+/u);
  const unmatched = tokens.filter((token) => {
    if (own.delete(token)) return false;
    if (kinds.includes(token)) {
      // A charger is a charger under any word for it.
      for (const kind of kinds) own.delete(kind);
      return false;
    }
    const word = token.startsWith("word:") ? token.slice("word:".length) : "";
    const close = word === "" ? undefined : parts.find((part) => isClose(word, part) || isWithin(word, part));
    if (close === undefined) return true;
    for (const one of nameTokens(close)) own.delete(one);
    return false;
  });
  return { own: [...own], unmatched };
}

/** Those of the same kind or in the same room, and plugs, which may power anything, where nothing is nearer. */
function nearest(devices: readonly Device[], { tokens }: Target): Device[] {
  const shares = (wanted: string) => {
    const of = tokens.filter((token) => token.startsWith(wanted));
    return devices.filter((device) => of.length > 0 && compare(device, of).unmatched.length < of.length);
  };
  return [shares("kind:"), shares("word:"), shares("room:")].find((group) => group.length > 0) ?? [];
}

/** Words that name what all smart plugs are, and none of them. */
const ALL_PLUGS = /\b(?:plugs?|outlets?|sockets?)\b|插座/;

const plain = (name: string): string => normalWords(name).replace(/^(?:the|my|our|an?) /, "");
const isNumber = (token: string): boolean => /^word:\d+$/.test(token);

/** One slip of the keyboard in four letters, two in eight; numbers and Chinese characters must be right. */
function isClose(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || /[\d\p{Script=Han}]/u.test(one + other)) return false;
  return distance(one, other) <= (shorter >= 8 ? 2 : 1) || isSwapped(one, other);
}

/** "lmap": the right letters, two of them in the wrong order. */
const isSwapped = (one: string, other: string): boolean =>
  one[0] === other[0] && distance(one, other) === 2 && [...one].toSorted().join("") === [...other].toSorted().join("");

/** Chinese names are not split into words: 胖虎 is within 胖虎灯. */
const isWithin = (word: string, part: string): boolean =>
  word.length > 1 && /^\p{Script=Han}+$/u.test(word) && (part.includes(word) || word.includes(part));
