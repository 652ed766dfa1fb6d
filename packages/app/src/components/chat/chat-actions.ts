import { createContext } from "react";

/** What the cards of an answer can open on the current page; null where the page cannot. */
export interface ChatActionsValue {
  connectMeter: (() => void) | null;
  chooseFile: (() => void) | null;
}

export const ChatActions = createContext<ChatActionsValue>({ connectMeter: null, chooseFile: null });
