import type { AssistantData } from "./ports";

/** Whether the home sells what its panels make: its meter then tells what it bought, and not what it used. */
export const isBehindPanels = async (data: AssistantData): Promise<boolean> =>
  ((await data.usage())?.facts.exported ?? 0) > 0;

/** Whether the asker has given neither readings nor bills. */
export const hasNoEnergyData = async (data: AssistantData): Promise<boolean> =>
  (await data.usage()) === null && (await data.bills()) === null;
