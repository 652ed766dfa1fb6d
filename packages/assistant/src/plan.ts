import { readGiven, statesAmounts } from "./frame/amounts/given-codes";
import type { Frame } from "./frame/frame";
import { ownPriceOf } from "./frame/amounts/own-price";
import { isOneDay } from "./frame/conversation/merge";
import { isOfPick } from "./frame/picked-time";

/** What answers a question: each is one composer. */
export const ANSWERS = [
  "greeting",
  "thanks",
  "goodbye",
  "capabilities",
  "small_talk",
  "off_topic",
  "unclear",
  "repeat",
  "language",
  "sources",
  "unsafe",
  /** "Can I leave it on, or will it catch fire?" */
  "risk",
  "confirm",
  "decline",
  /** The asker's own energy in figures. */
  "figures",
  "breakdown",
  "bill",
  "bill_lines",
  "bill_explain",
  "bill_due",
  /** What neither a meter nor a bill tells of the asker's home. */
  "not_known",
  /** What the asker's file or meter says, at a glance. */
  "summary",
  "anomalies",
  /** Why a time used what it used. */
  "why",
  "forecast",
  "savings",
  "tariff",
  "tariff_compare",
  "schedule",
  "device_command",
  "device_state",
  "vpp_earnings",
  "vpp_enroll",
  "coins",
  "earn_coins",
  /** Of rewards, grid events and the asker's data, part by part. */
  "matters",
  /** Of the battery, the car, machines and cheap hours of the asker's home. */
  "home_matters",
  "rank",
  "purchases",
  "store",
  "pricing",
  "trial",
  "upload",
  "connect",
  /** A calculation with amounts that the asker gives. */
  "given",
  "passages",
] as const;
export type AnswerKind = (typeof ANSWERS)[number];

/**
 * Answers from the asker's own figures, which take the place of an article when a question in general is misread. A
 * bill's lines do not: they are asked for by words of their own.
 */
export const FROM_FIGURES: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "figures",
  "breakdown",
  "bill",
  "bill_explain",
  "summary",
  "anomalies",
  "why",
  "forecast",
  "savings",
  "tariff",
  "tariff_compare",
  "schedule",
  "vpp_earnings",
]);

/** Decides from the frame alone what answers the question. A question in general goes to the articles, also a user's. */
export function planOf(frame: Frame): AnswerKind {
  if (frame.mentions?.further) return "passages";
  // A fraud that threatens to turn the power off is told of before whatever else its words may mean.
  if (frame.mentions?.sections && !frame.mentions.danger) return "passages";
  if (frame.mentions?.homeMatter && !frame.mentions.danger && !frame.orders) return "home_matters";
  if (frame.change && frame.act === "ask") return "figures";
  if (frame.orders || (frame.act === "do" && frame.mentions?.onCondition)) return "device_command";
  if (frame.mentions?.danger) return frame.mentions.danger === "takeover" ? "off_topic" : "unsafe";
  if (frame.mentions?.asksDataGaps && frame.act !== "do") return "figures";
  // "Skip tonight's event" orders; what follows from it is asked.
  if (frame.mentions?.matters && frame.act !== "do") return "matters";
  if ((frame.mentions?.asksOtherTariff ?? frame.mentions?.afterShifting) && frame.act !== "do") return "tariff_compare";
  const read = planOfAct(frame);
  const kind = read === "device_command" && frame.mentions?.asksWhether ? "passages" : read;
  // "We were asleep from 8 to 3, how much did the house use?" asks for no advice.
  const isOfFigures = kind === "figures" && (frame.period ?? frame.filters?.[0]) !== undefined;
  const isOfRisk = frame.mentions?.asksOfRisk === true && !WHATEVER_THE_RISK.has(kind) && !isOfFigures;
  const { appliances = [] } = frame;
  const isOfRuns = CHEAP_HOURS.has(topicOf(frame)) || appliances.some((appliance) => LEFT_RUNNING.has(appliance));
  return isOfRisk && (kind !== "passages" || isOfRuns) ? "risk" : kind;
}

/** Articles on when to run something; others tell of the risks of what they are about. */
const CHEAP_HOURS: ReadonlySet<string> = new Set(["peak-and-off-peak", "scheduling-loads", "time-of-use-tariffs"]);

const LEFT_RUNNING: ReadonlySet<string> = new Set(["dishwasher", "dryer", "washer"]);

/** What an order does is confirmed first. */
const WHATEVER_THE_RISK: ReadonlySet<AnswerKind> = new Set(["confirm", "decline", "device_command"]);

function planOfAct(frame: Frame): AnswerKind {
  switch (frame.act) {
    case "confirm":
    case "decline":
      return frame.act;
    case "talk":
      return talk(frame);
    case "do":
      return command(frame);
    case "state":
      return state(frame);
    case "howto":
      return howto(frame);
    default:
  }
  if (isCalculation(frame)) return "given";
  if (frame.scope === "product") return product(frame);
  return frame.scope === "general" ? "passages" : own(frame);
}

const TALK: Readonly<Record<string, AnswerKind>> = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  capabilities: "capabilities",
  "who-are-you": "small_talk",
  feelings: "small_talk",
  insult: "small_talk",
  nonsense: "unclear",
  // What would endanger someone is told by rules, in `danger.ts`: the classifier takes any question of a meter for it.
  unsafe: "passages",
  "answer-language": "language",
  repeat: "repeat",
  sources: "sources",
};

/** What the assistant is. */
const OF_ITSELF: ReadonlySet<string> = new Set(["capabilities", "who-are-you"]);

const topicOf = ({ topics }: Frame): string => topics[0]?.topic ?? "none";

/** A greeting that may as well be something else is better asked about. */
const SURE_TALK = 0.5;
/** So sure it must be that a question is of nothing the articles tell. */
const SURE_OFF_TOPIC = 0.7;

function talk({ topics }: Frame): AnswerKind {
  const [first] = topics;
  if (!first || first.topic === "none") return "off_topic";
  const { topic, probability } = first;
  if (topic === "off-topic") return probability < SURE_OFF_TOPIC ? "passages" : "off_topic";
  // What is of an article's topic is no small talk, whatever its act.
  const kind = TALK[topic] ?? "passages";
  // "Who are you?" is half who it is, half what it can do.
  const sure = OF_ITSELF.has(topic)
    ? topics.reduce((sum, one) => sum + (OF_ITSELF.has(one.topic) ? one.probability : 0), 0)
    : probability;
  return kind !== "passages" && sure < SURE_TALK ? "unclear" : kind;
}

/** Loads that a plan by price can move. */
const MOVABLE: ReadonlySet<string> = new Set([
  "battery",
  "dishwasher",
  "dryer",
  "ev",
  "pool_pump",
  "washer",
  "water_heater",
]);

const isMovable = ({ appliances = [] }: Frame): boolean => appliances.some((appliance) => MOVABLE.has(appliance));

function command(frame: Frame): AnswerKind {
  const { command: wanted, subject, times = [] } = frame;
  switch (wanted) {
    case "join":
      return subject === undefined || subject === "plant" ? "vpp_enroll" : "passages";
    case "buy":
      return "store";
    case "upload":
      return "upload";
    case "connect":
      return subject === "device" || subject === "appliance" ? "passages" : "connect";
    case "schedule":
    case "charge":
      return isMovable(frame) && !times.some((time) => time.startsWith("at:")) ? "schedule" : "device_command";
    case "start":
    case "on":
      return times.includes("cheapest") && isMovable(frame) ? "schedule" : "device_command";
    case "leave":
    case "delete":
    case "disconnect":
    case "change":
    case "other":
      return "passages";
    default:
      return "device_command";
  }
}

function state({ subject }: Frame): AnswerKind {
  if (subject === "outage") return "passages";
  return subject === "plant" ? "vpp_earnings" : "device_state";
}

function howto(frame: Frame): AnswerKind {
  const { subject, scope } = frame;
  if (scope === "general") return "passages";
  if (topicOf(frame) === "uploading-bills") return "upload";
  return subject === "meter" && topicOf(frame) === "utility-connection-steps" ? "connect" : "passages";
}

/** Amounts to calculate with, and no readings of the asker's own that they would be held against. */
function isCalculation(frame: Frame): boolean {
  // A price alone is what own energy is counted by.
  if (ownPriceOf(frame)) return false;
  const { scope, appliances = [], period } = frame;
  // "For 31 years" calculates nothing.
  const areYears = frame.given?.every((code) => readGiven(code).kind === "span") === true;
  const isOfReadings = scope === "own" && appliances.length === 0 && (period !== undefined || areYears);
  return !isOfReadings && statesAmounts(frame) && !needsMoreThanTime(frame);
}

const TIMES_AND_PRICES: ReadonlySet<string> = new Set(["duration", "price", "span", "times"]);

/** With hours alone, what is saved, what is cheaper, or what standby draws is told by an article, and not by the usual power. */
function needsMoreThanTime({ act, metric, mentions, given = [] }: Frame): boolean {
  const isOfOtherUse = act === "compare" || metric === "savings" || mentions?.notAtWork === true;
  return isOfOtherUse && given.every((code) => TIMES_AND_PRICES.has(readGiven(code).kind));
}

function product({ metric, subject, topics, act }: Frame): AnswerKind {
  if (act === "explain") return "passages";
  if (topics[0]?.topic === "free-trial") return "trial";
  if (topics[0]?.topic === "plans-and-pricing" || (subject === "plan" && (metric === "cost" || metric === "price")))
    return "pricing";
  if (subject === "store" && topics[0]?.topic === "green-store") return "store";
  return topics[0]?.topic === "earning-coins" ? "earn_coins" : "passages";
}

function own(frame: Frame): AnswerKind {
  // It is asked when that was.
  if (frame.mentions?.sinceUnknownDay && (frame.act === "ask" || frame.act === "compare")) return "figures";
  const { act, metric, subject, appliances = [], group, period } = frame;
  if (ownPriceOf(frame) && (act === "ask" || act === "compare")) return "figures";
  switch (metric) {
    case "coins":
      return subject === "store" ? "purchases" : act === "advise" ? "earn_coins" : "coins";
    case "points":
    case "rank":
      return "rank";
    case "due_date":
      return "bill_due";
    // How many panels there are is on no meter.
    case "count":
      if (subject === "solar" && !period && !group) return "not_known";
      break;
    case "battery_level":
    case "temperature":
    case "duration":
      if (subject === "outage" || act === "advise") return "passages";
      return metric === "duration" ? "breakdown" : "device_state";
    case "savings":
      if (subject === "tariff") return "tariff_compare";
      if (subject === "ev") return "savings";
      return act === "advise" && (appliances.length > 0 || isSureOfTopic(frame, SAVINGS_TOPICS))
        ? "passages"
        : "savings";
    case "earnings":
      return subject === "plant" || subject === "battery" || subject === undefined ? "vpp_earnings" : "figures";
    default:
  }
  if (act === "forecast") return subject === "tariff" ? "passages" : "forecast";
  if (act === "advise") return advice(frame);
  // "What share of the bill does each appliance take?" is told by loads, and on no bill.
  if (group === "appliance" && act !== "explain" && (subject === "bill" || subject === "bill_line")) return "breakdown";
  switch (subject) {
    case "bill":
      return bill(frame);
    case "bill_line":
      return act === "explain" ? "passages" : "bill_lines";
    case "tariff":
      return (act === "compare" && metric === "cost") || isOfBestTariff(frame)
        ? "tariff_compare"
        : act === "explain"
          ? "passages"
          : "tariff";
    case "plant":
      return "vpp_earnings";
    case "rewards":
      return "rank";
    case "store":
      return "purchases";
    case "plan":
      return "pricing";
    case "file":
      return act === "explain" ? "passages" : "summary";
    case "account":
    case "outage":
      return "passages";
    case "meter":
      return act === "ask" && metric === undefined ? "connect" : act === "explain" ? "passages" : "figures";
    default:
  }
  if (act === "explain") return why(frame);
  if (isOfUnusualDays(frame)) return "anomalies";
  // "How many devices do I have?"
  if (subject === "device" && !group && !frame.period && (metric === undefined || metric === "count"))
    return "device_state";
  const isOfAppliance = appliances.some((appliance) => appliance !== "solar" && appliance !== "battery");
  return isOfAppliance ||
    (frame.devices !== undefined && metric !== "base_load") ||
    group === "appliance" ||
    group === "device" ||
    group === "room" ||
    subject === "device"
    ? "breakdown"
    : isGuess(frame)
      ? "passages"
      : "figures";
}

/** "Which tariff is cheapest for me?" asks of tariffs, not of the hours of one. */
const isOfBestTariff = ({ metric, pick, topics: [first] }: Frame): boolean =>
  metric === "cost" && pick === "lowest" && first?.topic === "choosing-a-tariff" && first.probability > SURE_TOPIC;

/** Below this the home of the asker is as likely not meant at all: of such questions three in four have an article. */
const SURE_OF_OWN = 0.8;
/** From this on what is counted is said beyond doubt. */
const SURE_OF_METRIC = 0.9;

/** Whether a question names nothing to count, and may not be of the asker's own home. */
function isGuess({ metric, period, comparedTo, filters, group, pick, read }: Frame): boolean {
  // Their own words name them.
  if (metric === "base_load" || metric === "carbon") return false;
  const isBare = !period && !comparedTo && !filters?.length && !group && !pick;
  return isBare && (read.scope?.sure ?? 1) < SURE_OF_OWN && (read.metric?.sure ?? 0) < SURE_OF_METRIC;
}

/** So likely a topic says more of a question than its subject. */
const SURE_TOPIC = 0.5;

/** Topics that a question about saving as such may have. */
const SAVINGS_TOPICS: ReadonlySet<string> = new Set(["how-much-can-i-save", "none"]);

/** Whether a topic other than these says more of a question than its subject does. */
const isSureOfTopic = ({ topics: [first] }: Frame, but: ReadonlySet<string>): boolean =>
  first !== undefined && first.probability > SURE_TOPIC && !but.has(first.topic);

/** A question about odd days names no figure; one about a day's figure is often taken to be of its topic. */
function isOfUnusualDays({ metric, group, pick, filters, comparedTo, topics }: Frame): boolean {
  const [topic] = topics;
  const isPlain = !metric && !group && !pick && !filters?.length && !comparedTo;
  return isPlain && topic?.topic === "unusual-use" && topic.probability > SURE_TOPIC;
}

function bill({ act, metric, period, comparedTo, group, pick, aggregate, topics }: Frame): AnswerKind {
  if (act === "explain") return "bill_explain";
  if (act === "compare") return comparedTo || !group ? "bill_explain" : "figures";
  if (metric === "power") return "figures";
  // "My bills by month", "the highest bill": figures of several bills.
  if (group || pick || (aggregate && aggregate !== "max")) return "figures";
  if (metric !== undefined || period !== undefined) return "bill";
  return (topics[0]?.probability ?? 0) > SURE_TOPIC && topics[0]?.topic !== "reading-your-bill"
    ? "passages"
    : "summary";
}

function advice(frame: Frame): AnswerKind {
  const topic = topicOf(frame);
  if (topic === "scheduling-loads") return isMovable(frame) ? "schedule" : "tariff";
  if (frame.subject === "tariff" && topic === "choosing-a-tariff") return "tariff_compare";
  return topic === "how-much-can-i-save" ? "savings" : "passages";
}

/** Topics that the readings themselves explain better than an article. */
const READ_FROM_DATA: ReadonlySet<string> = new Set([
  "none",
  "unusual-use",
  "what-is-base-load",
  "why-bill-went-up",
  "why-use-differs",
]);

/** "Why do I use so much at night?" is of the readings, however near it is to cheap hours. */
const OF_OWN_HOURS: ReadonlySet<string> = new Set([...READ_FROM_DATA, "peak-and-off-peak", "scheduling-loads"]);

/** Of a time that has a use of its own: parts of a day, and seasons of any year, are habits. */
function isWhyOfTime(frame: Frame): boolean {
  const { metric, aggregate, appliances = [], devices, filters = [], period, comparedTo } = frame;
  if (metric !== "energy" || appliances.length > 0 || devices !== undefined || filters.length > 0) return false;
  if (period === undefined && comparedTo === undefined) return isOfPick(frame) || aggregate === "trend";
  return !/^(?:spring|summer|autumn|winter|all|hour0|day0)$/.test(period ?? "") || comparedTo !== undefined;
}

/** What looks odd in the readings, or why they are high. */
function why(frame: Frame): AnswerKind {
  const { metric, appliances = [], topics, filters = [] } = frame;
  // "Why is this month so dear, is it the dryer?" is of the month, and the dryer a part of it.
  if (metric === "cost" && frame.mentions?.presumes && frame.period !== undefined) return "bill_explain";
  const ownTopics = metric === "energy" && filters.length > 0 ? OF_OWN_HOURS : READ_FROM_DATA;
  // "Why did the heater use more this week than last?" is told of both weeks first.
  const comparesTimes = frame.period !== undefined && frame.comparedTo !== undefined;
  if (metric === "energy" && comparesTimes && appliances.length > 0) return "breakdown";
  if (frame.mentions?.asksIfOdd && isOneDay(frame.period) && frame.mentions.presumes === undefined) return "anomalies";
  if (isWhyOfTime(frame)) return "why";
  if (appliances.length > 0 || isSureOfTopic(frame, ownTopics)) return "passages";
  if (metric === "cost" || topics[0]?.topic === "why-bill-went-up") return "bill_explain";
  // What draws so much now is told by kind of load.
  if (metric === "power" && frame.period === undefined && !frame.filters?.length) return "breakdown";
  const isOfReadings = metric === "energy" || metric === "power" || metric === "base_load";
  return isOfReadings || topics[0]?.topic === "unusual-use" ? "anomalies" : "passages";
}
