/*
 * Whose figures a question asks for, by its words: of the asker's own home, or of any. Someone with readings who asks
 * about use means their own home, unless the words speak of people, homes or things as such.
 */

/** Of other homes, or of things as such: a definition, a law, the market. */
export const IN_GENERAL = new RegExp(
  [
    "\\b(?:an?|the|most|in) (?:average|typical|normal|ordinary|standard|common) (?:\\w+ )?(?:homes?|house|household|family|person|apartment|flat|kitchen)\\b",
    "\\btypical (?:base[ -]?load|stand-?by|idle|household)\\b",
    "\\b(?:average|typical|normal|ordinary|similar) (?:homes|houses|households|families|people)\\b|\\bfor an? (?:\\w+ ){0,3}(?:house|home|flat|apartment|family|household)\\b",
    "\\b(?:most|many|some|other) (?:people|homes|households|families|houses)\\b|\\bpeople\\b|\\bhouseholds\\b|\\bfamilies\\b|\\bfamily of\\b",
    "^what(?:'?s| is| are)? (?:meant by|the (?:meaning|definition|difference between))\\b|\\bwhat do(?:es)? .{1,40} mean\\b|\\bmeaning of\\b",
    "^what(?:'s| is) (?:stand-?by|base[ -]?load|phantom|vampire|idle)(?: (?:power|load|draw|energy|use|usage|consumption))?\\s*(?:[?.]*$|,)",
    "^(?:how|why) (?:do|does|is|are|can|could) (?:an? |the )?(?:\\w+ )?(?:shops|businesses|companies|restaurants|schools|offices|renters|tenants|landlords|utilities|grids?|homes|power plants?|meters|batteries)\\b",
    "\\b(?:il)?legal\\b|\\blaws?\\b|\\bregulat\\w+|\\bfined?\\b|\\bpenalt(?:y|ies)\\b|\\bwhat happens (?:if|when)\\b",
    "\\b(?:electricity|energy|power) (?:prices?|rates)\\b|\\bin general\\b|\\bgenerally\\b|\\bin theory\\b",
    "一般(?:来说|来讲|而言|人家?|家庭|住户|家里|的?家|是|有|怎么|来)|普通(?:家庭|人家?|住户|老百姓)|(?:大多|多数|别)人|人们|(?:大多数|多数)(?:家庭|人家|住户)|(?:家庭|人均|户均)平均|平均每?(?:家|户|个家庭)",
    "^(?:什么是|什么叫|啥是|啥叫|何谓)|^[^最哪谁,，我家]{1,8}(?:是|指)(?:什么|啥)[?？呀啊呢]?$|之家|小区|(?:什么|啥)意思|原理|怎么运作",
    "合法|违法|罚[款钱]|规定|会(?:怎样|怎么样|咋样|如何)|有什么后果|国家|电网(?:公司|怎么|为什么)|电价(?:会|要|将)?不?(?:涨|降|跌)",
  ].join("|"),
);

/** Of the asker and what is theirs. */
const OF_ASKER =
  /\b(?:i|i'?m|i'?ve|i'?d|me|my|mine|we|we'?re|we'?ve|us|our|ours|ah|ma|oor|here)\b|\b(?:the|this) (?:house|home|property|place|apartment|flat|shop|store|cafe|office|cottage|cabin|studio|bakery|restaurant|meter|readings?|data)\b|\b(?:tenants?|lodgers?|guests?|subtenants?) (?:\w+ )?(?:says?|claims?|swears?|told)\b|我|俺|咱|阮|偶家|自家|自己家|本店|店里|(?:租|房|住)客(?:说|讲|称|话)|[这呢]间?屋/;

/** Whether the words speak of homes, people or things as such. @param text normalized */
export const speaksInGeneral = (text: string): boolean =>
  DEFINES.test(text) || (IN_GENERAL.test(text) && !OF_ASKER.test(text));

/** "What's a phantom load?", also of someone with readings. */
const DEFINES =
  /^what(?:'?s| is) an? (?!lot\b|(?:week)?days?\b|weekend|week|month|year|\w+day\b|night|typical|usual|normal|average|good)[a-z-]+/;

/** Whether the words say that the asker's own home is meant. @param text normalized */
export const namesAsker = (text: string): boolean => OF_ASKER.test(text);
