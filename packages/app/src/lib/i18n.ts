import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { useMemo } from "react";
import { useLanguage } from "../stores/language";
import { translateIn } from "./messages";

/** Translates into the user's language. A page's areas are loaded before the page renders. */
export function useT(): Translate<MessageKey> {
  const language = useLanguage();
  return useMemo(() => translateIn(language), [language]);
}
