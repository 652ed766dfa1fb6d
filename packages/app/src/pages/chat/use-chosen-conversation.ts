import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { randomId } from "../../lib/random-id";
import { createOutbox } from "../../stores/chat/outbox";
import { useConversation } from "../../stores/chat/use-conversation";

const PARAM = "c";
/** What may name a conversation; anything else in the address names none. */
const SESSION_ID = /^[\w-]{1,64}$/;

/** The address of a conversation. */
export const conversationPath = (sessionId: string) => `/chat?${PARAM}=${sessionId}`;

/**
 * The conversation that the address names, so that reload, back and links lead to it. Without a name it is a new one,
 * whose name joins the address with its first message.
 */
export function useChosenConversation() {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const [freshId, setFreshId] = useState(randomId);
  const named = SESSION_ID.exec(search.get(PARAM) ?? "")?.[0];
  const chosen = useConversation(named ?? freshId, { isNew: named === undefined, outboxOf: createOutbox });

  /** Said before the first message: the conversation gets its name. */
  const begin = useCallback(() => {
    if (named !== undefined) return;
    // At the address where it begins: from / to /chat the page would count as another one.
    navigate(`${path}?${PARAM}=${freshId}`, { replace: true });
    setFreshId(randomId());
  }, [named, freshId, navigate, path]);

  const startNew = useCallback(() => {
    setFreshId(randomId());
    navigate("/chat");
  }, [navigate]);

  return { ...chosen, sessionId: named ?? null, begin, startNew };
}
