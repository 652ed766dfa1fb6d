import { createContext } from "react";

/** What cards of an answer can open on the page that shows them; null where the page cannot. */
export interface ChatActionsValue {
  connectMeter: (() => void) | null;
  chooseFile: (() => void) | null;
}

export const ChatActions = createContext<ChatActionsValue>({ connectMeter: null, chooseFile: null });
