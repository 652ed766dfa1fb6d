import type { TemperatureUnit } from "@wattleaf/shared/domain/units";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Aids } from "../aids";
import type { KnowledgeBase } from "../knowledge";
import type { AssistantData } from "../ports";
import type { PartnerVoice } from "../partner-voice";
import type { ToolResult } from "./facts";

export { type AssistantData, readOnce } from "../ports";

export interface ToolContext {
  data: AssistantData;
  knowledge: KnowledgeBase;
  language: Language;
  /** How the asker sees temperatures; °C unless told. */
  temperatureUnit?: TemperatureUnit | undefined;
  /** The asker's home has panels: its meter tells what it bought and sold, and not what it used. */
  hasPanels?: boolean;
  /** On a partner's page. */
  partner?: PartnerVoice | undefined;
  /** A language model, where one is configured. */
  aids?: Aids;
}

/** A question to the product or to the asker's data; the chat page says what it looks up by its name. */
export interface Tool<Input, Result extends ToolResult> {
  name: string;
  run(input: Input, context: ToolContext): Promise<Result>;
}

export const tool = <Result extends ToolResult, Input = object>(
  name: string,
  run: Tool<Input, Result>["run"],
): Tool<Input, Result> => ({ name, run });
