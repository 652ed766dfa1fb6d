/*
 * A message in its clauses: which of them ask, and which tell something first, as people do ("I work nights, which day do
 * I use the most?"). A voice transcript has no marks, so what opens a question also ends what was told before it.
 */

export interface Clause {
  /** Offsets in the text, with the marks that end it. */
  from: number;
  to: number;
  role: "asks" | "tells";
}

const FILLERS =
  "(?:(?:and|so|but|then|now|well|ok|okay|oh|um+|uh+|erm?|hey|hi|hello|yes|yeah|yo|please|also|look|listen|basically|the thing is|thing is|because|cause|cos)[ ,]+)*";

/** What opens a question in the middle of words without marks. */
const OPENER =
  "(?:(?:in|on|at|for|of|by|to|during) )?(?:what(?:'s|s)?\\b|hows?\\b (?:much|many|does|do|did|is|was|are|were|high|low|big|come)\\b|which\\b|when (?:did|do|does|is|was|were|are|will)\\b|why\\b|who\\b)|(?:can|could|would|will) you\\b|(?:please )?(?:tell|show|give) (?:me|us)\\b|i (?:would|'d) like to\\b|i'd like to\\b|(?:i'm|i was|i am|was|just)? ?(?:just )?wondering\\b|i wonder\\b|i (?:want|need|wanted|wanna) (?:to )?(?:know|see|find)\\b";
const OPENS_MIDWAY = new RegExp(`(?<=[a-z\\d%] )(?:(?:and|so|but|then|now|ok|okay|also) )*(?:${OPENER})`, "g");
/** "I know what", "depends on how much": no question of its own. */
const LEADS_IN =
  /\b(?:know|knows|knew|see|sees|say|says|said|tell|tells|told|show|shows|remember|guess|understand|care|matter|depends|on|of|about|with|is|was|are|that's|me|us|you|to|and|or|like|than|from|find out|work out)\s*$/;
const LEAST_TOLD_WORDS = 3;

const ASKS = new RegExp(
  `^${FILLERS}(?:${OPENER}|(?:did|do|does|is|are|was|were|has|have|can|could|will|would|should|am|how)\\b|(?:please )?(?:list|compare|calculate|compute|find|count|work out|break|split|turn|switch|set|start|stop|pause|charge|lower|raise|put|kindly|check|explain)\\b|i (?:want|need|mean|meant|am asking|am looking)\\b|i'm (?:asking|looking|trying|curious)\\b)`,
);
const SUBJECT =
  "(?:(?:i|we|you|he|she|they|it)(?:'(?:m|re|ve|d|ll|s))?|(?:(?:my|our|the|his|her|their|a|this|some) )?(?:(?!usage|use|bill|cost|consumption|electricity|energy|power|average|total|peak|highest|lowest)[a-z'-]+ ){0,3}?(?:(?!usage|use|bill|cost|consumption|electricity|energy|power|average|total|peak|(?:or|nor|there|here|compared|than|not)\\b)[a-z'-]+)(?:'s)?)";
const PREDICATE =
  "(?:(?:just|only|always|usually|often|never|really|all|both|also|still|recently|already) )?(?:am|is|are|was|were|have|has|had|do|does|did|don't|doesn't|didn't|dont|can|can't|will|would|won't|got|gets|say|says|said|think|thinks|claim|claims|claimed|pay|pays|paid|work|works|worked|open|opens|close|closes|shut|shuts|moved|came|went|left|bought|sleep|sleeps|live|lives|run|runs|use|uses|need|needs|want|wants|rent|rents|bake|bakes|go|goes|get|wake|wakes|stay|stays|started|keep|keeps|told|tells|leave|leaves)\\b";
const TELLS = new RegExp(
  `^${FILLERS}(?:(?:i|we|you|he|she|they)(?:'(?:m|re|ve|d|ll|s)\\b| [a-z])|${SUBJECT} ${PREDICATE}|(?:my|our|the) (?:husband|wife|kids?|son|daughter|mum|mom|dad|boss|partner|roommates?|tenants?|neighbou?rs?|friend|brother|sister)\\b(?: in law)? [a-z]+s\\b|just (?:got|bought|moved))`,
);
/** "Since we got the car, …", "in July, …": part of the question behind it. */
const OF_NEXT =
  /^(?:if|when|whenever|since|while|after|before|once|given|going by|based on|assuming|at|in|for|on|with|from|between|over|during|last|this|until|as of|except|excluding|without|not)\b/;

const HAN_END = /[，,。！!？?；;\n]+/;
/** 走那些字呢半夜…: the particle ends the first question. */
const HAN_PARTICLE = /(?<=[呢吗嘛咧嘞])(?=\p{Script=Han}{4})/u;
const ASKS_HAN =
  /多少|多大|多高|几(?!乎|年前|天前|百|千|十)|哪|什么|啥|咋|怎么|怎样|如何|为[何啥]|吗|呢|[了过]没有?$|有没有|是不是|是否|(.)不\1|算一?[算下]|看一?[看下]|查一?[查下]|告诉|帮我|请|列|统计|对比|比较|[把将].{1,10}[关开停设调]|^[关开停设调]/;
/** 不开啥玩意儿, 什么的, 好几台: nothing is asked. */
const NO_ASK_HAN =
  /[不没](?:怎么|咋)?[^，,]{0,2}(?:啥|什么)(?:玩意儿?|东西|的)?|(?:什么|啥)[的也都]|(?:好|十)几[^点]|几乎/g;
const SUBJECT_HAN =
  "(?:我们?|俺们?|咱们?|我家|家里|家中|店里|我[老的]?[公婆爸妈爷奶哥姐弟妹夫妻]|[老大]?[公婆伴爸妈]|老头子?|老伴|孩子|儿子|女儿|租客|房客|房东|邻居|隔壁|对门|楼[上下]|朋友|同事|亲戚|他们?|她们?|小店|我们店|俺店)";
const PREDICATE_HAN =
  "(?:有|说|讲|觉得|嫌|在家|不在|上班|下班|上夜班|倒班|睡|起床|出差|旅游|度假|回老家|打|买了|换了|装了|住|租|搬|开门|关门|营业|打烊|休息|放假|养|喜欢|爱|天天|一般|平时|经常|总是?|老是|刚|才|不|没|着|做|烤|玩|看)";
const TELLS_HAN = new RegExp(
  `^.{0,4}营业时间|^.{0,8}${SUBJECT_HAN}.{0,14}${PREDICATE_HAN}|[点半\\d](?:钟|多|左右|就|才)*(?:开门|开店|关门|关店|打烊|收摊|收工|睡觉?|上床|起床|起来|出门|上班|下班|回家|到家)$|^(?:[周星期礼拜末一二三四五六日天]+).{0,4}(?:休息|不上班|不开门|关门|放假|不营业|不在家)`,
);

/** @param text normalized */
export function clausesOf(text: string): Clause[] {
  return /\p{Script=Han}/u.test(text) ? chinese(text) : english(text);
}

/** Of what neither asks nor tells by its own form, the clause that it belongs to decides. */
function withRoles(text: string, pieces: readonly [number, number][], roleOf: (piece: string) => Role): Clause[] {
  const clauses: Clause[] = [];
  let pending = pieces[0]?.[0] ?? 0;
  const roles = pieces.map(([from, to]) => roleOf(text.slice(from, to)));
  for (const [at, [, to]] of pieces.entries()) {
    const role = roles[at];
    const last = clauses.at(-1);
    const following = roles.slice(at + 1).find((one) => one === "asks" || one === "tells");
    const isOfNext = role === "next" && (!last || following === "asks");
    if (isOfNext || (role === "last" && !last)) continue;
    if (role !== "asks" && role !== "tells" && last) last.to = to;
    else clauses.push({ from: pending, to, role: role === "tells" ? "tells" : "asks" });
    pending = to;
  }
  const last = clauses.at(-1);
  if (last) last.to = text.length;
  return clauses;
}
type Role = "asks" | "last" | "next" | "tells";

function english(text: string): Clause[] {
  const ends = [...text.matchAll(/[.!?;]+(?=\s|$)|,(?= )|\n+/g)].map(({ 0: mark, index }) => index + mark.length);
  const pieces = piecesAt(text, [...ends, ...tellingsWithoutMarks(text)]).flatMap(([from, to]): [number, number][] => {
    const piece = text.slice(from, to);
    if (!TELLS.test(piece.trimStart()) || ASKS.test(piece.trimStart())) return [[from, to]];
    for (const { index } of piece.matchAll(OPENS_MIDWAY)) {
      const told = piece.slice(0, index);
      if (told.trim().split(" ").length >= LEAST_TOLD_WORDS && !LEADS_IN.test(told))
        return [
          [from, from + index],
          [from + index, to],
        ];
    }
    return [[from, to]];
  });
  return withRoles(text, pieces, (piece) => {
    const plain = piece.trim();
    if (plain.endsWith("?") || ASKS.test(plain)) return "asks";
    if (OF_NEXT.test(plain)) return "next";
    return TELLS.test(plain) ? "tells" : "last";
  });
}

/** "… a month I pay thirteen cents …": two tellings of a voice transcript. */
const tellingsWithoutMarks = (text: string): number[] =>
  [...text.matchAll(SPEAKER)].flatMap(({ index }) => (OPENS_RELATIVE.test(text.slice(0, index)) ? [] : [index]));
const SPEAKER =
  /(?<=[a-z\d%] )(?:i|we) (?:pay|work|live|rent|have|had|got|go|get|sleep|open|close|own|bought|moved|charge|bake|am|are|was|were)\b/g;
/** What may stand before a subject of the same clause. */
const OPENS_RELATIVE =
  /\b(?:that|what|which|who|when|where|why|how|if|because|since|while|after|before|until|till|as|than|and|or|but|so|says?|said|think|thinks|know|whether|do|did|does|can|could|would|will|should|the|a|much|many|(?<!\ba )(?:days?|months?|time|hours?)|power|electricity|energy|usage|most|least|everything|all|am|is|are|was|were|have|had) $/;

function chinese(text: string): Clause[] {
  const ends = [...text.matchAll(new RegExp(`${HAN_END.source}|${HAN_PARTICLE.source}`, "gu"))].map(
    ({ 0: mark, index }) => index + mark.length,
  );
  return withRoles(text, piecesAt(text, ends), (piece) => {
    const plain = piece.replace(NO_ASK_HAN, "");
    if (/[？?]\s*$/.test(piece) || ASKS_HAN.test(plain.replace(HAN_END, ""))) return "asks";
    return !/[跟和像同与]我/.test(plain) && TELLS_HAN.test(piece.replace(HAN_END, "").trim()) ? "tells" : "next";
  });
}

function piecesAt(text: string, ends: readonly number[]): [number, number][] {
  const bounds = [...new Set([0, ...ends, text.length])].toSorted((a, b) => a - b);
  return bounds.slice(1).map((to, at) => [bounds[at] ?? 0, to]);
}
