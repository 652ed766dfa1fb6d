import { type Fact, fact, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface EqualParts extends ToolResult {
  part: Fact;
  people: Fact;
}

/** What of an amount falls to each of some people. */
export const equalParts = tool(
  "equalParts",
  ({ total, people }: { total: Fact; people: number }): Promise<EqualParts> => {
    const part = fact(total.source, "equalPart", Number(total.value) / people, total.unit, total.text);
    const count = fact(QUESTION_SOURCE, "people", people, "count");
    return Promise.resolve({ part, people: count, facts: [part, count] });
  },
);
