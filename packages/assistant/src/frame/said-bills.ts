/* What is asked of a bill beside its amount: whether it agrees with the meter, and what was earned by what was sold. */

const BILL = /\b(?:bills?|invoices?|statements?)\b|账单|电费单/;
const METER = /\b(?:meter|metered|readings?|my (?:own )?data)\b|电表|读数|表上|抄表/;
/** Within one thought. */
const NEAR =
  /(?:bill|invoice|statement|账单|电费单).{0,60}(?:meter|readings?|my (?:own )?data|电表|读数|表上|抄表)|(?:meter|readings?|my (?:own )?data|电表|读数|表上|抄表).{0,60}(?:bill|invoice|statement|账单|电费单)/;
const AGREES =
  /\b(?:match\w*|agree\w*|same|tall(?:y|ies)|differ\w*|differen(?:t|ce)|compar\w*|correct|line[s]? up|square|discrepanc\w+|vs\.?|versus|against)\b|对得上|对不上|对上|一致|一样|相符|吻合|差|对比|核对|比对|不符/;

/** "Does my October bill match the meter?" @param text normalized */
export const asksBillAgainstMeter = (text: string): boolean =>
  NEAR.test(text) &&
  BILL.test(text) &&
  METER.test(text) &&
  AGREES.test(text) &&
  OF_ME.test(text) &&
  !OF_DISPUTES.test(text);

/** What to do about it, and a meter's number or the day of its reading, are told by articles. */
const OF_DISPUTES =
  /\b(?:should|how (?:do|should|to)|dispute\w*|disagreement|wrong|smart meter|meter number|serial|estimat\w+|tier|peak|off-peak|workshop|tools)\b|估算|抄表员|阶梯|抄表日|智能电表|表号|怎么办|申诉|怀疑|是不是我家/;

const OF_ME = /\b(?:i|me|my|mine|we|our|us)\b|我|咱|上传|这[张期]|月/;

const EARNED =
  /\bpa(?:y|id) (?:me|us) for\b|\b(?:earn(?:ed|ing|ings)?|ma[dk]e (?:me|us)|(?:i|we) ma[dk]e (?:from|off|by|on|selling|exporting)|got paid|get paid|paid (?:me|us)|been paid|income|revenue|credit(?:ed)?|how much money)\b|赚|挣|进账|收入|收益|收(?:返|回|到)|卖了(?:多少|几)(?:钱|块|元|美元)|(?:多少|几)(?:钱|块|元)/;
const SOLD =
  /\b(?:export\w*|sold|selling|sell|feed[- ]?in|fed (?:in|back)|sen[dt]\w* (?:\w+ ){0,3}(?:back|to the grid))\b|卖|上网电|送[回给]电?网|余电/;
/** Of one's own, or of a time that has been. */
const OF_OWN =
  /\b(?:i|we|me|us|my|our)\b|我|咱|今年|去年|上[个半]|本月|这个月|\d月|[一二三四五六七八九十]月|到现在|一共|总共|[赚挣]了/;
/** What could be earned, or is paid in general, is told by articles. */
const OF_CHANCES =
  /\b(?:if|would|could|can|will|should|worth|how (?:do|does|to|is|are)|why|explain|tax\w*|do i get|do we get|cakes)\b|数据|税|\bat \d|卖\d|卖[一二三四五六七八九十]+[毛分块]|扣掉|多少钱一度|一度多少|如果|要是|(?<!太阳|热|节|光)能|会|可以|怎么|为什么|划算/;
const OTHER_SALE = /\b(?:event|vpp|coins?)\b|虚拟电厂|币/;

/** "What did I earn from export in July?" @param text normalized */
export const asksEarnings = (text: string): boolean =>
  EARNED.test(text) && SOLD.test(text) && OF_OWN.test(text) && !OF_CHANCES.test(text) && !OTHER_SALE.test(text);

const BILL_PARTS =
  /\bbreak(?:ing)? ?down\b.{0,30}\bbill\b.{0,80}\b(?:charges?|energy|tax(?:es)?|fees?)\b|\bbill\b.{0,20}\bbreakdown\b|账单.{0,10}(?:拆开|拆分|分解|构成|组成)/;

/** "Break down last month's bill into energy, fixed charges and credits." @param text normalized */
export const asksBillParts = (text: string): boolean => BILL_PARTS.test(text);
