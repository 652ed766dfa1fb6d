export const SORTS = ["savings", "weeks", "roi", "complexity"] as const;
export type Sort = (typeof SORTS)[number];

/** Ranges of the specification: percent saved, weeks to implement, months until it has paid for itself. */
export const COMPARED = [
  { id: "commercial", savings: [25, 40], weeks: [2, 4], roi: [12, 18], complexity: "medium" },
  { id: "retail", savings: [30, 45], weeks: [1, 3], roi: [8, 12], complexity: "low" },
  { id: "manufacturing", savings: [20, 35], weeks: [4, 8], roi: [6, 12], complexity: "high" },
  { id: "utility", savings: [10, 25], weeks: [8, 16], roi: [18, 24], complexity: "high" },
] as const;
type Compared = (typeof COMPARED)[number];

const RANKS = { low: 0, medium: 1, high: 2 } as const;

/** What it is sorted by, the most attractive first. */
const keys: Record<Sort, (industry: Compared) => number> = {
  savings: ({ savings }) => -savings[1],
  weeks: ({ weeks }) => weeks[0],
  roi: ({ roi }) => roi[0],
  complexity: ({ complexity }) => RANKS[complexity],
};

/** The industries by one column; those that are equal stay in the order of the page. */
export const sortedBy = (sort: Sort): readonly Compared[] => COMPARED.toSorted((a, b) => keys[sort](a) - keys[sort](b));
