import { type Fact, fact, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface ExpectedChange extends ToolResult {
  /** Of what is expected against what was, as a fraction; null of nothing. */
  change: Fact | null;
}

/** How much more or less is expected than there was before. */
export const expectedChange = tool(
  "expectedChange",
  ({ expected, before }: { expected: Fact; before: Fact }): Promise<ExpectedChange> => {
    const was = Number(before.value);
    const change =
      was > 0 ? fact(expected.source, "forecast.change", Number(expected.value) / was - 1, "fraction") : null;
    return Promise.resolve({ change, facts: change ? [change] : [] });
  },
);
