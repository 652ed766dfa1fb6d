import { readdirSync, readFileSync } from "node:fs";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import * as words from "../../packages/assistant/src/frame/vocabulary";

const FOLDER = new URL("../../packages/assistant/training-data/", import.meta.url);

const SLOTS = {
  period: z.string().regex(words.PERIOD),
  period2: z.string().regex(words.PERIOD),
  filter: z.string().regex(words.FILTER),
  group: z.enum(words.GROUPS),
  pick: z.string().regex(words.PICK),
  unit: z.enum(words.UNITS),
  appliance: z.enum(words.APPLIANCES),
  room: z.enum(words.ROOMS),
  time: z.string().regex(words.ACTION_TIME),
  /** A setting: `22C`, `50%`. */
  value: z.string().min(1),
  /** An amount to calculate with: `1000W`, `0.30/kWh`. */
  given: z.string().min(1),
  /** A charge on a bill. */
  line: z.string().min(1),
  /** A device by its owner's name, a place or company: the words are the value. */
  device: z.literal("?"),
  place: z.literal("?"),
};
type SlotName = keyof typeof SLOTS;
const slotName = z.enum(Object.keys(SLOTS) as [SlotName, ...SlotName[]]);

const topics = topicsOf(readFileSync(new URL("README.md", FOLDER), "utf8"));

/** Topics that the authors tell apart and that one article is about: a topic without an article answers nothing. */
const ARTICLE_OF: Readonly<Record<string, string>> = {
  kettle: "kettle-oven-microwave",
  microwave: "kettle-oven-microwave",
  "washing-machine": "washing-machine-and-dryer",
};

/** What the labels of a message or phrase may be, but for its slots. */
export const FRAME_LABELS = {
  act: z.enum(words.ACTS),
  scope: z.enum(words.SCOPES),
  metric: z.enum(words.METRICS).optional(),
  agg: z.enum(words.AGGREGATES).optional(),
  subject: z.enum(words.SUBJECTS).optional(),
  do: z.enum(words.COMMANDS).optional(),
  topic: z
    .string()
    .refine((topic) => topics.has(topic), "no topic of the README")
    .transform((topic) => ARTICLE_OF[topic] ?? topic)
    .optional(),
};
const frameFields = {
  q: z.string().min(1),
  ...FRAME_LABELS,
  prev: z.string().min(1).optional(),
  lang: z.enum(LANGUAGES).optional(),
};
const oneFrame = z.strictObject(frameFields);
const severalFrames = z.strictObject({
  q: z.string().min(1),
  lang: z.enum(LANGUAGES),
  parts: z.array(oneFrame).min(2),
});
const row = z.union([severalFrames, z.strictObject({ ...frameFields, lang: z.enum(LANGUAGES) })]);

/** Words of a message that carry a slot, with its value. */
export interface Span {
  slot: SlotName;
  value: string;
  from: number;
  to: number;
}

/** One message of an author, or one question of a message that asks several. */
export interface LabeledMessage {
  author: number;
  text: string;
  spans: readonly Span[];
  labels: Omit<z.infer<typeof oneFrame>, "q" | "lang" | "prev">;
  language: Language;
  /** The question before, of a follow-up. */
  previous: string | null;
  /** The message that it stands in: the same text unless that asks several. */
  message: string;
  /** Which of the message's questions it is, from 0. */
  part: number;
}

/** @throws Error that names the author's file and line */
export function labeledMessages(): LabeledMessage[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .flatMap((name) => {
      const author = Number.parseInt(name, 10);
      const lines = readFileSync(new URL(name, FOLDER), "utf8").trimEnd().split("\n");
      return lines.flatMap((line, index) => {
        try {
          return messagesOf(line, author);
        } catch (cause) {
          throw new Error(`${name}, line ${index + 1}: ${line}`, { cause });
        }
      });
    });
}

function messagesOf(line: string, author: number): LabeledMessage[] {
  const whole = row.parse(JSON.parse(line));
  const parts = "parts" in whole ? whole.parts : [whole];
  return parts.map(({ q, lang, prev, ...labels }, part) => {
    const { text, spans } = readBraces(q);
    if ("parts" in whole && !whole.q.includes(text)) throw new Error(`"${text}" is no part of the message`);
    return {
      author,
      text,
      spans,
      labels,
      language: lang ?? whole.lang,
      previous: prev ?? null,
      message: "parts" in whole ? whole.q : text,
      part,
    };
  });
}

/** `used {yesterday|period=day-1}` as its text and its spans. */
export function readBraces(marked: string): { text: string; spans: Span[] } {
  let text = "";
  const spans: Span[] = [];
  for (const [piece, inner] of marked.matchAll(/\{([^{}]*)\}|[^{}]+|[{}]/g)) {
    if (inner === undefined) {
      if (piece === "{" || piece === "}") throw new Error("a brace without its other half");
      text += piece;
      continue;
    }
    const [said = "", slots = ""] = inner.split("|");
    for (const pair of slots.split(";")) {
      const at = pair.indexOf("=");
      const slot = slotName.parse(pair.slice(0, at));
      const value = SLOTS[slot].parse(pair.slice(at + 1));
      spans.push({ slot, value, from: text.length, to: text.length + said.length });
    }
    text += said;
  }
  return { text, spans };
}

function topicsOf(guide: string): ReadonlySet<string> {
  const list = guide.slice(guide.indexOf("## Topics"));
  return new Set(list.match(/`[a-z-]+`/g)?.map((topic) => topic.slice(1, -1)));
}
