/*
 * "If I move my loads to the cheap hours, which tariff is cheapest?": what tariffs come to after shifting, not as the home
 * runs today.
 */

const TARIFF = /\b(?:tariffs?|rates?|rate plans?|price plans?|plans?|pricing)\b|电价|资费|套餐|电费方案|分时|峰谷|阶梯/;
/** Which of them, or what each comes to. */
const RANKS =
  /\b(?:which|what|how much|cheap\w*|best|better|wins?|lowest|costs?|compar\w*|rank\w*|pay|right)\b|哪|最|便宜|划算|合算|省|多少|比一比|比较|对比|排/;

const MOVED = String.raw`(?:loads?|usage|use|consumption|appliances?|everything|all i can|what (?:i|we) can|things|it all|electricity|power|washing|laundry|dishwasher|dryer|machines?|car|ev|charging|runs?|chores|boiler|heater)`;
const MOVES = String.raw`(?:mov(?:e|ed|ing)|shift(?:s|ed|ing)?|reschedul\w+|push(?:ed|ing)?|postpon\w+|delay(?:ed|ing)?|tim(?:ed|ing))`;
const OTHER_HOURS = String.raw`(?:(?:at|to|in|during|into) (?:the )?(?:other|different|cheap(?:er|est)?|low(?:er)?|off[- ]?peak|night) ?(?:times?|hours?|periods?)?\b|overnight|at night|off[- ]?peak|when (?:it'?s|power is|prices? (?:is|are)) (?:cheap|low)\w*)`;

const SHIFTS = new RegExp(
  [
    String.raw`\b${MOVES}\b.{0,30}\b${MOVED}\b`,
    String.raw`\b${MOVED}\b.{0,30}\b(?:moved|shifted|rescheduled)\b`,
    String.raw`\b(?:load[- ])?shifting\b`,
    String.raw`\b(?:if|when|once|suppose|assuming|provided)\b.{0,40}\b(?:run|ran|charge[ds]?|charging|use[ds]?|did|do|wash(?:ed)?)\b.{0,60}\b${OTHER_HOURS}`,
    String.raw`[错避移]峰|削峰填谷`,
    String.raw`(?:把|将|能|可).{0,12}(?:挪|移|调|转移|推迟|推后|错)(?:动|开|到|去|走|至|往)?`,
    String.raw`(?:用电|负荷|充电|洗衣|电器|家电).{0,8}(?:挪|移|调|改|放|推迟|转移)(?:开|到|去|至|在)`,
    String.raw`(?:改|放|换)(?:到|在)(?:夜里|半夜|晚上|谷时|低谷|便宜)`,
  ].join("|"),
  "u",
);

/** Who moves house shifts no load. */
const MOVES_HOUSE =
  /\bmov(?:e|ed|ing) (?:house|home|in|out|away|here|there|to (?:a|an|another|the) (?:new )?(?:house|home|flat|apartment|place|city|town|state)|(?:to|into) (?:a|my|our) new)\b|搬家|搬到|搬去|搬进|移居|迁/;

/** "When the rates are lowest", "电价最便宜的时候": hours of one tariff. */
const WHEN_CHEAP =
  /(?:电价|价格|峰谷|分时).{0,4}(?:便宜|低|划算).{0,2}(?:时候|时段|时间|钟头|小时)|\bwhen (?:the )?(?:rates?|prices?) (?:is|are) (?:the )?(?:cheap|low)\w*|\b(?:at|during|to) the (?:cheap|low)(?:er|est)? (?:rates?|prices?)\b/g;

/** Whether tariffs are to be ranked after shifting. @param text normalized */
export function asksShiftedTariffs(text: string): boolean {
  if (MOVES_HOUSE.test(text) || !SHIFTS.test(text)) return false;
  const rest = text.replaceAll(WHEN_CHEAP, " ");
  return TARIFF.test(rest) && RANKS.test(rest);
}
