import { asksBothEndsOf } from "./times/both-ends";
import type { WordSlots } from "./conversation/merge";
import { some } from "./conversation/merge";
import type { Group } from "./frame";
import { withDigits } from "./values/numbers";
import { PICK } from "./vocabulary";

/* Which of the groups are asked for, where the words leave no doubt: ranks, limits, and days of more sold than bought. */

const WORD_NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");
const NUMBER = "(\\d+|two|three|four|five|six|seven|eight|nine|ten)";
const UNIT = "(hour|day|weekday|week|month)s";
const HIGH =
  "(?:worst|highest|biggest|top|busiest|priciest|costliest|hungriest|heaviest|dearest|peak|largest|hottest|most expensive)";
const LOW = "(?:lowest|cheapest|quietest|smallest|least expensive|best)";
const RANKED = new RegExp(
  `\\b(?:${NUMBER} (${HIGH}|${LOW})|(${HIGH}|${LOW}) ${NUMBER})(?: (?:\\w+ ){0,2}\\w+)? ${UNIT}\\b`,
);
/** "The ten days with the highest import", "5 hours when I used most" */
const RANKED_AFTER = new RegExp(
  `(?<!\\b(?:last|past|previous|these|those|next|latest) )\\b${NUMBER} ${UNIT} (?:(?:with|when|where|that|of|on which|in which) )?(?:\\w+ ){0,4}?(?:the )?(?:(${HIGH}|most)|(${LOW}|least|fewest))\\b`,
);
const NUMBER_WITHIN = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)$/;
const NTH = new RegExp(`\\b(second|2nd|third|3rd)[ -](${HIGH}|${LOW})\\b|第([二三23])(?=[高多贵低少])`);
const IS_LOW = new RegExp(`^${LOW}$`);

/** 哪三天用得最多, 用电最少的两个月 */
const CHINESE_RANKED = /(?:哪|前|最[\p{Script=Han}]{1,3}的)(\d+)个?大?(?:用电)?(天|周|星期|月|小时|钟头|日(?![子常]))/u;
const CHINESE_UNITS: Readonly<Record<string, Group>> = {
  天: "day",
  日: "day",
  周: "week",
  星期: "week",
  月: "month",
  小时: "hour",
  钟头: "hour",
};
const CHINESE_LOW = /最(?:低|少|小|省|便宜)|第[二三23][低少]/;
const CHINESE_HIGH = /最(?:多|高|大|贵|费|耗|猛|狠)|前\d+大/;

/** No code that is none, such as the 0 highest days or a limit of more digits than any meter has. */
function setPick(slots: WordSlots, code: string): void {
  if (PICK.test(code)) slots.pick = code;
}

/** @param digits the text with its numbers in digits */
export function readRanks(slots: WordSlots, text: string, digits: string): void {
  const isOpen = slots.pick === undefined || slots.pick === "highest" || slots.pick === "lowest";
  const ranked = RANKED.exec(text);
  if (ranked) {
    const [, before, side = ranked[3] ?? "", , after, unit] = ranked;
    const written = before ?? after ?? "";
    const count = WORD_NUMBERS.indexOf(written) < 0 ? Number(written) : WORD_NUMBERS.indexOf(written);
    if (isOpen) setPick(slots, `${IS_LOW.test(side) ? "bottom" : "top"}:${count}`);
    slots.group ??= unit as Group;
    // The count is no name of a device.
    slots.devices = some(slots.devices?.filter((name) => name !== written));
    return;
  }
  const after = RANKED_AFTER.exec(text);
  if (after && isOpen && NUMBER_WITHIN.test(after[1] ?? "")) {
    const [, written = "", unit, , low] = after;
    const count = WORD_NUMBERS.indexOf(written) < 0 ? Number(written) : WORD_NUMBERS.indexOf(written);
    if (count > 1) {
      setPick(slots, `${low ? "bottom" : "top"}:${count}`);
      slots.group ??= unit as Group;
      return;
    }
  }
  const chinese = CHINESE_RANKED.exec(digits);
  const isLow = CHINESE_LOW.test(digits);
  if (chinese && Number(chinese[1]) > 1 && isOpen && (isLow || CHINESE_HIGH.test(digits))) {
    setPick(slots, `${isLow ? "bottom" : "top"}:${chinese[1]}`);
    slots.group ??= CHINESE_UNITS[chinese[2] ?? ""];
    return;
  }
  const nth = NTH.exec(text);
  if (nth && isOpen) {
    const isThird = /third|3rd|[三3]/.test(nth[1] ?? nth[3] ?? "");
    const isLowEnd = nth[2] === undefined ? isLow : IS_LOW.test(nth[2]);
    setPick(slots, `${isLowEnd ? "bottom" : "top"}:${isThird ? 3 : 2}`);
  } else if (slots.pick === "highest" && isLow && !CHINESE_HIGH.test(digits)) slots.pick = "lowest";
}

const WORST = /\bworst\b|最(?:差|糟|烂|惨)/;
const MADE = /\b(?:solar|panels?|pv|roof|generation|generated|produc\w+)\b|光伏|太阳能|发电|板子/;

const WHICH_WORST = /\b(?:which|what) (?:one )?(?:day|week|month|hour|night)\b.{0,20}\bworst\b/;
/** The worst day of panels is the one on which they made the least. */
export function readWorst(slots: WordSlots, text: string): void {
  if (slots.pick === undefined && slots.group !== undefined && WHICH_WORST.test(text)) slots.pick = "highest";
  if (slots.pick === "highest" && WORST.test(text) && MADE.test(text)) slots.pick = "lowest";
}

const LEAST_OF =
  /\b(minimum|lowest|least|smallest|maximum|highest|biggest|most) (hourly|daily|nightly|weekly|monthly)\b|\b(minimum|least|lowest) (?:\w+ ){0,5}(?:at night|overnight|in a (?:night|day|week|month))\b/;
const OF_UNIT: Readonly<Record<string, Group>> = { hourly: "hour", weekly: "week", monthly: "month" };

/** "The minimum nightly use": the lowest of all nights. */
export function readLeast(slots: WordSlots, text: string): void {
  const [found, side, unit, least] = LEAST_OF.exec(text) ?? [];
  if (!found || slots.pick !== undefined || (slots.group !== undefined && slots.group !== "day")) return;
  slots.pick = /^(?:min|low|least|small)/.test(side ?? least ?? "") ? "lowest" : "highest";
  slots.group = OF_UNIT[unit ?? ""] ?? (/(week|month)$/.exec(found)?.[1] as Group | undefined) ?? "day";
  if (unit === "nightly") slots.filters = [...(slots.filters?.filter((filter) => filter !== "night") ?? []), "night"];
}

const KWH = "(?:kwhs?\\b|units?\\b|kilowatt[- ]?hours?\\b|度电?|千瓦时)";
const LIMITS: readonly [RegExp, "above" | "below"][] = [
  [
    new RegExp(
      `(?:\\b(?:under|below|sub|less than|fewer than|lower than|at most|no more than|never hit|(?:didn't|did not|never) (?:reach|hit|make))|不到|少于|低于|不足|小于|不超过|没超过|没到|没有|少过|低过|[唔不未]够|没有?拢|连) ?(\\d+(?:\\.\\d+)?) ?${KWH}|(\\d+(?:\\.\\d+)?) ?${KWH}(?:以下|以内|or less)`,
    ),
    "below",
  ],
  [
    new RegExp(
      `(?:\\b(?:over|above|more than|exceed(?:s|ed|ing)?|at least|higher than|top|(?:went |go |gone |got )?past)|(?<!不|没)超过|多于|高于|大于|至少|破了?|多过|高过|不止|(?<!超)过[咗了]) ?(\\d+(?:\\.\\d+)?) ?${KWH}|(\\d+(?:\\.\\d+)?) ?${KWH}(?:以上|or more)`,
    ),
    "above",
  ],
];

const KW = "(?:kw|kilowatts?|千瓦(?!时))(?![\\w时])";
const POWER_LIMITS: readonly [RegExp, "above" | "below"][] = [
  [
    new RegExp(
      `(?:\\b(?:over|above|more than|exceed(?:s|ed|ing)?|at least|higher than|past|cross(?:es|ed|ing)?|topp?(?:s|ed|ing)?|br(?:eak|oke|oken)|reach(?:es|ed)?|hit|beat|surpass(?:es|ed)?)|(?<!不|没)超过?[了咗]?|突破|多于|高于|高过|多过|大于|至少|冲[上过]|过[了咗]) ?(\\d+(?:\\.\\d+)?) ?${KW}`,
    ),
    "above",
  ],
  [
    new RegExp(`(?:\\b(?:under|below|less than|lower than)|不到|少于|低于|不足|小于) ?(\\d+(?:\\.\\d+)?) ?${KW}`),
    "below",
  ],
];

/** 不到10度: kilowatt-hours that days are counted by, and no setting of 10 °C. */
export function readLimits(slots: WordSlots, digits: string): void {
  for (const [pattern, side] of POWER_LIMITS) {
    const amount = pattern.exec(digits)?.[1];
    if (amount !== undefined && slots.pick === undefined) setPick(slots, `${side}:${amount}kW`);
  }
  for (const [pattern, side] of LIMITS) {
    const found = pattern.exec(digits);
    const amount = found?.[1] ?? found?.[2];
    if (amount === undefined) continue;
    const isOf = (code: string) => Number.parseFloat(code) === Number(amount);
    setPick(slots, `${side}:${amount}kWh`);
    slots.values = some(slots.values?.filter((value) => !isOf(value)));
    slots.given = some(slots.given?.filter((value) => !isOf(value)));
    return;
  }
}

const SOLD = "(?:export(?:ed|ing|s)?|s(?:old|ell|elling|ent back)|fed (?:in|back))";
const BOUGHT = "(?:import(?:ed|ing|s)?|b(?:ought|uy|uying|uys)|drew|used|use|consumed?|took|pulled)";
const MORE_SOLD = new RegExp(
  `\\b${SOLD}\\b(?: \\w+){0,4}? (?:more|higher|greater|exceed(?:s|ed)?|beat)\\b.*\\b(?:than|exceed(?:s|ed)?|beat)\\b.*\\b${BOUGHT}\\b|\\bmore ${SOLD}\\b.*\\bthan ${BOUGHT}\\b|\\b${SOLD} (?:exceed(?:s|ed)|beat) ${BOUGHT}\\b|(?:上网|卖|送|馈|余电).*(?:比|超过|大于|多于|高于).*(?:用电|买|下网|购)|(?:卖|送|上网).*(?:比|超过).*用`,
);
/** Where panels make as much as the home uses, no less is sold than bought. */
const COVERS_ALL =
  /\b(?:solar|panels?|roof)\b.*\b(?:ma[dk]e|produc\w+|generat\w+|g[ai]ve)\b.{0,12}\b(?:enough to cover|(?:at least )?as much as|more than|enough for)\b.{0,30}\b(?:everything|all|whole|we|i|use[ds]?|house|home|usage)\b|(?:太阳能|光伏|板子|发的?电?)(?:发的电|发电)?.{0,6}(?:比|超过|大于|多于|够).{0,8}(?:用|家)/;
const MORE_BOUGHT = new RegExp(
  `\\b${BOUGHT}\\b(?: \\w+){0,4}? more\\b.*\\bthan\\b.*\\b${SOLD}\\b|\\bmore ${BOUGHT}\\b.*\\bthan ${SOLD}\\b|(?:买|购|下网).*(?:比|超过|大于|多于|高于).*(?:卖|上网|送)`,
);
const COUNTED = /\b(?:days?|weeks?|months?|hours?)\b|(?:几|多少|哪些?|有)个?(?:天|周|星期|月|小时)/;

/** "Days when I exported more than I imported": the difference of both lies beyond zero. Null where it is not asked. */
export function pickOfBalance(text: string): "above:0kWh" | "below:0kWh" | null {
  if (!COUNTED.test(text)) return null;
  if (MORE_SOLD.test(text) || COVERS_ALL.test(text)) return "below:0kWh";
  return MORE_BOUGHT.test(text) ? "above:0kWh" : null;
}

const COUNTED_UNIT = /\b(hour|day|week|month)s?\b|(?:几|多少|哪些?|有)个?(天|周|星期|月|小时)/;

/** "The best and the worst month": both ends, of which one is half an answer. */
export const asksBothEnds = (text: string, { group }: WordSlots): boolean =>
  group !== undefined && asksBothEndsOf(text);

export function readBalance(slots: WordSlots, text: string): void {
  const pick = pickOfBalance(withDigits(text)) ?? pickOfBalance(text);
  if (!pick) return;
  const [, english, chinese] = COUNTED_UNIT.exec(text) ?? [];
  slots.pick = pick;
  slots.group = (english as Group | undefined) ?? CHINESE_UNITS[chinese ?? "天"] ?? "day";
  delete slots.comparedTo;
}
