import { normalize } from "./normalize";

/** Shorter names, such as "On", are words of any question. */
const MIN_NAME_LENGTH = 3;
const MIN_CHINESE_NAME_LENGTH = 2;

/**
 * The one name of those given that a question contains as a whole, however it is capitalised. Of "Charger" and "Driveway
 * charger" the longer one is meant where both are found. Undefined when it contains none, or several.
 *
 * @param names as their owner wrote them
 */
export function namedIn(question: string, names: readonly string[]): string | undefined {
  const text = normalize(question);
  const found = names.flatMap((name) => {
    const at = placeOf(plainName(name), text);
    return at ? [{ name, ...at }] : [];
  });
  const whole = found.filter(
    (one) => !found.some((other) => other.end - other.start > one.end - one.start && within(one, other)),
  );
  const distinct = new Set(whole.map(({ start }) => start));
  return distinct.size === 1 ? whole[0]?.name : undefined;
}

/** "The driveway charger" and "Driveway Charger" are one name. */
export const plainName = (name: string): string => normalize(name).replace(/^(?:the|my|our|an?) /, "");

interface Place {
  start: number;
  end: number;
}

function placeOf(name: string, text: string): Place | undefined {
  const isLatin = /^[\x20-\x7e]+$/.test(name);
  if (name.length < (isLatin ? MIN_NAME_LENGTH : MIN_CHINESE_NAME_LENGTH)) return undefined;
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const match = new RegExp(isLatin ? `(?<![a-z\\d])${literal}(?![a-z\\d])` : literal).exec(text);
  return match ? { start: match.index, end: match.index + name.length } : undefined;
}

const within = (one: Place, other: Place): boolean => one.start >= other.start && one.end <= other.end;
