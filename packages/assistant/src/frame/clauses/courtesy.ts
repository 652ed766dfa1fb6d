/*
 * What people say before they ask, and what is no part of it: "ok thanks, and …", "I see. Could you now …", 好的，谢谢，那….
 */

/** These need no mark behind them. */
const PLAIN =
  "ok(?:ay|ie)?|k|thanks?(?: you)?(?: (?:so|very) much| kindly| a (?:lot|million)| for that| mate)?|thx|ty|ta|cheers(?: mate)?|i see|got (?:it|ya)|gotcha|understood|alright|all right|right then|wow|whoa|goodness(?: me)?|gosh|dang|damn|crikey|oof|yikes|hm+|ah+|oh(?: (?:my|dear|no|wow|right|ok|i see))?|noted";
/** And these mean something else without one: "right now", "good days". */
const MARKED =
  "right|great|cool|nice(?: one)?|good(?: to know)?|fine|interesting|perfect|lovely|brilliant|sure|excellent|wonderful|grand|sweet|that(?:'s| is) (?:a lot|helpful|useful|more than i thought)";
const HAN =
  "好的?(?:好的?)?[吧呀啊嘞哒]?|行[吧啊]?|嗯+|哦+|噢|喔|谢谢(?:你|您|啦|了|哈)?|谢了|多谢(?:晒|你|啦)?|唔该(?:晒)?|感谢|收到|明白(?:了|咗)?|知道了|晓得了|了解(?:了)?|懂了|原来如此|(?:原来)?(?:是)?这样(?:啊|子)?|哎[呀哟呦]|我去|天[啊呐]|哇塞?|咦|哈哈+|ok(?:ay)?";
const OPENING = new RegExp(
  `^(?:(?:${PLAIN})(?:[\\s,.!;:~…-]+|$)|(?:${MARKED})[\\s]*[,.!;:~…-]+\\s*|(?:${HAN})[\\s,，.。!！;；~～、…]+)+`,
  "iu",
);
/** "Ok thanks" alone is an answer, and asks nothing. */
const LEAST_LETTERS = 3;

/** The message without them; as it is where they are all of it. @param message as it was written */
export function withoutCourtesy(message: string): string {
  const rest = message.replace(OPENING, "");
  return [...rest.matchAll(/[\p{L}\d]/gu)].length < LEAST_LETTERS ? message : rest;
}

const HEAD = /^([^.!,?。！，?？;；]{1,48})([.!,。！，;；]+)\s*(.+)$/su;
/** What corrects or goes on is part of what is asked. */
const IS_PART =
  /\d|^(?:no|nope|nah|not|wait|sorry|actually|instead|but|if|and|or|also|only|just|so|then|same|with|without|at|for|per|in|on|i mean|i meant)\b|\b(?:how|what|which|when|why|who|whose|than|is it|does it|do i|not)\b|[不没错改换只如若那还再按多少几哪吗呢什啥为怎比]/i;
/** A sentence, or what a comma parts from the question. */
const MOST = { sentence: { words: 7, characters: 10 }, clause: { words: 3, characters: 5 } };

/**
 * A follow-up without the remark before it: "Lord have mercy. So about how much is that each day?"
 *
 * @param hasSlots whether words say something that is asked of
 */
export function withoutRemark(message: string, hasSlots: (words: string) => boolean): string {
  const [, head = "", mark = "", rest = ""] = HEAD.exec(message.trim()) ?? [];
  const most = /[,，]/.test(mark) ? MOST.clause : MOST.sentence;
  const isLong = /\p{Script=Han}/u.test(head)
    ? [...head].length > most.characters
    : head.split(/\s+/).length > most.words;
  const letters = [...rest.matchAll(/[\p{L}\d]/gu)].length;
  return head === "" || isLong || letters < LEAST_LETTERS || IS_PART.test(head) || hasSlots(head) ? message : rest;
}
