import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { CONVERSATION_PARAM } from "../../lib/conversations";
import { randomId } from "../../lib/random-id";
import { createOutbox } from "../../stores/chat/outbox";
import { useConversation } from "../../stores/chat/use-conversation";

/** Valid conversation ids; anything else in the URL is ignored. */
const SESSION_ID = /^[\w-]{1,64}$/;

/**
 * The conversation in the URL, so that reload, back and links work. A new conversation gets an id, which is added to
 * the URL with its first message.
 */
export function useChosenConversation() {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const [freshId, setFreshId] = useState(randomId);
  const named = SESSION_ID.exec(search.get(CONVERSATION_PARAM) ?? "")?.[0];
  const chosen = useConversation(named ?? freshId, { isNew: named === undefined, outboxOf: createOutbox });

  /** Called before the first message: adds the conversation's id to the URL. */
  const begin = useCallback(() => {
    if (named !== undefined) return;
    // At its current URL: going from / to /chat would remount the page.
    navigate(`${path}?${CONVERSATION_PARAM}=${freshId}`, { replace: true });
    setFreshId(randomId());
  }, [named, freshId, navigate, path]);

  const startNew = useCallback(() => {
    setFreshId(randomId());
    navigate("/chat");
  }, [navigate]);

  return { ...chosen, sessionId: named ?? null, begin, startNew };
}
