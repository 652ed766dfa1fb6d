import { currencyOf } from "./money";
import { withDigits } from "./numbers";

const ABOVE =
  /\b(?:over|above|more than|greater than|exceed(?:s|ed|ing)?|past|beyond|at least|higher than|go(?:es)? over|broke|passed|upwards? of|not less)\b|超过?|过[咗了]|大于|高于|以上|往上|突破|破|多过|不低于|>/;
const BELOW =
  /\b(?:under|below|less than|fewer than|lower than|at most|beneath|not more|stay(?:ed)? under)\b|低于|低过|少于|不到|以下|小于|不超过?|没到|没超过?|</;
const LOW =
  /\b(?:lowest|lowist|least|smallest|cheapest|cheepest|quietest|best value|minimum|min|bottom|fewest|poorest|coldest|weakest|less|most cheap|calmest|tiniest|lightest|slowest)\b|最(?:低|少|小|省|便宜|平(?!均|常|稳|时)|弱|安静|轻|差)|用最少|垫底|倒数/;
const HIGH =
  /\b(?:highest|higest|ugliest|nastiest|scariest|craziest|most|biggest|bigest|biggist|bigist|dirtiest|largest|worst|peak|max(?:imum)?|top|busiest|best|heaviest|hardest|strongest|dearest|more|priciest|greatest|hungriest|costliest|hottest|longest|record|main|number one|expensive)\b|最|第[12]高|冠军|头号|前[一二两三四五六七八九十\d]|排前/;

/** `highest`, `top:5`, `above:30kWh` of a choice's words; null for none. */
export function readPick(words: string): string | null {
  const text = withDigits(words);
  const number = /\d+(?:\.\d+)?/.exec(text)?.[0];
  const isLow = LOW.test(words) && !/\bmost\b(?! cheap)/.test(words);
  if (number !== undefined && !/^(?:the )?1th|^one\b|^1 (?:day|time)/.test(text)) {
    const unit = unitOf(text);
    // 超没超260度 asks whether it was over.
    const isBelow = BELOW.test(text) && !/超没超/.test(text) && !/不低于|不少于|not less/.test(text);
    if (isBelow) return `below:${number}${unit}`;
    if (ABOVE.test(text)) return `above:${number}${unit}`;
    if (/第\d(?!名)|(?:\b2nd|\b3rd)/.test(text)) return `top:${number}`;
    if (/second highest|second biggest/.test(words)) return "top:2";
    if (isLow || HIGH.test(words) || unit === "" || /[个天名]/.test(text))
      return `${isLow || /bottom/.test(text) ? "bottom" : "top"}:${number}`;
    return `above:${number}${unit}`;
  }
  if (/^(?:the )?(?:first|1th)|第1次?|最早|最先|头一/.test(text)) return "first";
  if (/^(?:the )?(?:last|latest)|上次|最后|最近/.test(words)) return "last";
  if (isLow) return "lowest";
  return HIGH.test(words) ? "highest" : null;
}

function unitOf(text: string): string {
  if (/mwh|megawatt ?-?h|兆瓦时/.test(text)) return "MWh";
  if (/kwh|kilo ?watt[- ]?hours?|units?\b|度|千瓦时/.test(text)) return "kWh";
  if (/\bwh\b|watt[- ]hours|瓦时/.test(text)) return "Wh";
  if (/kw\b|kilowatts?|千瓦/.test(text)) return "kW";
  if (/\d ?w\b|watts?|瓦/.test(text)) return "W";
  if (/hours?|hrs?|小时/.test(text)) return "h";
  if (/%|percent|百分/.test(text)) return "%";
  return currencyOf(text) ?? "";
}
