/** Utilities of Tailwind that twind 1.1's preset lacks. Each: pattern, declarations (or a function of the match). */
export const extraRules = [
  ["size-", ({ $$ }: { $$: string }, { theme }: RuleContext) => sized(theme("width", $$))],
  ["h-dvh", { height: "100dvh" }],
  ["max-h-dvh", { maxHeight: "100dvh" }],
  ["min-h-dvh", { minHeight: "100dvh" }],
  ["text-balance", { textWrap: "balance" }],
  ["text-pretty", { textWrap: "pretty" }],
  ["scrollbar-none", { scrollbarWidth: "none" }],
  ["forced-color-adjust-none", { forcedColorAdjust: "none" }],
  ["pb-safe", { paddingBottom: "env(safe-area-inset-bottom)" }],
] as const;

interface RuleContext {
  theme(section: string, key: string): string | undefined;
}

const sized = (length: string | undefined) => (length ? { width: length, height: length } : undefined);
