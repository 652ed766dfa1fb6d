import { useEffect, useState } from "react";
import { useSession } from "../../lib/session";
import type { ChatState } from "../../stores/chat/state";

/** After this many messages of a person whose answers could be about their own home, but are not. */
const MESSAGES_BEFORE_PROMPT = 3;
/** The answer is read first. */
const PROMPT_DELAY_MS = 1500;

/** Whether to offer the connection of a meter. Later begins the count anew; so does another conversation. */
export function useConnectPrompt({ lines, pending }: ChatState) {
  const { user } = useSession();
  const asked = lines.filter(({ from, isNew }) => from === "user" && isNew).length;
  const [countedFrom, setCountedFrom] = useState(0);
  const [isShown, setShown] = useState(false);
  const lacksData = user !== null && !user.readOnly && !user.utilityApiConnected && !user.hasUploadedBill;
  const isDue = lacksData && !pending && asked - countedFrom >= MESSAGES_BEFORE_PROMPT;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setShown(true), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);

  const later = () => {
    setShown(false);
    setCountedFrom(asked);
  };
  return { isShown: isShown && lacksData && asked - countedFrom >= MESSAGES_BEFORE_PROMPT, later };
}
