import { DomainError } from "@wattleaf/shared/errors";
import { tool as modelTool, type ToolSet } from "ai";
import type { Tool, ToolContext } from "../tools";
import { ModelFailure } from "./failure";
import type { Findings } from "./findings";
import { ungivenAmounts } from "./given-amounts";

/** More calls than any question needs. */
const MOST_CALLS = 14;

export interface ToolCallOptions {
  context: ToolContext;
  findings: Findings;
  /** What the asker has said in this conversation. */
  askerTexts: readonly string[];
  /** Puts back what was taken out of the texts that the model read. */
  restore(text: string): string;
  report(result: Awaited<ReturnType<Tool["run"]>>): string;
  /** A tool failed: that is a fault of ours, and no answer of either engine. */
  onFault(error: unknown): void;
}

/**
 * The assistant's tools as a model calls them. What a call finds becomes evidence; the same call again gets the same
 * report without being run again.
 */
export function callableTools(tools: readonly Tool[], options: ToolCallOptions): ToolSet {
  const reports = new Map<string, Promise<string>>();
  return Object.fromEntries(
    tools.map((one) => [
      one.name,
      modelTool({
        description: one.description,
        inputSchema: one.input,
        execute: (input: unknown) => {
          const call = `${one.name} ${JSON.stringify(input)}`;
          let report = reports.get(call);
          if (!report) {
            if (reports.size >= MOST_CALLS) throw new ModelFailure("tools", "More tool calls than an answer needs");
            reports.set(call, (report = run(one, restored(input, options.restore), options)));
          }
          return report;
        },
      }),
    ]),
  );
}

async function run(one: Tool, input: unknown, options: ToolCallOptions): Promise<string> {
  const { context, findings, askerTexts, report, onFault } = options;
  const ungiven = ungivenAmounts(input, askerTexts, findings);
  if (ungiven.length > 0)
    return `Not run: nobody has said ${ungiven.join(", ")}. Use amounts that the asker named or a tool returned; else ask for them.`;
  try {
    const result = await one.run(one.input.parse(input), context);
    findings.add(result);
    return report(result);
  } catch (error) {
    // An error (too many at once, too long a series) is an answer of the tool's; anything else is a fault of ours.
    if (error instanceof DomainError) return `Not run: ${error.message}`;
    onFault(error);
    throw error;
  }
}

/** The input with the asker's own words back in their places. */
function restored(input: unknown, restore: (text: string) => string): unknown {
  if (typeof input === "string") return restore(input);
  if (Array.isArray(input)) return input.map((one) => restored(one, restore));
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, restored(value, restore)]));
}
