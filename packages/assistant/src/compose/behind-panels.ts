import type { AssistantKey } from "../messages";
import { isAssistantKey } from "../messages";

/**
 * The key of what is said of a home with panels, whose meter tells what it bought and not what it used: `….bought` where
 * the catalog has it.
 */
export function saidBehindPanels(key: AssistantKey): AssistantKey {
  const bought = `${key}.bought`;
  return isAssistantKey(bought) ? bought : key;
}
