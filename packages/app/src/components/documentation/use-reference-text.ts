import type { Translate } from "@wattleaf/shared/i18n/translate";
import { useT } from "../../lib/i18n";

/** The contracts' texts in the reader's language; in English each text is its own key. */
export function useReferenceText(): Translate {
  return useT() as Translate;
}
