/* How the grammar reads: each rule is a pattern that is tried at one place of a text, with what its groups mean. */

/** What words mean and where they end. */
export interface Reading<Value> {
  value: Value;
  to: number;
  /** Words that as often mean no time ("may", "fall", "5th"): one only where more tells so. */
  isUnsure?: boolean;
}
export type Groups = readonly (string | undefined)[];

export interface Rule<Value> {
  pattern: RegExp;
  read: (groups: Groups, today: string) => Value | undefined;
  isUnsure: boolean;
}

/** @param source without an anchor: it is tried at one place */
export const rule = <Value>(source: string, read: Rule<Value>["read"], isUnsure = false): Rule<Value> => ({
  pattern: new RegExp(source, "y"),
  read,
  isUnsure,
});
export const unsureRule = <Value>(source: string, read: Rule<Value>["read"]): Rule<Value> => rule(source, read, true);

/** The groups of a pattern that was made with the flag `y`, where it matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Of all rules that read something at a place the one that reads the most words; of two as long the surer. */
export function longestReading<Value>(
  rules: readonly Rule<Value>[],
  text: string,
  at: number,
  today: string,
): Reading<Value> | undefined {
  let longest: Reading<Value> | undefined;
  for (const { pattern, read, isUnsure } of rules) {
    const match = matchAt(pattern, text, at);
    const to = at + (match?.[0].length ?? 0);
    const isBetter = to > (longest?.to ?? at) || (to === longest?.to && longest.isUnsure && !isUnsure);
    if (!match || to === at || !isBetter) continue;
    const value = read(match.slice(1), today);
    if (value !== undefined) longest = { value, to, ...(isUnsure && { isUnsure }) };
  }
  return longest;
}
