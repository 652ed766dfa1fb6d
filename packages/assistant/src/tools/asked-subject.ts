import { type Fact, fact, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

/** What the question is about, as it names it: a name may hold a number ("Powerwall 2") that is no figure. */
export const askedSubject = tool(
  "askedSubject",
  async ({ name }: { name: string }): Promise<ToolResult & { name: Fact }> => {
    const named = fact(QUESTION_SOURCE, "subject", name, "text");
    return { name: named, facts: [named] };
  },
);
