/*
 * Whether someone was at home: "the tenant says they were away 10 to 17 August, does the meter agree?" The days are held
 * against what the home draws when nothing is on.
 */

const ABSENT =
  /\b(?:away|empty|vacant|unoccupied|not (?:there|home|here|in)|wasn'?t (?:there|home|in)|weren'?t (?:there|home|in)|gone|moved out|left|out of town|abroad|on (?:holiday|vacation)|nobody|no ?one)\b|不在|没(?:有)?(?:人)?(?:住|在)|没人|空(?:着|置|的)|出差|回老家|搬走|出门|离开|走了/;
const PRESENT =
  /\b(?:any(?:one|body)|some(?:one|body)) (?:at |in the )?(?:home|in|there|house|flat|living|staying)\b|\b(?:anyone|anybody|someone|somebody) (?:use|used|using)\b|有人(?:在|住|用)?/;
/** It is doubted, and the readings are to settle it. */
const SETTLED =
  /\b(?:agree|confirm|check|true|really|lying|lie|show|tell|match|support|prove|consistent|believe|see (?:if|whether)|that (?:right|so)|adds? up|checks? out|backs? (?:that|this|it|him|her|them) up|reflects?|say)\b|^(?:was|were|is|did|had)\b|\bdid (?:they|he|she)\b|对得上|对不对|对上|看得出|符合|一致|是真的|真的|属实|撒谎|骗|核实|查一?查|看看|证明|吗[?？]?$|嗎[?？]?$|没有?[?？]?$/;
/** An outage, amounts, money, reasons, what is to come and other times are other questions. */
const OTHER =
  /\b(?:power (?:cut|outage)|outage|how much|money|cost\w*|explain|why|appliances?|devices?|bill|prices?|(?:what|all) (?:we|i|they|he|she|it) us\w+|(?:we|i|they|he|she)(?:'ll| will)|more|less|than)\b|停电|多少|几度|钱|电费|为什么|为啥|咋|比/;

/** @param text normalized */
export const asksIfEmpty = (text: string): boolean =>
  !OTHER.test(text) && ((ABSENT.test(text) && SETTLED.test(text)) || PRESENT.test(text));
