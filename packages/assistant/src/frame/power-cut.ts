/* A power cut that goes on, of the asker's home alone or of all around: what to look at first differs. */

const OUT =
  /\b(?:power|electricity|electric|lights?|current)(?:'s| is| are| has| have| went| just| all| been| gone| still)* (?:out|off|gone|down|cut)\b|\b(?:no|lost(?: our| my| the| all)?|without|ain'?t got|have(?:n'?t| not) (?:got )?(?:any )?|don'?t have (?:any )?) ?(?:power|electricity|electric|lights)\b|\b(?:black ?out|power (?:cut|outage|failure)|outage)\b|\b(?:my|our) (?:house|home|flat|apartment|place|unit)(?:'s| is) (?:dark|out|dead)\b|停(?:了)?电|没(?:有|得)?(?:了)?电|断(?:了)?电|冇电|黑(?:了|灯)|跳闸了/;
const OTHERS_LIT =
  /\b(?:neighbou?rs?'?|next ?door|others?|everyone(?: else)?|everybody(?: else)?|rest of (?:the|my|our) \w+|(?:the )?(?:street|hallway|corridor|other \w+|house(?:s)? (?:across|opposite|beside|next)[\w ]*))\b.{0,24}\b(?:ha(?:ve|s)|still|lit|got|fine|ok(?:ay)?|on|working)\b|\b(?:only|just) (?:in |at )?(?:my|our|mine|ours|us|me)\b|\b(?:my|our) (?:house|home|flat|apartment|place|unit) (?:is the )?only\b|(?:邻居|隔壁|对门|楼道|走廊|楼上|楼下|别人家?|别家|人家|其[他它]人家?|全楼|整栋|左邻右舍|对面).{0,6}(?:都)?(?:有电|亮|正常|没停|没事|好好的|有)|(?:只有|就|单单|光|唯独)(?:我|俺|咱|自己?)们?家?|就我一(?:家|户)/;
const STREET_DARK =
  /\b(?:whole|entire|all (?:of )?(?:the|my|our)|every(?:one|body)?(?: on| in)?|complete) ?(?:the |my |our )?(?:street|block|neighbou?rhood|area|village|town|building|road|estate|city|district|suburb|houses)\b|\b(?:street|block|neighbou?rhood|area|village|town|building|road|estate)(?: is| has|'s)? (?:all )?(?:dark|out|without|no power)\b|\bneighbou?rs? (?:is |are |too |also |don'?t |have no |has no )+(?:out|dark|have (?:any|it|power)|power|off)\b|(?:整|全)(?:个|栋|条|片|座)?(?:小区|楼|街|村|片|城|镇|社区|栋|区)|(?:邻居|周围|附近|隔壁)(?:家)?(?:也|都)(?:没|停|断|黑)|一(?:大)?片(?:都)?(?:没|停|黑)/;
/** What is asked of another power cut than the one that goes on. */
const NOT_OUT_NOW =
  /\b(?:if|when(?:ever)?|would|battery|batteries|solar|panels?|generator|phone|router|bill|why (?:do|does)|compensat\w+|last (?:night|week|month|year)|yesterday)\b|如果|要是|万一|电池|光伏|发电机|手机|电脑|电动车|遥控|赔|昨|上(?:周|个?月)|电费单|为什么总|欠费/;

/** Whose power is out, where the words tell: the asker's alone, or that of all around. @param text normalized question */
export function powerCutOf(text: string): "home" | "street" | undefined {
  if (!OUT.test(text) || NOT_OUT_NOW.test(text)) return undefined;
  if (STREET_DARK.test(text) && !/有电|亮着/.test(text)) return "street";
  return OTHERS_LIT.test(text) && !STREET_DARK.test(text) ? "home" : undefined;
}
