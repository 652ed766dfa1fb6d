/** Where a message ends one question and begins another. */
const BOUNDARY =
  /(?<=[?？!！])\s*|[;；]\s*|[,.，。]?\s+(?:and also|and then|also,?|plus|oh and|btw|by the way)\s+|,?\s+and\s+(?=(?:what|how|when|which|where|why|who|can|could|do|does|is|are|should|will|tell|explain)\b)|[，,。 ]?(?:另外|还有就是|还有，|还有,|顺便问下?|顺便|以及|同时)[，, ]?|[，,](?=(?:哪|怎么|为什么|多少|几点|什么时候|能不能|可不可以|有没有))/i;

/** "… I have to leave at 6:30": a statement behind a question belongs to it. */
const isCircumstance = (part: string): boolean =>
  /^(?:i|i'm|i've|we|we're|it's|he|she|my \w+ says)\b/i.test(part) && !/[?？]$/.test(part);

/** The two questions of a message that looks like two; null for one, and for more than two (which one to drop?). */
export function twoQuestions(message: string): readonly [string, string] | null {
  const parts = message
    .split(BOUNDARY)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const [first, second] = parts;
  return parts.length === 2 && first && second && !isCircumstance(second) && Math.min(first.length, second.length) >= 4
    ? [first, second]
    : null;
}
