import type { Understanding } from "../../turn";
import type { Frame } from "../frame";

/** What a follow-up is left with that names another appliance and adds nothing: "and for a …?", "那 … 呢". */
const ADDS_NOTHING =
  /^(?:\b(?:a|about|an|and|another|at|but|case|compared|for|how|if|in|instead|is|it|it's|my|of|one|ok|okay|or|our|so|that|the|then|to|was|were|what|what's|with|your)\b|那么?|换成|换|要是|如果|改成|再|还有|和|我家|一台|一个|的话|的|呢|是|了|吗|[\s\p{P}])*$/iu;

const ARTICLE = /^(?:an?|the|my|our|your)\s+/i;

/**
 * The question before, asked of the appliance that a follow-up names instead: "How much does a dishwasher use?", "and a
 * dryer?" asks how much a dryer uses. Undefined when the follow-up asks for anything else.
 */
export function swappedAppliance(
  text: string,
  frame: Frame,
  before: Pick<Understanding, "frame" | "question">,
): string | undefined {
  const [now, earlier] = [soleAppliance(frame), soleAppliance(before.frame)];
  if (now === undefined || earlier === undefined || now.appliance === earlier.appliance) return undefined;
  const at = before.question.toLowerCase().lastIndexOf(earlier.words.toLowerCase());
  if (at < 0 || !ADDS_NOTHING.test(text.replace(now.words, " "))) return undefined;
  return before.question.slice(0, at) + now.words + before.question.slice(at + earlier.words.length);
}

function soleAppliance({ appliances = [], read }: Frame): { appliance: string; words: string } | undefined {
  const [appliance, ...others] = appliances;
  const words = read.appliances?.words.replace(ARTICLE, "");
  return appliance !== undefined && others.length === 0 && words ? { appliance, words } : undefined;
}
