import type { ToldReading } from "./times/around-change";
import type { Asked } from "./consistency";
import type { Metric } from "./frame";
import type { WordSlots } from "./conversation/merge";
import { isAboutMoney } from "./amounts/money-words";
import { HOW_MUCH, LOADS_AND_EACH, LOWEST, SUPERLATIVE, severalFigures } from "./several-kinds";
import { sharedBy } from "./amounts/shared-by";
import { asksOtherHomes, statedAmount } from "./amounts/stated-amounts";
import { MONTH_NAME, MONTH_OF_WORD } from "./values/calendar";
import { withDigits } from "./values/numbers";

/* What a message of several parts asks, whose figures belong together: see `several-kinds.ts`. */

/** Of whose figures a message may ask. */
const OWN_ACTS: ReadonlySet<Asked["act"]> = new Set(["ask", "compare", "explain", "advise", "forecast"]);

const WASTED = /\bwast(?:e[ds]?|ing|eful)\b|浪费/;
const IS_SO =
  /\b(?:(?:was|is|were|am|are) (?:she|he|i|we|they|that|it|this) (?:right|correct|true)|is it true|right about|really|actually|against|compared (?:to|with)|versus|vs)\b|\bwas [a-z]+ (?:\d{4} )?(?:really |actually )?(?:the|my|our) (?:most|worst|highest|biggest|dearest|least|lowest|cheapest)\b|对[吗么嘛]|对不对|啱唔啱|[系係]唔[系係]|对唔对|是否|说得对|是不是|真的|是真|有没有道理|跟(?:别的|其[他它]|另外的?)月|和(?:别的|其[他它])月|吗[?？]?$/;
const ONE_MONTH = /^(?:(?:\d{4}|-)-\d\d|month-\d+)$/;
const isRankOfOne = (text: string): boolean => SUPERLATIVE.test(text) && IS_SO.test(text);

const moneyOr = (text: string, other: Metric): Metric =>
  isOfMoney(text) && !/\bkwhs?\b|度|千瓦时/.test(text) ? "cost" : other;

/**
 * What such a message asks, where its words tell it outright.
 *
 * @param text normalized
 * @param marked slots as for a comparison of one's own
 */
export function ofSeveralFigures(text: string, marked: WordSlots, asked: Asked): ToldReading | undefined {
  if (!OWN_ACTS.has(asked.act)) return undefined;
  const { period, group, filters, appliances } = marked;
  const own = (more: Omit<Asked, "act" | "scope">, slots: WordSlots): ToldReading => ({
    asked: { act: "ask", scope: "own", ...more },
    slots: given({ period: period ?? monthSaid(text), ...slots }),
  });
  const [earlier, later] = yearsBetween(text);
  if (earlier && later && !appliances && (asked.scope === "own" || OF_SELF.test(text)))
    return {
      asked: {
        act: "compare",
        scope: "own",
        metric: ofFlow(asked.metric) ?? moneyOr(text, "energy"),
        ...(AVERAGE.test(text) ? { aggregate: "average" as const } : { aggregate: "difference" as const }),
      },
      slots: given({ period: later, comparedTo: earlier, filters }),
    };
  const isOfHome = appliances === undefined && marked.devices === undefined && asked.act !== "advise";
  const people = sharedBy(text);
  if (people && period !== undefined && isOfHome && !marked.given?.some(IS_MONEY))
    return own({ metric: moneyOr(text, "cost") }, { filters });
  const stated = statedAmount(text);
  if (stated && isOfHome && marked.line === undefined)
    return own(
      { metric: stated.unit === "kWh" ? "energy" : "cost" },
      { period: period ?? monthSaid(text) ?? "month-1" },
    );
  if (asksOtherHomes(text) && period !== undefined && HOW_MUCH.test(text) && asked.scope === "own" && !group)
    return own({ metric: moneyOr(text, "energy") }, {});
  switch (severalFigures(text)) {
    case "if_off_peak":
      if (appliances ?? marked.devices) return undefined;
      return own(
        { metric: ofCostShare(text) ? "cost" : "energy" },
        {
          period: period ?? monthSaid(text) ?? "month-1",
          filters: ["peak"],
        },
      );
    case "carbon_both":
      return period !== undefined || OF_SELF.test(text)
        ? own({ metric: "carbon" }, { period: period ?? "last12m" })
        : undefined;
    case "bought_on_best":
      return isOfPanels(asked, marked)
        ? own({ metric: "production", subject: "solar" }, { group: "day", pick: "highest", appliances: ["solar"] })
        : undefined;
    case "near_nothing":
      return own(
        { metric: "production", subject: "solar", aggregate: "count" },
        { group: "day", appliances: ["solar"] },
      );
    case "accounts":
      if (marked.pick) return undefined;
      return own({ metric: isOfMoney(text) ? "cost" : "net" }, { group });
    case "unassigned":
      return own({ metric: "energy" }, { group: "appliance" });
    case "loads_of_pick":
      return own({ metric: "energy" }, { group: "day", pick: LOWEST.test(text) ? "lowest" : "highest" });
    case "loads_of_rise":
      return {
        asked: { act: "explain", scope: "own", metric: "cost" },
        slots: given({ period: period ?? monthSaid(text) ?? "month-1", appliances }),
      };
    case "part_of_each":
      return filters && group && (appliances ?? []).length < 2
        ? own(
            { metric: moneyOr(text, "energy"), ...(appliances?.includes("ev") ? { subject: "ev" as const } : {}) },
            { group, filters, appliances },
          )
        : undefined;
    default:
  }
  if (LOADS_AND_EACH.test(text) && SUPERLATIVE.test(text))
    return own({ metric: moneyOr(text, "energy") }, { group: "appliance" });
  if (isRankOfOne(text) && ONE_MONTH.test(period ?? "") && !appliances && !filters && (group ?? "month") === "month")
    return own(
      { metric: WASTED.test(text) ? "energy" : moneyOr(text, asked.metric === "cost" ? "cost" : "energy") },
      { group: "month", pick: LOWEST.test(text) ? "lowest" : "highest" },
    );
  return undefined;
}

/** What is paid, or earned. */
const isOfMoney = (text: string): boolean => isAboutMoney(text) || EARNED.test(text);
const EARNED = /\b(?:credits?|income|earn\w*|revenue)\b|收益|进账|收入|金额/;
const IS_MONEY = (amount: string): boolean => /^[\d.]+(?:[a-z]{3}|money)?(?:\/|$)|kWh$/.test(amount);

/** "What percentage of my import cost", and not of what was used. */
const OF_COST_SHARE =
  /\b(?:share|percent\w*|part|how much) of (?:[\w-]+ ){0,4}(?:costs?|bill|spend(?:ing)?|charges?)\b|(?:电费|费用|账单|花费).{0,12}(?:占|几成|百分|比例)/;
const ofCostShare = (text: string): boolean => OF_COST_SHARE.test(text);

/** "Septembers usage", but no "may" or "march" that are verbs. */
const MONTH_SAID = new RegExp(
  `\\b(?:in|of|for|since|last|this) (${MONTH_NAME})\\b|\\b(?!(?:may|march|mar)\\b)(${MONTH_NAME})(?:'?s)?\\b`,
);

/** A month that is named, of which no note was taken. */
function monthSaid(text: string): string | undefined {
  const number = /(?<!\d)(\d{1,2})月/.exec(withDigits(text))?.[1];
  const [, behind, name] = MONTH_SAID.exec(text) ?? [];
  const month = Number(number ?? MONTH_OF_WORD.get(behind ?? name ?? "") ?? 0);
  return month >= 1 && month <= 12 ? `--${String(month).padStart(2, "0")}` : undefined;
}

const OF_SELF = /\b(?:we|our|us|i|my|the house)\b|我|咱|家|一年|全年|算下来|总共/;
const isOfPanels = ({ metric, subject }: Asked, { appliances }: WordSlots): boolean =>
  metric === "production" || subject === "solar" || appliances?.includes("solar") === true;

const CHANGED =
  /变动|变化|涨幅|降幅|增幅|增长|下降了?百分|\b(?:change[ds]?|changing|differ(?:ed|ence)?|percent(?:age)?)\b.{0,60}\b(?:between|from)\b|\b(?:between|from)\b.{0,60}\b(?:change[ds]?|differ(?:ed|ence)?|percent(?:age)?)\b/;
const AVERAGE = /\b(?:average|avg|mean|a day|per day|daily)\b|平均|日均|每[天日]/;
const TWO_YEARS =
  /(?<!\d)(20\d\d)(?:年|\b)(?!-|[年 ]?(?:\d|第|q|[上下]半))[^\d]{0,24}(?:和|与|到|至|and|to|vs)[^\d]{0,12}(20\d\d)(?:年|\b)(?!-|[年 ]?(?:\d|第|q|[上下]半))/;

/** 2025年全年和2026年至今之间变动了几成: the later year against the earlier one. */
function yearsBetween(text: string): readonly (string | undefined)[] {
  const [, one, other] = TWO_YEARS.exec(text) ?? [];
  return one && other && one !== other && CHANGED.test(text) ? [one, other].toSorted() : [];
}

const FLOWS: ReadonlySet<Metric> = new Set(["carbon", "cost", "energy", "export", "net", "production"]);
const ofFlow = (metric: Metric | undefined): Metric | undefined =>
  metric !== undefined && metric !== "energy" && FLOWS.has(metric) ? metric : undefined;

const given = (slots: WordSlots): WordSlots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
