export type Messages = Readonly<Record<string, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<K extends string = string> = (key: K, values?: MessageValues) => string;

/**
 * Looks up a key in one language's messages and fills its `{name}` placeholders. A missing key is shown as is, so that
 * the gap is visible and nothing breaks.
 */
export function createTranslate<M extends Messages>(messages: M): Translate<Extract<keyof M, string>> {
  return (key, values) => fillPlaceholders(messages[key] ?? key, values);
}

/** Fills the `{name}` placeholders of a text; one without a value stays as it is. */
export function fillPlaceholders(text: string, values?: MessageValues): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (place, name: string, at: number) => {
    if (!(name in values)) return place;
    return spacedInChinese(text.slice(0, at), String(values[name]), text.slice(at + place.length));
  });
}

const HAN_AT_END = /\p{Script=Han}$/u;
/** What counts a date needs no space: 2026年. */
const HAN_AT_START = /^(?![年月日号])\p{Script=Han}/u;
const LATIN_AT_START = /^(?!\d+[年月])[-A-Za-z\d$€£¥]/;
const LATIN_AT_END = /[A-Za-z\d%)]$/;

/** A space stands between Chinese and Latin letters or digits. The message cannot know which of them fills its place. */
function spacedInChinese(before: string, value: string, after: string): string {
  const first = HAN_AT_END.test(before) && LATIN_AT_START.test(value) ? " " : "";
  const last = LATIN_AT_END.test(value) && HAN_AT_START.test(after) ? " " : "";
  return first + value + last;
}
