/* "Since we got the heat pump", and nothing says when that was. */

/** "Since the kids went back to school": in September, in most places. */
export const BACK_TO_SCHOOL =
  /\b(?:since|after)\b.{0,30}\b(?:(?:back (?:to|at|in) school)|school (?:started|began|resumed|went back|is back|year (?:started|began))|term (?:started|began))\b|开学(?:之?后|以后|以来|到现在|了?之后)|(?:自从|从).{0,8}开学/;
/** What was changed is none that is asked of. */
export const CHANGED =
  /\b(?:turn(?:ing|ed)?|set(?:ting)?|lower(?:ing|ed)?|install(?:ing|ed)?|replac\w+|swapp?\w*|got|get|getting|bought|put(?:ting)?|switch\w*|fitt?\w*|insulat\w+|mov(?:ed|ing)|start(?:ed|ing)?|stopp?\w*|went|left|chang(?:ed|ing)|add(?:ed|ing)|unplugg\w+|had|began|born|retired|married)\b|出生|生了|退休|结婚|换|装|买|调|关|改|搬|开始|停|添|加|上学|开学/;
const DIFFERENCE_SINCE =
  /\b(?:less|more|lower|higher|cheaper|difference|change|changed|down|up|help(?:ed)?|worse|better)\b.{0,40}\b(?:since|after)\b|\b(?:since|after)\b.{0,60}\b(?:less|more|lower|higher|cheaper|difference|changed|down|up|helped)\b|(?:换|装|买|改)了?.{0,12}(?:之后|以后|后|以来).{0,20}(?:省|少|多|变|降|高|低)/;
const OF_NO_DAY =
  /\d|\b(?:yesterday|today|week|month|year|spring|summer|autumn|fall|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun)|[年月周日号天春夏秋冬]|星期|礼拜|今|昨|上个/;

/** "Did we use less since we got the heat pump?", and nothing says when that was. @param text normalized */
export const asksSinceUnknownDay = (text: string): boolean =>
  DIFFERENCE_SINCE.test(text) && CHANGED.test(text) && !OF_NO_DAY.test(text) && !BACK_TO_SCHOOL.test(text);
