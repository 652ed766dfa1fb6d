const DEVICE = "(?:the |my |our |this |that |any )?[a-z][a-z' -]{1,30}?";
const NOW = "(?: (?:any ?more|any ?longer|now|right now|at the moment|today|tonight|for now|again))";
const ENGLISH = new RegExp(
  "^(?:(?:ok(?:ay)?|well|so|hey|please|thanks|actually|it'?s \\w+ (?:now|enough))[ ,]+)*(?:" +
    [
      `(?:i|we) (?:don'?t|do not) (?:really )?(?:need|want)(?: to (?:use|run))? ${DEVICE}(?: (?:on|running))?${NOW}+`,
      `(?:(?:i|we) )?no longer (?:need|want)(?: to (?:use|run))? ${DEVICE}(?: (?:on|running))?${NOW}*`,
      `(?:(?:i'?m|we'?re|i am|we are) )?(?:done|finished) (?:with|using) ${DEVICE}${NOW}*`,
      `(?:there'?s |there is )?no (?:more )?need (?:for|of) ${DEVICE}${NOW}*`,
      `${DEVICE} (?:is|are)(?: not|n'?t) (?:needed|required)${NOW}+`,
      `${DEVICE} (?:is|are) no longer (?:needed|required)${NOW}*`,
    ].join("|") +
    ")[ .!]*$",
);

const OPENING = "^(?:好了?|嗯|那|哦|现在|今[天晚]|我们?|这会儿?|暂时|先|已经|就|冷了|热了|[,， ])*";
const NEEDLESS = "(?:不用|用不着|不需要|不必|不要|唔使|唔要)(?:再)?(?:开着?|用)?";
const CHINESE_DEVICE = "[^,，。?？吗呢怎么为省]{1,10}?";
const END = "(?:了|啦|喇)[吧啊呀哈。!！ ]*$";
const CHINESE = new RegExp(
  `${OPENING}(?:${NEEDLESS}${CHINESE_DEVICE}${END}|${CHINESE_DEVICE}(?:现在|已经|可以|就|先|暂时|都)*${NEEDLESS}${END})`,
);

/** Not turned off by being needed no more: one gets rid of them. */
const KEPT_ANYHOW: ReadonlySet<string> = new Set(["battery", "ev", "medical", "solar"]);

/** Whether the words are those of such an order, of whatever it is. */
export const saysNoLongerNeeded = (text: string): boolean => ENGLISH.test(text) || CHINESE.test(text);

/** 空调不用了, "I don't need the AC any more": an order to turn it off, in words that name no switch. */
export function isNoLongerNeeded(text: string, slots: readonly { slot: string; value: string }[]): boolean {
  const isOfDevice = slots.some(
    ({ slot, value }) => slot === "device" || (slot === "appliance" && !KEPT_ANYHOW.has(value)),
  );
  return isOfDevice && saysNoLongerNeeded(text);
}
