import type { Language } from "@wattleaf/shared/i18n/language";
import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import type { z } from "zod";
import type { KnowledgeBase } from "../knowledge";
import type { ToolResult } from "./facts";

/** What the engine may read of the asker. Each is read at most once for an answer, and only when a tool needs it. */
export interface AssistantData {
  /** The asker's newest upload, or null. */
  usage(): Promise<UploadedUsage | null>;
  /** Null for visitors. */
  account(): Promise<{ firstName: string; greenCoins: number; tier: SubscriptionTier } | null>;
  items(): Promise<readonly MarketplaceItem[]>;
}

export interface UploadedUsage {
  uploadId: string;
  fileName: string;
  facts: UsageFacts;
}

export interface ToolContext {
  data: AssistantData;
  knowledge: KnowledgeBase;
  language: Language;
}

/** A typed question to the product or to the asker's data. Name, description and input are fit for a model to call. */
export interface Tool<Input extends z.ZodType = z.ZodType, Result extends ToolResult = ToolResult> {
  name: string;
  description: string;
  input: Input;
  run(input: z.output<Input>, context: ToolContext): Promise<Result>;
}

export function tool<Input extends z.ZodType, Result extends ToolResult>(
  definition: Tool<Input, Result>,
): Tool<Input, Result> {
  return definition;
}

/** The same data, with each part asked for once only. */
export function readOnce(data: AssistantData): AssistantData {
  let usage: ReturnType<AssistantData["usage"]> | undefined;
  let account: ReturnType<AssistantData["account"]> | undefined;
  let items: ReturnType<AssistantData["items"]> | undefined;
  return {
    usage: () => (usage ??= data.usage()),
    account: () => (account ??= data.account()),
    items: () => (items ??= data.items()),
  };
}
