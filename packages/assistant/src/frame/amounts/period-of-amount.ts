import type { NormalText } from "../normalize";
import type { SlotSpan } from "../slot-span";
import type { Token } from "../learned/tokens";
import { tokensIn } from "../learned/tokens";
import { lengthNamed } from "./scan/lengths";

/*
 * "900 kWh a month", "my monthly use of 900 kWh", 每月用900度, 年省8000: an amount of energy, money or distance is one of
 * each day, week, month or year where such words stand right beside it, also where only its number was marked.
 */

/** Codes that may be of a period, and name none yet. */
const WITHOUT_PERIOD = /^[\d.]+(?:[kM]?Wh(?:_battery)?|km|mi(?:les?)?|(?!btu|gal|sqm)[a-z]{3})$/;
/** What is used in a day is no battery's size, whatever it is to be stored in. */
const OF_BATTERY = /_battery$/;

const LENGTH = "(?:day|night|week|month|mo|year|yr)";
const EACH = "(?:daily|nightly|weekly|monthly|yearly|annual(?:ly)?)";
const ZH_LENGTH = "(?:天|日|周|星期|礼拜|月|年)";

/** Behind it: "a month", "of electricity per month", "monthly", 每月. What a distance costs "a year" is of a year. */
const BEHIND = new RegExp(
  `^(?: ?(?:of (?:electricity|power|energy|electric)|electricity|on average|used?|back|off))? ?(?:(?:(?:in )?(?:a|an|one|per|each|every)|\\/) ?${LENGTH}\\b|${EACH}\\b)|^电?(?:\\/ ?|[每一])个?${ZH_LENGTH}`,
);
const BEHIND_DISTANCE = new RegExp(`^ (?:costs?|takes?|needs?|uses?) (?:me |us )?(?:an?|per|each|every) ${LENGTH}\\b`);

const USE =
  "(?:usage|use|consumption|demand|needs?|load|electricity|power|energy|bills?|savings?|saving|mileage|distance|driving|production|output)";
const IS = "(?:is|are|of|at|about|around|roughly|approximately|approx|on average|=|:)";
const DOES =
  "(?:use|uses|using|consume|consumes|need|needs|burn|drive|drives|do|cover|go|save|saves|earn|spend|pay|make|makes|have)";
const ZH_LEADS =
  "(?:平均|均|大概|大约|约|差不多|总共|一共|只|就|要|能|得|会|可以?|我家?|我们家?|家里|全家|晚上|夜里|白天)*";
const ZH_DOES =
  "(?:用电量?|用|耗电量?|耗|消耗|需要?|跑|开|行驶|省下?|节省|赚|收益|发电收[入益]|收入|少[交付花]|发电量?|发|里程|电费|交|付|花)";
const ZH_IS = "(?:电费|电|钱)?(?:平均|大概|大约|约|差不多|是|为|要|了|掉|:)*";
/** 年用电, 月均省: without 每 only right before what is done. */
const ZH_BARE = `(?<![上下这本去今明前后数每几\\d一二两三四五六七八九十个多半全])[日月年](?:平?均)?${ZH_DOES}`;
/** Before it: "monthly use of", "every month we use about", 我家每月大概用. */
const BEFORE = new RegExp(
  `(?:${[
    `\\b${EACH}(?: (?:electric(?:ity)?|power|energy|household|home|kwh|total|average))*(?: ${USE})?(?: ${IS})*`,
    `\\b(?:per|each|every|(?<!\\b(?:once|twice|times) )an?) ${LENGTH},? (?:i|we|it|they|my (?:home|house|family|car)|our (?:home|house|family|car)) (?:usually |typically |normally |only )?${DOES}(?: ${IS})*`,
    `[每一]个?${ZH_LENGTH}${ZH_LEADS}${ZH_DOES}?${ZH_IS}`,
    `${ZH_BARE}${ZH_IS}`,
  ].join("|")}) ?$`,
);

/** The slots with the periods of their amounts; what names one is no time that is asked about. */
export function withPeriods(normal: NormalText, tokens: readonly Token[], slots: readonly SlotSpan[]): SlotSpan[] {
  const { text } = normal;
  const told = slots.map((span): SlotSpan => {
    if (span.slot !== "given" || !WITHOUT_PERIOD.test(span.value)) return span;
    const [start, end] = [tokens[span.from]?.from ?? 0, tokens[span.to - 1]?.to ?? 0];
    const rest = text.slice(end);
    const isDistance = /m(?:i(?:les?)?)?$/.test(span.value);
    const behind = (BEHIND.exec(rest) ?? (isDistance ? BEHIND_DISTANCE.exec(rest) : null))?.[0];
    const before = behind === undefined ? BEFORE.exec(text.slice(0, start))?.[0] : undefined;
    const period = lengthNamed(nearest(behind ?? before ?? ""));
    if (!period) return span;
    const [from, to] = [start - (before?.length ?? 0), end + (behind?.length ?? 0)];
    return {
      ...span,
      value: `${span.value.replace(OF_BATTERY, "")}/${period}`,
      words: normal.originalWords(from, to),
      ...tokensIn(tokens, from, to),
    };
  });
  // "20,000 km a year" names no time that is asked about.
  const rates = told.filter((span, index) => span !== slots[index]);
  return told.filter(
    (span) => span.slot !== "period" || !rates.some((rate) => rate.from < span.to && span.from < rate.to),
  );
}

const WORDS = new RegExp(`${EACH}|${LENGTH}\\b|${ZH_LENGTH}`, "g");
/** The period that stands first: 每月平均用 is of a month, whatever follows it. */
const nearest = (words: string): string => words.match(WORDS)?.[0] ?? "";
