export const cardVariants = {
  /** Stands on the page with a hairline. */
  outline: "border border-line bg-surface",
  /** Lifted: for the one thing on a page that asks for attention. */
  raised: "border border-line bg-surface shadow-md",
  /** A quiet tint, for asides. */
  soft: "bg-brand-soft",
  sunken: "bg-sunken",
  forest: "bg-forest text-on-forest",
} as const;

export const cardPaddings = { none: "", sm: "p-4", md: "p-6", lg: "p-6 md:p-8" } as const;
