import type { AssistantData } from "./ports";

/** Whether the asker has given neither readings nor bills. */
export const hasNoEnergyData = async (data: AssistantData): Promise<boolean> =>
  (await data.usage()) === null && (await data.bills()) === null;
