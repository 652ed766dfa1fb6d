export const buttonBase =
  "inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none transition duration-150 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:cursor-not-allowed";

export const buttonVariants = {
  primary:
    "border border-transparent bg-brand-strong text-on-brand shadow-sm hover:bg-brand-strong/90 active:bg-brand-strong/80",
  secondary: "bg-surface text-ink border border-line-strong/60 shadow-sm hover:bg-sunken active:bg-line",
  ghost: "border border-transparent text-ink hover:bg-ink/[0.06] active:bg-ink/[0.1]",
  danger: "border border-transparent bg-danger text-paper shadow-sm hover:bg-danger/90 active:bg-danger/80",
  link: "text-brand-strong underline underline-offset-4 decoration-brand/40 hover:decoration-brand-strong",
} as const;

/** At 400 % zoom a long label wraps to two lines. */
const breaks = "narrow:h-auto narrow:whitespace-normal narrow:py-1";

/** Heights are 36, 44 and 52 px: the middle one is the smallest comfortable target for a thumb. */
export const buttonSizes = {
  sm: `h-9 px-3 text-sm ${breaks} narrow:min-h-[2.25rem]`,
  md: `h-11 px-5 text-base ${breaks} narrow:min-h-[2.75rem]`,
  lg: `h-13 px-7 text-lg ${breaks} narrow:min-h-[3.25rem]`,
} as const;

/** A link button is inside running text, so it inherits its size. */
export const linkSizes = { sm: "text-sm", md: "text-base", lg: "text-lg" } as const;

/** Square buttons with only an icon. */
export const iconButtonSizes = { sm: "size-9", md: "size-11", lg: "size-13" } as const;

export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;
