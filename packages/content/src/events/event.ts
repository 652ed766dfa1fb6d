import { EVENT_FORMATS, EVENT_TYPES } from "@wattleaf/shared/domain/events";
import { z } from "zod";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const wordsSchema = z.strictObject({
  title: z.string().min(1),
  location: z.string().min(1),
  description: z.string().min(1),
  /** Teams and roles. */
  speakers: z.array(z.string().min(1)).min(1),
  agenda: z.array(z.string().min(1)).min(1),
});

const eventSchema = z
  .strictObject({
    slug: z.string().regex(SLUG),
    type: z.enum(EVENT_TYPES),
    format: z.enum(EVENT_FORMATS),
    startsAt: z.iso.datetime({ offset: true }),
    endsAt: z.iso.datetime({ offset: true }),
    timeZone: z.string().min(1),
    virtualLink: z.url().nullable(),
    capacity: z.int().positive(),
    /** Zero if it is free. */
    priceEuros: z.int().nonnegative(),
    registrationOpen: z.boolean(),
    en: wordsSchema,
    zh: wordsSchema,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), { message: "It ends before it starts" })
  .refine(({ startsAt, endsAt, timeZone }) => [startsAt, endsAt].every((time) => isLocalTime(time, timeZone)), {
    message: "The offset is not the one of the time zone at that time",
  });

const pastEventSchema = z.strictObject({
  slug: z.string().regex(SLUG),
  date: z.iso.date(),
  type: z.enum(EVENT_TYPES),
  attendees: z.int().positive(),
  /** The address of the recording. */
  recording: z.url().nullable(),
  /** The slug of the white paper that is the event's material. */
  paper: z.string().regex(SLUG).nullable(),
  /** Shows how a past event looks; the page says so. */
  sample: z.boolean(),
  en: z.strictObject({ title: z.string().min(1) }),
  zh: z.strictObject({ title: z.string().min(1) }),
});

/** An event with its words in every language. */
export type UpcomingEvent = z.output<typeof eventSchema>;
export type PastEvent = z.output<typeof pastEventSchema>;

/** Whether the clocks of the zone show the time that is written before the offset. */
function isLocalTime(time: string, timeZone: string): boolean {
  const shown = new Date(time).toLocaleString("sv-SE", { timeZone });
  return shown.replace(" ", "T") === time.slice(0, shown.length);
}

const parse = <T extends z.ZodType>(schema: T, value: unknown, name: string): z.output<T> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** @throws Error naming the file when a field is missing or wrong */
export const parseUpcoming = (value: unknown, name: string): UpcomingEvent[] =>
  parse(z.array(eventSchema), value, name).toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));

/** @throws Error naming the file when a field is missing or wrong */
export const parsePast = (value: unknown, name: string): PastEvent[] =>
  parse(z.array(pastEventSchema), value, name).toSorted((a, b) => b.date.localeCompare(a.date));
