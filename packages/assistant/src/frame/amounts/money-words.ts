/* Whether words are about money: what is paid, what something costs, and money by its names and signs. */

const ENGLISH =
  /\b(?:cost(?:s|ed|ing|ly)?|bill(?:s|ed)?|pay(?:s|ing|ments?)?|paid|spen[dt]|spending|charge[sd]?|fees?|money|dollars?|cents?|bucks?|quid|pounds?|euros?|rupees?|cheap\w*|dear(?:er|est)|expensive|pric(?:e|es|ed|ey|ier|iest|ing)|costlier|costliest)\b|[$€£₹¥]/;
const CHINESE = /[钱费花贵价元块付缴交]|账单|便宜/;

/** @param text normalized */
export const isAboutMoney = (text: string): boolean => ENGLISH.test(text) || CHINESE.test(text);
