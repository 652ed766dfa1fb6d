import { withDigits } from "../values/numbers";

/* "For a family of four", "livin himsel", 三口之家: how many live in the home, which a typical use is told for. */

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const COUNT = "(one|two|three|four|five|six|[1-6])";
const ENGLISH: readonly RegExp[] = [
  new RegExp(`\\b(?:family|household|home|house|hoose|flat) (?:of|wi|with) ${COUNT}\\b`),
  new RegExp(`\\b${COUNT}[- ](?:people|persons?|adults|folk|bed(?:room)? flat share)\\b`),
  new RegExp(`\\b(?:there (?:are|is)|we are|we're) (?:just |only )?${COUNT}(?: of us)?\\b`),
  new RegExp(`\\b${COUNT} of us\\b`),
];
const ALONE =
  /\b(?:liv(?:e|es|ing|in'?) (?:alone|by (?:my|him|her|your|one)sel(?:f)?|on (?:my|his|her|your) (?:own|tod)|(?:my|him|her)sel(?:f)?)|(?:single|one)[- ](?:person|occupant)|(?:just|only) me|on my own|(?:by|all) mysel(?:f)?|bachelor|lives? himsel\w*)\b|[1一]个人(?:住|生活|过)|独居|单身|自己(?:1个人)?住|一人住/;
const COUPLE =
  /\bcouple\b|\b(?:my|the) (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)\b|两口子|夫妻|俩人|两个人住/;
const CHINESE =
  /([1-6])(?:口(?:之家|人|子)|个?人(?:住|的家|家庭|生活|1家|一家)|人(?:家庭|户))|(?:[1一]家|家里?|我们?家?)(?:有|住|总共|一共)?([1-6])(?:口|个人)/;

/** How many live in the home, as the words tell; undefined where they do not. @param text normalized */
export function personsIn(text: string): number | undefined {
  if (ALONE.test(text)) return 1;
  if (COUPLE.test(text)) return 2;
  const english = ENGLISH.map((words) => words.exec(text)?.[1]).find(Boolean);
  if (english) return WORDS[english] ?? Number(english);
  const chinese = CHINESE.exec(withDigits(text));
  return chinese ? Number(chinese[1] ?? chinese[2]) : undefined;
}
