import { type Fact, fact, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface PartOfWhole extends ToolResult {
  /** 0 to 1; null of nothing. */
  share: Fact | null;
}

/** What share one amount is of another in the same unit. */
export const partOfWhole = tool("partOfWhole", ({ part, whole }: { part: Fact; whole: Fact }): Promise<PartOfWhole> => {
  const total = Number(whole.value);
  const share = total > 0 ? fact(whole.source, "partOfWhole", Number(part.value) / total, "fraction") : null;
  return Promise.resolve({ share, facts: share ? [share] : [] });
});
