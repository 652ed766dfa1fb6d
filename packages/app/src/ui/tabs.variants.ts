/**
 * In a strip that is wider than the screen, the active tab is in view from the start. The strip cuts off what is outside
 * of it, so the focus ring is inside of the tab.
 */
const trigger =
  "shrink-0 whitespace-nowrap font-medium text-muted transition duration-150 hover:text-ink disabled:opacity-50 [outline-offset:-2px] data-[state=active]:[scroll-initial-target:nearest]";

const row =
  "overflow-x-auto scrollbar-none [mask-image:linear-gradient(to_right,transparent,black_var(--fade-start,0px),black_calc(100%-var(--fade-end,0px)),transparent)]";

export const tabsVariants = {
  underline: {
    list: `flex gap-6 ${row} border-b border-line`,
    trigger: `${trigger} -mb-px border-b-2 border-transparent px-1 py-3 data-[state=active]:border-brand-strong data-[state=active]:text-brand-strong`,
  },
  pill: {
    list: `inline-flex max-w-full gap-1 ${row} rounded-lg bg-sunken p-1`,
    trigger: `${trigger} rounded-md px-4 py-2 text-sm data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm`,
  },
} as const;
