/** Joins class names, leaving out what is absent. Utilities never override each other here: order in a list decides nothing. */
export function cx(...classNames: readonly (string | false | null | undefined)[]): string {
  return classNames.filter(Boolean).join(" ");
}
