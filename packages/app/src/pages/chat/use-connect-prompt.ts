import { useEffect, useState } from "react";
import { useSession } from "../../lib/session";
import type { ChatState } from "../../stores/chat/state";

/** After this many messages of a user whose answers could use their own data, but do not. */
const MESSAGES_BEFORE_PROMPT = 3;
/** Time to read the answer first. */
const PROMPT_DELAY_MS = 1500;

/** Whether to offer to connect a meter. Later restarts the count; so does another conversation. */
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
