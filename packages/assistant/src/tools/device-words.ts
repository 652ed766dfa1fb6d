import type { Appliance, Room } from "../frame/frame";
import { APPLIANCE_NAMES, ROOM_NAMES } from "../frame/values/names";
import { normalWords } from "../frame/normalize";

/*
 * What the words of a device's name mean, in both languages: "Bedroom lamp", "the bedroom light" and 卧室灯 name the same
 * room and kind. Names are free text, so words without a meaning here are kept as they are.
 */

/** What devices are called beside the names of what they control. */
const DEVICE_WORDS: Partial<Record<Appliance, readonly string[]>> = {
  lights: ["led", "chandelier", "lantern", "downlight", "灯光", "灯带", "落地灯", "床头灯"],
  heating: ["thermostat", "radiator", "温控器", "恒温器", "温控"],
  ev: ["charger", "wallbox", "charging station", "充电桩", "充电器"],
  battery: ["powerwall", "storage", "储能"],
};

interface Meaning {
  words: string;
  token: string;
}

/** Where devices stand, beside the names of rooms. */
const PLACE_WORDS: Partial<Record<Room, readonly string[]>> = {
  garage: ["driveway", "carport", "车位"],
  office: ["desk", "书桌"],
};

const meaningsOf = (prefix: string, names: Readonly<Record<string, readonly string[]>>): Meaning[] =>
  Object.entries(names).flatMap(([id, words]) =>
    id === "other"
      ? []
      : words
          // Of a "ceiling fan" the first word tells which fan.
          .filter((one) => !words.includes(/ (\S+)$/.exec(one)?.[1] ?? ""))
          .map((one) => ({ words: one, token: `${prefix}:${id}` })),
  );
const MEANINGS = [
  ...meaningsOf("kind", DEVICE_WORDS),
  ...meaningsOf("kind", APPLIANCE_NAMES),
  ...meaningsOf("room", PLACE_WORDS),
  ...meaningsOf("room", ROOM_NAMES),
].toSorted((a, b) => b.words.length - a.words.length);
const CHINESE = MEANINGS.filter(({ words }) => /\p{Script=Han}/u.test(words));
const ENGLISH = MEANINGS.filter(({ words }) => !/\p{Script=Han}/u.test(words));

/** Words that tell no device from another. */
const FILLERS = new Set(
  "a an and at by for from in my of on our that the this to up down please smart plug plugs outlet socket switch device unit one room power all every each both whole entire".split(
    " ",
  ),
);
const CHINESE_FILLERS =
  /所有|全部|全都|全屋|全家|整屋|统统|通通|一律|每[个盏台只间]|两[个盏台只]|房间|智能|插座|开关|设备|那个|这个|我的|我家|家里|里面|房里|[的里那这个盏台只把和]/g;

/**
 * The meanings of a name: `kind:lights`, `room:bedroom`, and `word:` for each word that is only a name.
 * @param words a device's name, or how a question calls it
 */
export function nameTokens(words: string): string[] {
  const tokens: string[] = [];
  let rest = ` ${normalWords(words)
    .replace(/'s\b/g, "")
    .replace(/[^\p{L}\p{N}/]+/gu, " ")} `;
  for (const { words: phrase, token } of CHINESE)
    if (rest.includes(phrase)) {
      tokens.push(token);
      rest = rest.replaceAll(phrase, " ");
    }
  for (const { words: phrase, token } of ENGLISH)
    if (rest.includes(` ${phrase} `)) {
      tokens.push(token);
      rest = rest.replaceAll(` ${phrase} `, "  ");
    }
  for (const word of rest.replace(CHINESE_FILLERS, " ").split(/\s+/))
    if (word && !FILLERS.has(word)) tokens.push(`word:${word}`);
  return [...new Set(tokens)];
}

export const kindToken = (appliance: Appliance): string => `kind:${appliance}`;
export const roomToken = (room: Room): string => `room:${room}`;
