/**
 * Words by which a question shows what kind of answer it wants, English and Chinese. Which section of an article is
 * meant often shows in nothing else: "is it safe overnight?" names no thing.
 */
const KINDS = {
  reason: ["why", "how come", "reason", "为什么", "为啥", "怎么回事", "咋回事", "原因"],
  method: [
    "how do ",
    "how can ",
    "how should ",
    "how to ",
    "what can i do",
    "what should i do",
    "怎么",
    "如何",
    "怎样",
    "咋",
  ],
  amount: [
    "how much",
    "how many",
    "how long",
    "how often",
    "how far",
    "how big",
    "how high",
    "how hot",
    "how cold",
    "how fast",
    "what temperature",
    "what size",
    "what percentage",
    "watts",
    "kwh",
    "cost",
    "price",
    "多少",
    "几",
    "多久",
    "多长",
    "多大",
    "多高",
    "功率",
    "瓦",
  ],
  meaning: ["what is", "whats ", "what's ", "what are", "mean", "是什么", "什么是", "啥是", "什么意思", "啥意思"],
  time: ["when ", "what time", "what hours", "什么时候", "几点", "啥时候"],
  danger: ["safe", "danger", "fire", "risk", "harm", "hurt", "安全", "危险", "起火", "着火", "有害"],
  choice: [
    "cheaper",
    "better",
    "worth",
    " vs ",
    " or ",
    "compare",
    "difference",
    "划算",
    "便宜",
    "哪个",
    "哪种",
    "还是",
    "区别",
    "值得",
  ],
  person: ["who ", "whom ", "call", "contact", "谁", "找哪", "去哪", "哪里"],
  saving: ["save", "saving", "lower", "reduce", "cut ", "less ", "省", "降低", "减少"],
} as const;
export type QuestionKind = keyof typeof KINDS | "verdict";
export const QUESTION_KINDS: readonly QuestionKind[] = [...(Object.keys(KINDS) as (keyof typeof KINDS)[]), "verdict"];

/** What is answered with yes or no. */
const VERDICT =
  /(?:^|[.,!?;:]\s*|\b(?:so|but|and|or|just|hi|hey|hello|also)\s+)(?:is|are|was|do|does|did|can|could|should|will|would|has|have|am|isnt|isn't|doesnt|doesn't|wont|won't|cant|can't)\s|吗|嘛|([能会要该用有是行好值需])不\1|可不可以|有没有|没有[?？]?$/i;

const ENTRIES = Object.entries(KINDS) as [keyof typeof KINDS, readonly string[]][];

/** The kinds of answer that a question asks for: often several, or none. */
export function kindsOf(question: string): ReadonlySet<QuestionKind> {
  const words = ` ${question.toLowerCase()} `;
  const kinds = new Set<QuestionKind>(
    ENTRIES.filter(([, marks]) => marks.some((mark) => words.includes(mark))).map(([kind]) => kind),
  );
  if (VERDICT.test(question.trim())) kinds.add("verdict");
  return kinds;
}
