import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { useEffect } from "react";
import { changeAddressQuery } from "../../lib/address-query";

const PARAM = "ask";

/** A link may bring a question: it is written into the message field, and leaves the address. The user sends it. */
export function useAskedQuestion(write: (question: string) => void): void {
  useEffect(() => {
    const question = new URLSearchParams(location.search).get(PARAM)?.slice(0, CHAT_MESSAGE_MAX_LENGTH);
    if (!question) return;
    changeAddressQuery((query) => query.delete(PARAM));
    write(question);
    // Only the address that the page was opened with counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
