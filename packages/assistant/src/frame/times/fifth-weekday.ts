import { chineseWeekday, WEEKDAY_NAME, WEEKDAY_OF_WORD, type Weekday } from "../values/calendar";
import { withDigits } from "../values/numbers";

const FIFTH = new RegExp(`\\b(?:(?:fifth|5th)) (${WEEKDAY_NAME}) (?:of|in)\\b|第5个?(?:周|星期|礼拜)([1-6日天])`);
/** The weekday whose fifth in a month is asked for, which many months lack. @param text normalized */
export function fifthAsked(text: string): Weekday | undefined {
  const [, name = "", character] = FIFTH.exec(withDigits(text)) ?? [];
  return character ? chineseWeekday(character) : WEEKDAY_OF_WORD.get(name);
}
