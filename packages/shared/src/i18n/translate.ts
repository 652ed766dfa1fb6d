export type Messages = Readonly<Record<string, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<K extends string = string> = (key: K, values?: MessageValues) => string;

/**
 * Looks a key up in one language's messages and fills its `{name}` places.
 * A missing key shows itself, so that a gap is seen and nothing breaks.
 */
export function createTranslate<M extends Messages>(messages: M): Translate<Extract<keyof M, string>> {
  return (key, values) => {
    const text = messages[key] ?? key;
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
  };
}
