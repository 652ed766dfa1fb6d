import type { Frame } from "../frame";
import { withDigits } from "../values/numbers";
import type { Order } from "./order";
import { postponed } from "./postponed";
import { leftover, saidCommand, saysToSet } from "./said-command";
import { saidTarget, type Target } from "./said-target";
import { saidTimes, type SaidTimes } from "./said-time";
import { saidValue, withHalves } from "./said-value";

/*
 * The orders of a message, clause by clause: each has its own device, value and time, and what a clause leaves unsaid is that
 * of the one before. What only one plain order asks is left to the trained reader.
 */

const SPLIT =
  /\s*[,;!?；，。！？、]+\s*|\s*\.(?!\d)\s*|\s+(?:and|then|but|plus(?! \d)|also|oh|&)\s+|然后|还有|顺便|另外|仲有|同时|接着|以及|(?<=\p{Script=Han})和(?=\p{Script=Han})/u;
/** "Everything off but the fridge" */
const ALL_BUT =
  /(\b(?:everything|all|the lot)\b(?: \w+){0,3}?),? but (?=(?:the |my |our )?\w+(?: \w+)?(?:$|[,.;]| and\b))/g;
const BETWEEN = /\bbetween (.{1,24}?) and /g;
/** "Set the boiler and the thermostat to 20": both to it. */
const SET_BOTH =
  /\b(set|turn|put|lower|raise) ((?:the |my |our )?[a-z]+(?: [a-z]+)?) and ((?:the |my |our )?[a-z]+(?: [a-z]+)?) to (\d+(?:\.\d+)?(?: ?(?:%|percent|degrees?|[cf]\b))?)/g;
/** 调到22度再降回18: two orders. */
const AGAIN = /^(.*(?:[开关调设停熄]|打开).*?)再(.*(?:[开关调设停熄降升]|打开).*)$/u;
/** 调暗一点: how far, and neither one o'clock nor a setting. */
const A_BIT = /(?<=[暗亮高低大小冷热暖凉快慢])[一1][点些]/g;
const ASKS =
  /^(?:did|does|do|was|were|what|whats|why|how|when|which|who|should|would it|will it|is it (?:ok|worth)|tell me|show me)\b|吗|多少|几[点度个瓦]|怎么|为什么|为啥|什么|能省|划算|哪|还是|是不是/;
/** "… can?", 可以吗: it orders all the same. */
const POLITE_END = /(?:可以|好|行|得|成)[吗么嘛不没]?$|\b(?:can|ok|okay|please)\s*$/;
const ASKS_STATE =
  /^(?:is|are) .*\b(?:on|off|running|charging)\b|是不是.{0,3}[开关]着|[开关]着(?:吗|没)|[熄关开](?:咗|了)(?:未|没)|还开着/;
const CONDITION =
  /^(?:and )?if (?:it'?s|it is|they'?re|that'?s|so) ?(?:still )?(?:on|off|running)?,? ?(?:then )?|^(?:要是|如果)?(?:还?开着|未熄|没关|没熄|开咗)(?:的话)?就?/;
const KEEPS_AS_IS =
  /^(?:把)?(?<zh>[^,]{1,10}?)(?:别|不要|不用|唔好)(?:动|关|熄|碰)(?!它|佢)|^(?:but )?(?:leave|not|keep|don'?t touch) (?:the |my |our )?(?<en>[a-z ]{2,30}?)(?: (?:alone|as (?:it )?is|on|running))?$/;
const EXCEPT =
  /\b(?:except(?: for)?|apart from|but not|other than|besides|but) (?:the |my |our )?(?<en>.+)$|除(?:了(?<zh>.+?)(?:以外|之外|外|(?=其[他它余]|别的|剩下|都|全|所有|统统|一律)|$)|(?<zh2>.+?)(?:以外|之外|外))/;
const PLANNED = /cheap|off[- ]?peak rate|green|便宜|谷电|低谷|划算|最省/;
const BATTERY = /batter|powerwall|电池|储能/;
const DISCHARGES = /discharg|\bexport|\bfeed(?:ing)? (?:back|in|the grid)|放电|送电|反送|上网|卖电/;
const RESERVES =
  /\breserve|\bat least\b|\b(?:no|not|never) (?:less|lower|below|under)\b|\bminimum\b|\bbackup\b|\b(?:go|drop|fall|get) (?:below|under)\b|留|备用|(?:[别不](?:要|能)?|勿)低于/;
const DELAYS = /\b(?:delay|postpone|hold off(?: on)?|wait)\b|推迟|延后|晚点/;
const SAYS_TONIGHT = /\b(?:tonight|this (?:evening|night))\b|今[晚夜]/;
const MAY_BE_VALUE = /\b(?:keep|hold|leave|maintain|set)\b/;

interface Reading {
  orders: Order[];
  target: Target | null;
  except: string[];
  pending: SaidTimes | null;
  /** Named before their verb: "the boiler and the plug off". */
  waiting: Target[];
  /** The clause before names what is left out: "except the boiler and the fan". */
  excepts: boolean;
  /** A clause told what not to do, which the trained reader would take for a time of the order. */
  isCut: boolean;
}

/**
 * @param text normalized
 * @returns null where the message is no list of orders, and a plain order is read as well without this
 */
export function readOrders(text: string, names: readonly string[], previous: Frame | null): Order[] | null {
  if (PLANNED.test(text)) return null;
  const plain = withHalves(withDigits(withHalves(text.replace(A_BIT, ""))))
    .replace(/ n (?=[a-z]{3})/g, " and ")
    .replace(SET_BOTH, "$1 $2 to $4 and $1 $3 to $4")
    .replace(BETWEEN, "from $1 until ")
    .replace(ALL_BUT, "$1 except ");
  const later = ASKS.test(plain) ? undefined : postponed(plain, names);
  const putOff = later?.target ?? (later && targetBefore(previous));
  if (later && putOff)
    return [
      { command: "off", ...putOff },
      { command: "on", ...putOff, ...timesOf(later) },
    ];
  const clauses = plain
    .split(SPLIT)
    .flatMap((clause) => {
      const again = AGAIN.exec(clause);
      return again ? [again[1] ?? "", again[2] ?? ""] : [clause];
    })
    .map((clause) => clause.trim())
    .filter(Boolean);
  const reading: Reading = {
    orders: [],
    target: targetBefore(previous),
    except: [],
    pending: null,
    waiting: [],
    excepts: false,
    isCut: false,
  };
  for (const [index, clause] of clauses.entries()) {
    if (ASKS_STATE.test(clause) && !saysAct(clause)) {
      reading.target = saidTarget(clause, names)?.target ?? reading.target;
      continue;
    }
    if (index === 0 && ASKS.test(clause.replace(POLITE_END, ""))) return null;
    readClause(clause.replace(CONDITION, ""), names, reading, previous);
  }
  const { except } = reading;
  const orders = withAlias(saidOnce(reading.orders), clauses, names);
  const all = orders.map((order) => (order.everyDevice && except.length > 0 ? { ...order, except } : order));
  const [only] = all;
  return only && (all.length > 1 || reading.isCut || !isPlain(only, text)) ? all : null;
}

/** "Lights off, all of them": the same again is no second order. */
const saidOnce = (orders: readonly Order[]): Order[] => [
  ...new Map(
    orders.map((order) => [
      JSON.stringify(Object.entries(order).toSorted(([one], [other]) => one.localeCompare(other))),
      order,
    ]),
  ).values(),
];

const IS_THE_SAME =
  /^(?:呃|嗯|哦)?(?<one>.+?)就是(?:那个|那台|我的)?(?<other>.+)$|^(?<en>.+?) (?:is|being|means) (?:the )?(?<enOther>.+)$/;

/** "The study socket is the desk plug": a device by another name. */
function withAlias(orders: readonly Order[], clauses: readonly string[], names: readonly string[]): Order[] {
  return orders.map((order) => {
    for (const clause of clauses) {
      const groups = IS_THE_SAME.exec(clause)?.groups;
      const [one, other] = [groups?.["one"] ?? groups?.["en"], groups?.["other"] ?? groups?.["enOther"]];
      const devices = one && other ? saidTarget(other, names)?.target.devices : undefined;
      if (devices && one?.includes(order.words)) return { ...order, devices, rooms: [] };
    }
    return order;
  });
}

const saysAct = (clause: string): boolean => /就|帮我|埋佢|\bturn|\bswitch/.test(clause);

/** What the trained reader tells as well. */
function isPlain(
  { value, at, until, minutes, isReserve, isOfDischarge, except, command }: Order,
  text: string,
): boolean {
  const isSpecial =
    isReserve ?? isOfDischarge ?? (except !== undefined || minutes !== undefined || until !== undefined);
  const isStep = (command === "lower" || command === "raise") && value !== undefined;
  const isHalf = value !== undefined && /\.\d/.test(value);
  const asksFirst = ASKS_STATE.test(text) || CONDITION.test(text);
  return !isSpecial && !isStep && !isHalf && !value?.endsWith("A") && at === undefined && !asksFirst;
}

function targetBefore(previous: Frame | null): Target | null {
  if (previous?.act !== "do" && previous?.act !== "state") return null;
  const { devices, appliances, rooms } = previous;
  if (!devices && !appliances) return null;
  return {
    words: devices?.[0] ?? "",
    ...(devices && { devices }),
    ...(appliances && { appliances }),
    ...(rooms && { rooms }),
  };
}

function readClause(said: string, names: readonly string[], reading: Reading, previous: Frame | null): void {
  const kept = KEEPS_AS_IS.exec(said)?.groups;
  const keptWords = kept?.["zh"] ?? kept?.["en"];
  if (keptWords && saidTarget(keptWords, names) && !/\d/.test(said)) {
    reading.except.push(keptWords);
    return;
  }
  const excepted = EXCEPT.exec(said);
  const words = excepted?.groups?.["en"] ?? excepted?.groups?.["zh"] ?? excepted?.groups?.["zh2"];
  if (excepted && words) reading.except.push(words);
  const clause = excepted ? said.replace(excepted[0], " ").trim() : said;
  const wasExcepting = reading.excepts;
  reading.excepts = excepted !== null;
  const isBattery = BATTERY.test(clause);
  if (DISCHARGES.test(clause) && (isBattery || reading.target)) {
    const target = saidTarget(clause, names)?.target;
    const meant =
      isBattery && !target?.devices ? { words: "", appliances: ["battery" as const] } : (target ?? reading.target);
    if (meant) reading.orders.push({ command: "set", ...meant, isOfDischarge: true });
    return;
  }
  // What it is not to do at a time is nothing to do at that time.
  if (FORBIDS.test(clause) && reading.orders.length > 0) {
    reading.isCut = true;
    return;
  }
  const found = saidTarget(clause, names);
  const named = found?.target.isOfBefore ? { ...found, target: allOfBefore(found.target, reading) } : found;
  const times = saidTimes(named?.rest ?? clause, MAY_BE_VALUE.test(clause));
  const value = saidValue(times.rest);
  const last = reading.orders.at(-1);
  const more = leftover(times.rest);
  const keepsCharge = isBattery && value?.code.endsWith("%") === true && RESERVES.test(clause);
  const command = keepsCharge ? "set" : DELAYS.test(clause) && named ? "on" : saidCommand(times.rest, value);
  if (command === undefined) {
    if (wasExcepting && named && more === "" && !value) {
      reading.except.push(named.target.words);
      reading.excepts = true;
      return;
    }
    // "Thermostat 21", as hurried people write.
    if (named && value && more === "" && (named.target.devices ?? (last && value.isOfDegrees))) {
      push({ command: "set", ...named.target, value: value.code }, times, reading);
      return;
    }
    if (named && last && more === "" && !value)
      push({ ...withoutTarget(last), ...likewise(named.target, last) }, times, reading);
    else if (value?.isOfDegrees && last?.command === "set" && more === "")
      push({ ...withoutTarget(last), ...(named?.target ?? targetOf(last)), value: value.code }, times, reading);
    else if (named && !last) {
      reading.target = named.target;
      if (more === "" && !saysToSet(clause)) reading.waiting.push(named.target);
    } else if (!named && more === "" && (times.at ?? times.minutes) !== undefined) {
      if (last && !last.at && !last.minutes) Object.assign(last, timesOf(times));
      else reading.pending = times;
    }
    return;
  }
  const unknown =
    more !== "" && !named && BEGINS.test(said) && more.length < 30 ? { words: more, devices: [more] } : null;
  const target = named?.target ?? unknown ?? reading.target;
  if (!target || (!named && !unknown && more.length > (/\p{Script=Han}/u.test(more) ? 4 : 14))) return;
  const isSetting = command !== "on" && command !== "off" && value !== null;
  const from = command === "lower" || command === "raise" ? fromBefore(named === null, reading, previous) : undefined;
  // "Delay the car until midnight": off until then.
  const begins = times.at ?? times.until;
  if (DELAYS.test(clause) && (begins ?? times.inMinutes) !== undefined) {
    const { until: _until, ...others } = times;
    reading.orders.push({ command: "off", ...target });
    push({ command: "on", ...target }, { ...others, ...(begins && { at: begins }) }, reading);
    return;
  }
  push(
    {
      command,
      ...target,
      ...(SAYS_TONIGHT.test(clause) && !begins && times.inMinutes === undefined ? { hasNoHour: true } : {}),
      ...(isSetting ? { value: value.code } : {}),
      ...(from === undefined ? {} : { from }),
      ...(isBattery && isSetting && RESERVES.test(clause) ? { isReserve: true } : {}),
    },
    times,
    reading,
  );
}

const FORBIDS = /^(?:and |but )?(?:don'?t|do not|never|no more)\b|不许|不准|不能再|不要再/;
const BEGINS =
  /^(?:please |can you |could you |just )*(?:turn|switch|shut|put|kill|start|stop|pause|open|close)\b|^(?:请|帮我|先|再)*(?:把|将|打开|关)/;

const withoutTarget = ({ command, value, at, minutes }: Order) => ({
  command,
  ...(value === undefined ? {} : { value }),
  ...(at && { at }),
  ...(minutes === undefined ? {} : { minutes }),
});
const targetOf = ({ words, devices, appliances, rooms, everyDevice }: Order): Target => ({
  words,
  ...(devices && { devices }),
  ...(appliances && { appliances }),
  ...(rooms && { rooms }),
  ...(everyDevice && { everyDevice }),
});

/** "All off" means what is named before it, and everything only where nothing is. */
function allOfBefore({ words }: Target, reading: Reading): Target {
  const named = reading.waiting.pop() ?? reading.target;
  reading.waiting = reading.waiting.map(asAll);
  reading.orders = reading.orders.map((order) => (order.words === named?.words ? asAll(order) : order));
  return named ? asAll(named) : { words, everyDevice: true };
}

/** One that is called by its name is no group. */
const asAll = <One extends Target>(target: One): One => (target.devices ? target : { ...target, everyDevice: true });

/** 所有的灯和风扇: a language without a plural says "all" once. */
const likewise = (target: Target, { everyDevice }: Order): Target =>
  everyDevice && /\p{Script=Han}/u.test(target.words) ? asAll(target) : target;

const timesOf = ({ at, until, minutes, inMinutes }: Partial<SaidTimes>): Partial<Order> => ({
  ...(at && { at }),
  ...(until && { until }),
  ...(minutes === undefined ? {} : { minutes }),
  ...(inMinutes === undefined ? {} : { inMinutes }),
});

/** "Two degrees lower" after "set it to 20" counts from 20. */
function fromBefore(isUnnamed: boolean, { orders }: Reading, previous: Frame | null): string | undefined {
  if (!isUnnamed || orders.length > 0 || previous?.act !== "do" || previous.command !== "set") return undefined;
  return previous.values?.[0];
}

function push(order: Order, times: SaidTimes, reading: Reading): void {
  const before = reading.orders.at(-1);
  const isSame = before !== undefined && before.words === order.words;
  // "18 until 7, then 20": the end of the one is the beginning of the other.
  const begins = isSame && before.until && !times.at && times.inMinutes === undefined ? before.until : undefined;
  if (begins) delete before?.until;
  const pending = reading.pending;
  reading.pending = null;
  const { waiting } = reading;
  reading.waiting = [];
  for (const target of waiting) {
    const { command, value } = order;
    if (target.words !== order.words)
      reading.orders.push({
        command,
        ...likewise(target, order),
        ...(value === undefined ? {} : { value }),
        ...timesOf(times),
      });
  }
  reading.orders.push({
    ...order,
    ...(pending ? timesOf(pending) : {}),
    ...timesOf(times),
    ...(begins && { at: begins }),
  });
  reading.target = (order.devices ?? order.appliances ?? order.rooms) ? targetOf(order) : null;
}

/** What a battery is to keep or not to give away, which a reader may take for a question. */
export const ordersBattery = (text: string): boolean =>
  BATTERY.test(text) &&
  !ASKS.test(text) &&
  !/[?？]/.test(text) &&
  ((RESERVES.test(text) && /%|percent|成/.test(text)) || (DISCHARGES.test(text) && WISHES.test(text)));
const WISHES = /\b(?:never|don'?t|do not|stop|only|should)\b|不要|别|只|才/;
