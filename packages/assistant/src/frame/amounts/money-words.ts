/* Whether words are about money: what is paid, what something costs, and money by its names and signs. */

const ENGLISH =
  /\b(?:cost(?:s|ed|ing|ly)?|bill(?:s|ed)?|pay(?:s|ing|ments?)?|paid|spen[dt]|spending|charge[sd]?|fees?|money|dollars?|cents?|bucks?|quid|pounds?|euros?|rupees?|cheap\w*|dear(?:er|est)|expensive|pric(?:e|es|ed|ey|ier|iest|ing)|costlier|costliest)\b|[$€£₹¥]/;
const CHINESE = /[钱费花贵价元块付缴交]|账单|便宜/;

/** @param text normalized */
export const isAboutMoney = (text: string): boolean => ENGLISH.test(text) || CHINESE.test(text);

const HINTS =
  /\b(?:damage|afford|ow(?:e|es|ed|ing)|debt|debit|broke|fortune|wallet|budget|credit|top(?:ped|ping)?[- ]?up|set (?:me|us) back|rip(?:ped|ping)?|bleed(?:ing)?|pence|pennies|fiver|tenner|grand|sav(?:e|es|ed|ing|ings)|tariffs?|rates?|worth|[a-z]{0,2}r[sm]|naira|ksh|kr|kroner|aed|fils|sen|ringgit|peso|sum(?:s|med)? due)\b|[毛角蚊毫银债欠]|划算|抵[吗么不]|预算|多少子|[几多]子/;

/** Words that may be of money: with one of them a cost is not ruled out. @param text normalized */
export const hintsAtMoney = (text: string): boolean => HINTS.test(text);
