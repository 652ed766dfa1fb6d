import type { Asked } from "./consistency";
import { ordersLight } from "./devices/brightness";
import { hintsAtMoney, isAboutMoney } from "./amounts/money-words";
import { isNoLongerNeeded } from "./devices/no-longer-needed";
import {
  asksToSwitch,
  isOfAccount,
  isOrder,
  keepsAsIs,
  plainCommand,
  runsOutsidePeak,
  stopsSomething,
} from "./devices/plain-command";
import type { Act, Aggregate, Command, Metric, Scope, Subject } from "./frame";
import type { Guess, Head } from "./learned/classifier";
import type { Question } from "./question";

/* What a question asks as a whole, as the classifiers guess it; where an order's words leave no doubt, by these. */

/** "Were the lights on …?" orders nothing. */
const ASKS_OF_PAST = /^(?:was|were|did)\b/;
const REPLIES: ReadonlySet<string> = new Set(["confirm", "decline"]);

/** What the message does: the likeliest act, but where its words leave no doubt. A reply needs a question before it. */
export function actOf({ normal: { text }, slots }: Question, acts: readonly Guess[], mayReply: boolean): Guess {
  const likeliest = acts.find(({ label }) => mayReply || !REPLIES.has(label)) ?? { label: "ask", probability: 0 };
  const isOrdered =
    (likeliest.label === "state" && isOrder(text)) ||
    asksToSwitch(text) ||
    isNoLongerNeeded(text, slots) ||
    ordersLight(text);
  if (isOrdered) return { ...likeliest, label: "do" };
  return likeliest.label === "do" && ASKS_OF_PAST.test(text) ? { ...likeliest, label: "state" } : likeliest;
}

/** The labels that go with an act, as the classifiers guess them and as an order's words put them right. */
export const labelsOf = (act: Guess, guesses: Record<Head, Guess[]>, question: Question): Asked =>
  asOrdered(guessedLabels(act, guesses, plainCommand(question.normal.text)), question);

function guessedLabels(
  { label }: Guess,
  guesses: Record<Head, Guess[]>,
  plain: ReturnType<typeof plainCommand>,
): Asked {
  const act = label as Act;
  if (act === "talk") return { act, scope: "general" };
  const scope = act === "do" || act === "state" || REPLIES.has(act) ? "own" : (guesses.scope[0]?.label as Scope);
  const metric = present<Metric>(guesses.metric);
  const aggregate = present<Aggregate>(guesses.aggregate);
  const subject = present<Subject>(guesses.subject);
  const likeliest = act === "do" ? present<Command>(guesses.command) : undefined;
  const isSwitch = plain === "on" || plain === "off";
  // With a setting "on" is to set it; "turn it down to 18" is not to turn it off.
  const isSetOn = plain === "on" && likeliest === "set";
  const isToldApart = isSwitch ? SWITCHED.has(likeliest) || isSetOn : likeliest !== undefined;
  const command = plain && isToldApart ? plain : likeliest;
  return {
    act,
    scope,
    ...(metric && { metric }),
    ...(aggregate && { aggregate }),
    ...(subject && { subject }),
    ...(command && { command }),
  };
}

/** What begins something. */
const BEGINS: ReadonlySet<Command | undefined> = new Set(["charge", "on", "schedule", "start"]);
const OF_DEVICES: ReadonlySet<Subject | undefined> = new Set(["appliance", "battery", "device", "ev"]);

/** "Don't charge the car" begins nothing, however near it is to "charge the car", and an account is no device. */
function asOrdered(asked: Asked, question: Question): Asked {
  const { text } = question.normal;
  const { act, command, subject } = asked;
  const { command: _command, subject: _subject, ...others } = asked;
  if (act === "do" && isOfAccount(text)) return { ...others, act: "howto", scope: "general", subject: "account" };
  // "Don't turn it off" says no, also where nothing was proposed.
  if (act === "do" && keepsAsIs(text)) return { ...others, act: "decline", scope: "own" };
  if (act === "do" && isNoLongerNeeded(question.normal.text, question.slots))
    return { act, scope: "own", ...(subject && { subject }), command: "off" };
  if (act === "do" && command === "set" && runsOutsidePeak(text)) return { ...asked, command: "schedule" };
  if (!stopsSomething(text)) return asked;
  if (act === "do") return BEGINS.has(command) ? { ...asked, command: "stop" } : asked;
  const isOrderOfDevice = (act === "advise" || act === "ask") && OF_DEVICES.has(subject) && ENDS_RUN.test(text);
  return isOrderOfDevice ? { act: "do", scope: "own", ...(subject && { subject }), command: "stop" } : asked;
}

const ENDS_RUN = /\b(?:charg|run|start|heat|cool|turn|switch)\w*|充|开|启动|运行|加热|烧/;

/** "Turn it off at ten" switches it off; that it is done later is for the time to say. */
const SWITCHED: ReadonlySet<Command | undefined> = new Set(["off", "on", "other", "schedule"]);

function present<Label extends string>([best]: readonly Guess[]): Label | undefined {
  return best && best.label !== "none" ? (best.label as Label) : undefined;
}

/**
 * A first question that names no money asks for energy, whatever it was likelier to: "what share of my electricity was
 * consumed after 4 p.m.?"
 */
export function withSaidMetric(asked: Asked, { normal: { text }, slots }: Question): Asked {
  const isOfMoney =
    isAboutMoney(text) ||
    hintsAtMoney(text) ||
    (asked.subject !== undefined && OF_MONEY.has(asked.subject)) ||
    slots.some(({ slot, value }) => slot === "given" || value === "money" || /(?:usd|money)$/.test(value));
  return asked.metric === "cost" && asked.scope === "own" && !isOfMoney ? { ...asked, metric: "energy" } : asked;
}

const OF_MONEY: ReadonlySet<Subject> = new Set(["account", "bill", "bill_line", "plan", "tariff"]);
