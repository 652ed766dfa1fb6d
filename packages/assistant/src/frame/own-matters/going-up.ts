import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";

/* "Is our usage going up lately?", 用电有没有在涨: the latest month against the one before, then the year. */

const MOVES =
  /\b(?:go(?:ing|ne|es)|creep(?:ing|s)?|climb(?:ing|s|ed)?|ris(?:e|es|ing|en)|rose|increas(?:e|es|ing|ed)|grow(?:ing|n|s)?|fall(?:ing|en|s)?|drop(?:ping|ped|s)?|decreas\w+|shrink\w*|trend\w*|com(?:e|ing) down|head(?:ing|ed)?|getting|getting any|doing)\b.{0,14}(?:\b(?:up|down|higher|lower|better|worse|bigger|smaller)\b)?|\busing (?:more|less)\b|\b(?:more|less) (?:and|&) (?:more|less)\b|(?:变|越来越|有没有在?|是不是|是否|在|有冇)(?:得|再|在)?(?:多|少|高|低|涨|降|升|省)|(?:多|少|高|低|涨|降|升)了?(?:还是|定)|省下来|降下来|涨上去|有[冇没](?:有)?[升降涨]|趋势/;
const WAY =
  /\b(?:up|down|higher|lower|better|worse|more|less|ris\w+|climb\w*|increas\w*|fall\w*|drop\w*|decreas\w*|creep\w*|grow\w*|trend\w*|improv\w*)\b|[多少高低涨降升省]|趋势/;
const USE =
  /\b(?:usage|use|using|consumption|consuming|electric(?:ity)?|power|energy|kwh|leccy|meter|numbers)\b|\b(?:am i|are we|have i been|have we been|i'?m|we'?re)\b|用电|用得|我|俺|咱|耗电|用量|电/;
const ASKS =
  /^(?:(?:so|and|hey|hi|ok|well|um|please|tell me|do you know|can you (?:see|tell me)) (?:if |whether )?)*(?:is|it(?:'s| is)|are|am|has|have|did|does|do|was|my|our|the)\b|[吗么嘛没冇呢][?？]?$|有没有|是不是|是否|还是|有冇/;
const LATELY =
  /\b(?:lately|recently|these days|nowadays|of late|(?:past|last) few (?:weeks|months)|this (?:past )?while)\b|最近|近来|近期|这阵子?|这段时间|近排/;
/** Another time is named, or what is to come, why, or how to. */
const OTHER =
  /\b(?:than|compared|vs\.?|versus|will|would|going to (?!.*\b(?:up|down)\b)|why|how (?:much|do|can|to|come)|what|which|when|should|if|price|prices|bills?|cost|tariff|rates?|base ?load|temperature|points?|coins?|rank|where|since|after|solar|export|panels?|battery|car)\b|比|为[什啥何]|怎么|咋|哪|几|多少|电价|电费|账单|积分|光伏|卖|底载|基础|算|以[后来]|之后|听/;

/** Who writes more tells a story of something else. */
const MOST_CHARACTERS = 70;

export function goingUp(text: string, marked: WordSlots, { act, subject }: Asked): ToldReading | undefined {
  const { period, comparedTo, appliances, devices, given, pick, group } = marked;
  if (
    OTHER.test(text.replace(/\bdo you\b/, "")) ||
    (appliances ?? devices ?? given ?? pick ?? comparedTo ?? group) !== undefined
  )
    return undefined;
  const isOfUse = subject === undefined || subject === "meter" || subject === "tariff" || subject === "appliance";
  const isLately = LATELY.test(text);
  const isOpen = period === undefined || (isLately && /^last\d+d$/.test(period));
  if (marked.place !== undefined || text.length > MOST_CHARACTERS) return undefined;
  if (!isOpen || !isOfUse || act === "do" || act === "howto") return undefined;
  if (!MOVES.test(text) || !WAY.test(text) || !USE.test(text) || !(ASKS.test(text) || isLately)) return undefined;
  const { filters } = marked;
  return {
    asked: { act: "ask", scope: "own", metric: "energy", aggregate: "trend" },
    slots: filters ? { filters } : {},
  };
}
