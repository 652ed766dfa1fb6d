import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { z } from "zod";
import type { Aids } from "../aids";
import type { KnowledgeBase } from "../knowledge";
import type { AssistantData } from "../ports";
import type { ToolResult } from "./facts";

export { type AssistantData, readOnce } from "../ports";

export interface ToolContext {
  data: AssistantData;
  knowledge: KnowledgeBase;
  language: Language;
  /** How the asker sees temperatures; °C unless told. */
  temperatureUnit?: TemperatureUnit | undefined;
  /** A language model, where one is configured. */
  aids?: Aids;
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
