/** What readings of a whole home may be told without. */
export type LeftOut = "ac" | "ev" | "heating";

const NAMES: readonly [LeftOut, english: string, chinese: string][] = [
  [
    "ev",
    "(?:electric )?(?:cars?|evs?|tesla|car charg(?:ing|er)|ev charg(?:ing|er)|charg(?:ing|er))",
    "(?:电动?车|汽车|车子?|充电桩?|充车)",
  ],
  ["ac", "(?:a/?c|air ?con(?:ditioning|ditioner)?|aircon|cooling)", "(?:空调|冷[气氣]|制冷)"],
  ["heating", "(?:heating|heat pump|heaters?)", "(?:采暖|取暖|暖[气氣]|供暖|电暖器?|热泵)"],
];
const WITHOUT =
  "\\b(?:without|excluding|exclude|except(?: for)?|apart from|aside from|other than|(?:everything|anything|all) but|barring|net of|besides|not counting|don'?t count|leav(?:e|ing) out|tak(?:e|ing) out|ignor(?:e|ing)|minus|subtract(?:ing)?)(?: (?:charging|running))?(?: (?:the|my|our|any|all))*";
/** "How much of October was not the car": what follows ends the clause or says a time, as of "wasn't the car plugged in?" it does not. */
const IS_NOT = "\\b(?:not|(?:is|are|was|were|did|does|do)n'?t)(?: (?:for|from|due to|because of|the|my|our|any))+";
const CLAUSE_ENDS = "(?=$|[?.,;!]| (?:in|on|over|during|last|this|yesterday|today|for|from|and|at all)\\b)";
/** Of nothing but figures. */
const COUNTED_OUT =
  /\b(?:exclud(?:e|ing)|not counting|don'?t count|leav(?:e|ing) out|tak(?:e|ing) out|subtract(?:ing)?)\b|(?<!\b(?:close|down|off|on|run|stop|up) )\b(?:everything|all) but [\w ]{2,20} (?:during|in|last|over|since|this|yesterday)\b|不算|不含|不包括|扣[掉除]|刨[掉去]|剔除/;
const CHINESE_WITHOUT =
  "(?:除了|除去|除开|除却|不算|不计|不含|不包括|去掉|扣掉|扣除|刨掉|刨去|撇开|撇掉|抛开|减去|不是(?:给|花在|用在|因为)?)";
/** Behind its name, without 把: "空调除外", "车以外". */
const CHINESE_BEHIND = "(?:的?[电用]*)?(?:除外|以外|之外|不算在内|不算(?=[，,。]|$))";
const CHINESE_AWAY = "(?:的?[电用]*)?(?:全|都|给)?(?:去掉|扣掉|扣除|刨掉|剔除|排除|除外|不算)";
const JOINED = "(?:[\\w ]{1,24}(?:,| and| or) (?:the |my )?)?";
const CHINESE_JOINED = "(?:[^，,。]{1,6}[和跟与及、])?";

const PATTERNS = NAMES.map(
  ([name, english, chinese]) =>
    [
      name,
      new RegExp(
        `${WITHOUT} ${JOINED}${english}\\b|${IS_NOT} ${english}\\b${CLAUSE_ENDS}|${CHINESE_WITHOUT}${CHINESE_JOINED}${chinese}|${chinese}${CHINESE_BEHIND}|把${CHINESE_JOINED}${chinese}(?:[和跟与及、][^，,。]{1,6})?${CHINESE_AWAY}`,
      ),
    ] as const,
);
/** Of one's own figures: "how do people keep cool without air conditioning" leaves nothing out of any. */
const OF_FIGURES =
  /\b(?:my|our|we|i|us|me|same|house|home|place|flat|apartment|average|total|usage|consumption|compared?)\b|\bhow much\b|\bkwh\b|\b(?:rank|list|again)\b|多少|几度|费电|用电|耗电|排|再算|重[新算]|我|家|其[他它余]|剩/;

/** What readings show as heating. */
const HEATERS: ReadonlySet<string> = new Set(["heat_pump", "heating", "space_heater"]);

/** Whether an appliance is one of these loads. */
export function isLeftOut(appliance: string, text: string): boolean {
  const leftOut: readonly string[] = leftOutIn(text);
  return leftOut.includes(HEATERS.has(appliance) ? "heating" : appliance);
}

/** The loads that are to be left out of the figures of a home: "without the car". @param text normalized */
export const leftOutIn = (text: string): LeftOut[] =>
  OF_FIGURES.test(text) || COUNTED_OUT.test(text)
    ? PATTERNS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
    : [];
