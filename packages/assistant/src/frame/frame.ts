import type { Language } from "@wattleaf/shared/i18n/language";
import type { Mentions } from "./mentions";
import type { Order } from "./orders/order";
import type {
  ACTS,
  AGGREGATES,
  APPLIANCES,
  COMMANDS,
  GROUPS,
  METRICS,
  ROOMS,
  SCOPES,
  SUBJECTS,
  UNITS,
} from "./vocabulary";

export type Act = (typeof ACTS)[number];
export type Scope = (typeof SCOPES)[number];
export type Metric = (typeof METRICS)[number];
export type Aggregate = (typeof AGGREGATES)[number];
export type Subject = (typeof SUBJECTS)[number];
export type Command = (typeof COMMANDS)[number];
export type Group = (typeof GROUPS)[number];
export type Unit = (typeof UNITS)[number];
export type Appliance = (typeof APPLIANCES)[number];
export type Room = (typeof ROOMS)[number];

/**
 * What one question asks. A slot that the question leaves open is absent; values have the forms of `vocabulary.ts`, so
 * that a frame is plain JSON that is stored with its turn, sent to the public API and written by a language model.
 */
export interface Frame {
  language: Language;
  act: Act;
  scope: Scope;
  metric?: Metric;
  aggregate?: Aggregate;
  subject?: Subject;
  /** What to do, with act `do`. */
  command?: Command;
  /** `month-1`, `2026-10`, `last7d`, `--06..--08`: see `PERIOD`. */
  period?: string;
  /** The period it is compared with. */
  comparedTo?: string;
  /** `weekend`, `hours:18-21`, `peak`: all must hold. See `FILTER`. */
  filters?: readonly string[];
  group?: Group;
  /** `highest`, `top:5`, `above:30kWh`: see `PICK`. */
  pick?: string;
  unit?: Unit;
  /** In the order in which they are named. */
  appliances?: readonly Appliance[];
  /** Devices by the name that their owner gave them: the words of the question. */
  devices?: readonly string[];
  /** "All the lights", "everything": every device that fits, and none needs to be chosen. See `every-device.ts`. */
  everyDevice?: boolean;
  /** "Except the fridge": the words of what is left as it is. */
  exceptDevice?: string;
  rooms?: readonly Room[];
  /** A setting: `22C`, `50%`, `warm`. Several for several devices, in their order. */
  values?: readonly string[];
  /** What each device of an order is told, where it is more than one plain order. See `orders/`. */
  orders?: readonly Order[];
  /** When to do it: `at:07:00`, `tonight`. See `ACTION_TIME`. */
  times?: readonly string[];
  /** Amounts to calculate with: `1000W`, `3h/day`, `0.30/kWh`, `100/month`. */
  given?: readonly string[];
  /** What the own use is supposed to change by: `less:10%`, `less:50W`, `moved:30%@0.09`. See `CHANGE`. */
  change?: string;
  /** A charge on a bill, in the question's words: `delivery_charge`. */
  line?: string;
  /** A country, utility or brand, in the question's words. */
  place?: string;
  /** What it names beside the slots. */
  mentions?: Mentions;
  /** The likeliest article topics, best first: of `talk`, `greeting` and so on. */
  topics: readonly { topic: string; probability: number }[];
  /** 0–1, calibrated: how likely this reading is right as a whole. */
  sureness: number;
  /** The words that a slot was read from, and how sure that is; absent for a slot that the turn before filled. */
  read: Partial<Record<SlotName, SlotReading>>;
}

export type SlotName = Exclude<
  keyof Frame,
  "change" | "everyDevice" | "exceptDevice" | "language" | "mentions" | "orders" | "read" | "sureness" | "topics"
>;

export interface SlotReading {
  /** Empty where a classifier read it from the whole question. */
  words: string;
  /** 0–1 */
  sure: number;
}
