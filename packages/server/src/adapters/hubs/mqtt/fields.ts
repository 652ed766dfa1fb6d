import { z } from "zod";
import type { HubEntity, EntityCommand, EntityState } from "../hub-connection";
import { fillTemplate, parseTemplate, type ReadValue } from "./value-template";

const TOPIC_MAX_LENGTH = 1_000;
const TEXT_MAX_LENGTH = 1_000;

/** Payloads are text: a device may write them as numbers or booleans. */
export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .pipe(z.string().max(TEXT_MAX_LENGTH));
/** One topic, never a filter of several. */
export const topic = z
  .string()
  .min(1)
  .max(TOPIC_MAX_LENGTH)
  .regex(/^[^#+\0]+$/, "must be a topic without wildcards");
export const number = z.coerce.number();
/** A template that is not understood is rejected: without its value the entity would be shown wrongly. */
export const template = z
  .string()
  .max(TEXT_MAX_LENGTH)
  .default("")
  .transform((written, { addIssue }): ReadValue => {
    const read = parseTemplate(written);
    if (!read) addIssue({ code: "custom", message: `is more than value_json.<path>: ${written.slice(0, 80)}` });
    return read ?? (() => null);
  });
/** A command's template, which may only say where the value goes. */
export const commandTemplate = z
  .string()
  .max(TEXT_MAX_LENGTH)
  .optional()
  .refine((written) => fillTemplate(written, "0") !== null, "may only use {{ value }}");

/** What entities of every kind say of themselves. */
export const commonFields = z.object({
  name: z.string().nullish(),
  unique_id: text.optional(),
  object_id: text.optional(),
  entity_category: z.string().nullish(),
  enabled_by_default: z.boolean().default(true),
  device_class: z.string().nullish(),
  retain: z.boolean().default(false),
  optimistic: z.boolean().default(false),
  /** Seconds after which a value without a successor counts as unknown. */
  expire_after: number.pipe(z.number().min(0)).optional(),
  device: z
    .object({
      identifiers: z.union([text, z.array(text)]).optional(),
      connections: z.array(z.tuple([text, text])).optional(),
      name: z.string().nullish(),
    })
    .optional(),
  availability_topic: topic.optional(),
  availability_template: template,
  payload_available: text.default("online"),
  payload_not_available: text.default("offline"),
  availability_mode: z.enum(["all", "any", "latest"]).default("latest"),
  availability: z
    .array(
      z.object({
        topic,
        payload_available: text.default("online"),
        payload_not_available: text.default("offline"),
        value_template: template,
      }),
    )
    .max(20)
    .optional(),
});
export type CommonFields = z.output<typeof commonFields>;

/** The values that an entity reads, each from a topic of its own or from a part of one. */
export type ValueName = "state" | "level" | "temperature" | "mode";
export type Values = Partial<Record<ValueName, string>>;

export interface ValueSource {
  topic: string;
  read: ReadValue;
}

export interface Message {
  topic: string;
  payload: string;
}

/** What a kind of entity is told by, and how it is told. */
export interface EntityProtocol extends Pick<HubEntity, "kind" | "commands" | "range" | "assumed"> {
  countsBackward?: boolean;
  sources: Partial<Record<ValueName, ValueSource>>;
  stateFrom(values: Values): Partial<Omit<EntityState, "available">>;
  /** The values that a command leads to where the entity does not report them, and the messages that it takes. */
  messagesFor(command: EntityCommand, values: Values): { messages: readonly Message[]; assumed: Values };
}

export const sourceOf = (from: string | undefined, read: ReadValue): ValueSource | undefined =>
  from === undefined ? undefined : { topic: from, read };

/** JSON's true is written True by templates, and true in most payloads. */
export const isSame = (told: string, known: string): boolean =>
  told === known || (/^(true|false)$/i.test(told) && told.toLowerCase() === known.toLowerCase());

/** Whether a value says on or off; null for neither. */
export function switchState(told: string | undefined, on: string, off: string): boolean | null {
  if (told === undefined) return null;
  if (isSame(told, on)) return true;
  return isSame(told, off) ? false : null;
}

/** A value as a number; null for none. */
export function numberIn(told: string | undefined): number | null {
  if (told === undefined || told.trim() === "") return null;
  const value = Number(told);
  return Number.isFinite(value) ? value : null;
}

export const filled = (written: string | undefined, value: string): string => fillTemplate(written, value) ?? value;
