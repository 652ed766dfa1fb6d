import { z } from "zod";
import { readGiven } from "../frame/amounts/given-codes";
import type { Frame, SlotName, SlotReading } from "../frame/frame";
import type { Order, SaidTime } from "../frame/orders/order";
import {
  ACTION_TIME,
  ACTS,
  AGGREGATES,
  APPLIANCES,
  CHANGE,
  COMMANDS,
  FILTER,
  GROUPS,
  METRICS,
  PERIOD,
  PICK,
  ROOMS,
  SCOPES,
  SETTING,
  SUBJECTS,
  UNITS,
} from "../frame/vocabulary";

/** A frame as a model writes it. Every field is there and may be null, as strict structured outputs require. */
const question = z.object({
  text: z.string().describe("The words of the message that ask this"),
  follows_up: z.boolean().describe("It can only be understood with the question before"),
  act: z.enum(ACTS),
  scope: z.enum(SCOPES),
  metric: z.enum(METRICS).nullable(),
  aggregate: z.enum(AGGREGATES).nullable(),
  subject: z.enum(SUBJECTS).nullable(),
  command: z.enum(COMMANDS).nullable(),
  period: z.string().nullable(),
  compared_to: z.string().nullable(),
  filters: z.array(z.string()),
  group: z.enum(GROUPS).nullable(),
  pick: z.string().nullable(),
  unit: z.enum(UNITS).nullable(),
  appliances: z.array(z.enum(APPLIANCES)),
  devices: z.array(z.string()).describe("Names that the owner gave to devices, as the message has them"),
  every_device: z.boolean().describe("All that fit, such as all the lights or everything"),
  except_device: z.string().nullable().describe("What an order to all leaves as it is, as the message has it"),
  rooms: z.array(z.enum(ROOMS)),
  values: z.array(z.string()),
  times: z.array(z.string()),
  given: z.array(z.string()),
  change: z.string().nullable().describe("What the asker's own use is supposed to change by"),
  line: z.string().nullable(),
  place: z.string().nullable().describe("A country, utility or brand, as the message has it"),
  topic: z.string().nullable(),
});
export const frameForm = z.object({ questions: z.array(question) });
export type WrittenFrame = z.output<typeof question>;

/** A charge as a bill names it: `delivery_charge`. */
const LINE = /^[\p{L}\d]+(?:_[\p{L}\d]+)*$/u;

/** How sure a slot is that a model filled; its figures are computed and checked as any. */
const SURE = 0.9;

/**
 * The frame that a model wrote. What does not have a slot's form is left out, and topics that the built-in reader found
 * stay behind the model's own.
 * @param restore puts the asker's own words back where private ones were hidden
 */
export function frameOf(written: WrittenFrame, builtIn: Frame, restore: (text: string) => string): Frame {
  const topics = [
    ...(written.topic ? [{ topic: written.topic, probability: SURE }] : []),
    ...builtIn.topics.filter(({ topic }) => topic !== written.topic),
  ];
  const formed = (pattern: RegExp, value: string | null) => (value !== null && pattern.test(value) ? value : null);
  const slots = {
    metric: written.metric,
    aggregate: written.aggregate,
    subject: written.subject,
    command: written.act === "do" ? written.command : null,
    period: formed(PERIOD, written.period),
    comparedTo: formed(PERIOD, written.compared_to),
    filters: written.filters.filter((filter) => FILTER.test(filter)),
    group: written.group,
    pick: formed(PICK, written.pick),
    unit: written.unit,
    appliances: written.appliances,
    devices: written.devices.map(restore),
    rooms: written.rooms,
    values: written.values.filter((value) => SETTING.test(value)),
    times: written.times.filter((time) => ACTION_TIME.test(time)),
    given: written.given.filter((code) => readGiven(code).kind !== "other"),
    change: written.scope === "own" ? formed(CHANGE, written.change) : null,
    line: formed(LINE, written.line),
    place: written.place === null ? null : restore(written.place),
  };
  const filled = Object.entries(slots).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  const reading = (): SlotReading => ({ words: "", sure: SURE });
  return {
    language: builtIn.language,
    act: written.act,
    scope: written.scope,
    ...Object.fromEntries(filled),
    ...(written.every_device && { everyDevice: true }),
    ...(written.every_device && written.except_device !== null && { exceptDevice: restore(written.except_device) }),
    ...(builtIn.mentions ? { mentions: builtIn.mentions } : {}),
    topics,
    sureness: SURE,
    read: Object.fromEntries(filled.map(([slot]) => [slot as SlotName, reading()])),
  };
}

const ORDERED: ReadonlySet<string> = new Set(["lower", "off", "on", "raise", "set"]);
const isOrder = ({ act, command }: Frame): boolean => act === "do" && command !== undefined && ORDERED.has(command);

/**
 * Several orders that a model wrote as one frame, which is proposed and confirmed once; undefined of what is no order to
 * devices alone.
 */
export function ordersOf(questions: readonly { text: string; frame: Frame }[]): Frame | undefined {
  const [first] = questions;
  if (!first || questions.length < 2 || !questions.every(({ frame }) => isOrder(frame))) return undefined;
  return { ...first.frame, orders: questions.map(({ text, frame }) => orderOf(text, frame)) };
}

function orderOf(words: string, frame: Frame): Order {
  const { command, devices, appliances, rooms, everyDevice, exceptDevice, values: [value] = [], times = [] } = frame;
  const clockOf = (kind: "at" | "before") => {
    const [, hours, minutes] = times.map((time) => CLOCK[kind].exec(time)).find((found) => found !== null) ?? [];
    return hours === undefined ? undefined : saidTime(Number(hours) * MINUTES_PER_HOUR + Number(minutes));
  };
  const [at, until] = [clockOf("at"), clockOf("before")];
  return {
    command: command as Order["command"],
    words: devices?.[0] ?? words,
    ...(devices && { devices }),
    ...(appliances && { appliances }),
    ...(rooms && { rooms }),
    ...(everyDevice && { everyDevice: true }),
    ...(exceptDevice !== undefined && { except: [exceptDevice] }),
    ...(value !== undefined && { value }),
    ...(at && { at }),
    ...(until && { until }),
  };
}

const MINUTES_PER_HOUR = 60;
const CLOCK = { at: /^at:(\d\d):(\d\d)$/, before: /^before:(\d\d):(\d\d)$/ } as const;
const saidTime = (minuteOfDay: number): SaidTime => ({ minuteOfDay, daysAhead: null, isEitherHalf: false });
