/** Shared by all text inputs and selects. 16 px text: iOS zooms into anything smaller. */
export const controlBase =
  "block w-full rounded-md border border-line-strong bg-surface text-base text-ink transition duration-150 placeholder:text-muted hover:border-ink/60 focus:outline-none focus:border-brand-strong focus:ring-2 focus:ring-brand/40 aria-invalid:border-danger disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed";

export const controlSizes = { sm: "h-9", md: "h-11", lg: "h-13" } as const;
