/* Questions that want a yes or no of two times: "was it above the average?", 系咪多過上個月; and "is that a lot?", 算多嗎. */

const ASKS =
  /^(?:(?:so|and|but|ok(?:ay)?|then|hm+|um+|i asked|i mean|like),? )*(?:is|isn'?t|was|wasn'?t|were|weren'?t|are|aren'?t|am|did|didn'?t|do|don'?t|does|doesn'?t|has|hasn'?t|have|haven'?t)\b/;
const MORE =
  /\b(?:more|higher|bigger|above|greater|worse|exceed\w*|rose|risen|over (?:\d+|the (?:average|usual|norm|budget|limit)|average|usual|budget)|(?:go|goes|going|gone|went|come|came|is|was|been|shot) up)\b(?!.{0,12}\bor\b)/;
const LESS =
  /\b(?:less|lower|below|under|fewer|smaller|fell|fallen|dropped|(?:go|goes|going|gone|went|come|came|is|was|been) down)\b(?!.{0,12}\bor\b)/;
const EITHER =
  /\b(?:how|by what|what percent|which|whether)\b|\bor (?:less|more|lower|higher|not|below|above|fewer|down|up)\b/;
const CHINESE_ASKS = /[吗么嘛没冇未][呢啊]?[?？]?$|是不是|有没有|是否|系咪|系唔系|有冇/;
const CHINESE_MORE = /(?:比|[跟和与同]).*[多高贵][吗么嘛没冇咗了些过]?|超过|高于|高过|多过|大于/;
const CHINESE_LESS = /(?:比|[跟和与同]).*[少低省][吗么嘛没冇咗了些过]?|低于|低过|少过|小于|不到/;
const CHINESE_EITHER = /还是|定系|多少|几多|哪|几[度成元块]|多不多|为什么|为啥|点解/;

/** Which way a yes would mean; undefined where no yes or no is asked for. @param text normalized */
export function verdictAsked(text: string): "less" | "more" | undefined {
  const isHan = /\p{Script=Han}/u.test(text);
  if (isHan ? !CHINESE_ASKS.test(text) || CHINESE_EITHER.test(text) : !ASKS.test(text) || EITHER.test(text))
    return undefined;
  const [isMore, isLess] = isHan
    ? [CHINESE_MORE.test(text), CHINESE_LESS.test(text)]
    : [MORE.test(text), LESS.test(text)];
  return isMore === isLess ? undefined : isMore ? "more" : "less";
}

const MUCH =
  /\b(?:is|was|were|are)(?:n'?t)? (?:that|it|this|they|those|these|[a-z]+day|(?:last|this) \w+)\b[^,;]{0,16}\b(?:a lot|lots|too much|high|low|much|good|bad|normal|okay|ok|reasonable|average|typical|ordinary|excessive|unusual|a little|not much)\b(?: for (?:us|me|our \w+|my \w+))? ?[?.!]*$|(?:算|是不是|是否|属于|系咪|这|那)(?:很|偏|太|比较|好|算)*(?:多|高|少|低|正常|过分|离谱)[吗么嘛不没呢啊]*[?？]?$|(?:[多高]不[多高]|正不正常|算唔算[多高]|多唔多|高唔高)(?:呢|啊)?[?？]?$/;

/** "Is that a lot?" of a time. @param text normalized */
export const asksIfMuch = (text: string): boolean => MUCH.test(text);
