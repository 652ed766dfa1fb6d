export const cardVariants = {
  /** Flat on the page with a hairline border. */
  outline: "border border-line bg-surface",
  /** Raised: for the one thing on a page that needs attention. */
  raised: "border border-line bg-surface shadow-md",
  /** A subtle tint, for asides. */
  soft: "border border-transparent bg-brand-soft",
  sunken: "border border-transparent bg-sunken",
  forest: "border border-transparent bg-forest text-on-forest",
} as const;

export const cardPaddings = { none: "", sm: "p-4", md: "p-6", lg: "p-6 md:p-8" } as const;
