import { form, formsIn, type MarkedText } from "./scan/forms";
import { lengthNamed } from "./scan/lengths";

/*
 * "If I'd kept every day in July to 30 kWh at the most", 如果每天都压在45度以下: no day, week or month beyond an amount. What
 * is spared is what lay above it, and not the amount itself.
 */

const KEEPS =
  /\b(?:keep(?:ing|s)?|kept|hold(?:ing|s)?|held|(?:capp|limit)(?:ed|ing)|(?:cap|limit) (?:each|every|it|us|myself|ourselves)|stay(?:ed|ing|s)?|st[iu]ck|never (?:went|go|gone|used?)|no (?:more|higher) than|at (?:the )?most|max(?:imum)?)\b/;
const EACH = /\b(?:(?:every|each|any|per|an?|no) (?:day|week|month)|daily|weekly|monthly)\b/;
/** 每天都压在45度以下, 每个月控制到300度以内, 天天不超过20度 */
const CHINESE = form(
  "(?:每|天)[一1]?个?(?:天|日|周|星期|礼拜|月)[^\\d。？?]{0,8}(?:压|控|守|限|保持|维持|不超|别超|不要超|降)[^\\d。？?]{0,5}{energy}",
);

/** `cap:30kWh/day`; null where nothing is held to an amount. */
export function capIn(text: MarkedText): string | null {
  const [chinese] = formsIn(text, CHINESE);
  const energy = chinese?.amounts.at(-1) ?? text.amounts.find(({ unit }) => unit === "kWh");
  const each = chinese?.words ?? (KEEPS.test(text.text) ? EACH.exec(text.text)?.[0] : undefined);
  const per = each && lengthNamed(each);
  return energy && per ? `cap:${energy.number}kWh/${per}` : null;
}
