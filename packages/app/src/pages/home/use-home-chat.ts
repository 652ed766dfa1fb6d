import { HOME_CHAT_SESSION_ID } from "@wattleaf/shared/domain/chat";
import { useCallback, useEffect, useRef, useState } from "react";
import { useConversation } from "../../stores/chat/use-conversation";
import { useLanguage } from "../../stores/language";
import { HOME_CHAT_KEY } from "./home-chat-key";

const QUICK_ADD_MS = 100;
const QUICK_SEND_MS = 500;

function rememberHomeChat() {
  try {
    localStorage.setItem(HOME_CHAT_KEY, "1");
  } catch {
    // Without storage the conversation is shown again at the first touch.
  }
}

/** The home page's conversation and the text of its input. */
export function useHomeChat() {
  const language = useLanguage();
  const { conversation, state } = useConversation(HOME_CHAT_SESSION_ID);
  const [draft, setDraft] = useState("");
  const [quickAsking, setQuickAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hasBegun = state.lines.length > 0;
  useEffect(() => {
    if (hasBegun) rememberHomeChat();
  }, [hasBegun]);

  const busy = state.pending || quickAsking;

  const send = useCallback(
    (text: string) => {
      setDraft("");
      void conversation.send(text, language);
    },
    [conversation, language],
  );

  /** Animates a quick question: it fills the input, joins the conversation, then is sent. */
  const askQuickly = useCallback(
    (question: string) => {
      if (busy) return;
      setQuickAsking(true);
      setDraft(question);
      timer.current = setTimeout(() => {
        conversation.addQuestion(question);
        timer.current = setTimeout(() => {
          setDraft("");
          setQuickAsking(false);
          void conversation.sendAdded(question, language);
        }, QUICK_SEND_MS);
      }, QUICK_ADD_MS);
    },
    [busy, conversation, language],
  );

  const retry = useCallback(() => void conversation.retry(language), [conversation, language]);

  return { conversation, state, draft, setDraft, busy, send, askQuickly, retry };
}
