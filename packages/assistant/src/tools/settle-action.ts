import { DomainError } from "@wattleaf/shared/errors";
import { type Fact, fact, type ToolResult } from "./facts";
import { PRODUCT_SOURCES } from "./sources";
import { tool } from "./tool";

export interface SettledFacts extends ToolResult {
  state: "declined" | "done" | "expired" | "failed" | null;
  /** What came of it, as it was written down with the action. */
  outcome: Fact | null;
  isReadOnly: boolean;
}

interface SettleActionInput {
  id: string;
  verdict: "confirm" | "decline";
}

/** No tool for a model: only the asker's own yes or no leads here. */
export const settleAction = tool(
  "settleAction",
  async ({ id, verdict }: SettleActionInput, { data, language }): Promise<SettledFacts> => {
    const nothing = { state: null, outcome: null, isReadOnly: false, facts: [] };
    if (!data.actions) return nothing;
    try {
      const { state, outcome, card } = await data.actions.settle(id, verdict);
      const source = PRODUCT_SOURCES.account[language];
      const said = fact(source, "outcome", outcome, "text");
      return { state, outcome: said, isReadOnly: false, facts: [said], attachments: card ? [card] : [] };
    } catch (error) {
      if (error instanceof DomainError && error.code === "read_only_session") return { ...nothing, isReadOnly: true };
      if (error instanceof DomainError && error.code === "not_found") return nothing;
      throw error;
    }
  },
);
