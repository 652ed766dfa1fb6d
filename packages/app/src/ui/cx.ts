/** Joins class names, skipping absent ones. Utilities never override each other here, so order does not matter. */
export function cx(...classNames: readonly (string | false | null | undefined)[]): string {
  return classNames.filter(Boolean).join(" ");
}
