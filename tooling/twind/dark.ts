/** Where `dark:` applies: under the system's scheme unless overridden, and under an explicit choice. */
export const darkRoots = {
  page: { system: ":where(:root:not([data-theme=light]))", explicit: ":where([data-theme=dark])" },
  shadow: { system: ":where(:host(:not([data-theme=light])))", explicit: ":where(:host([data-theme=dark]))" },
} as const;

const SYSTEM_DARK = "(prefers-color-scheme:dark)";

/**
 * A twind variant makes one rule, but `dark:` needs two: under the media query and under `data-theme=dark`. Returns
 * both for a rule of the dark variant, and nothing for any other rule.
 */
export function explicitDarkRule(rule: string, scope: keyof typeof darkRoots): string[] | undefined {
  const roots = darkRoots[scope];
  if (!rule.includes(roots.system)) return undefined;
  return [rule, rule.replaceAll(SYSTEM_DARK, "all").replaceAll(roots.system, roots.explicit)];
}
