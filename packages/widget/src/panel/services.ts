import type { widget } from "@wattleaf/shared/i18n/messages/en/widget";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { Conversation, ConversationState } from "./conversation";

export type PanelMessageKey = keyof typeof widget;
export type PanelTranslate = Translate<PanelMessageKey>;

/** What the views need beside the state; the same for the panel's whole life. */
export interface PanelServices {
  conversation: Conversation;
  t: PanelTranslate;
  /** Base for the site's relative addresses in sources. */
  apiOrigin: string;
  close(): void;
  pickFile(): void;
}

/**
 * The panel is drawn again from its whole state at each change, so that no view keeps a subscription of its own
 * and Preact's core is enough.
 */
export interface ViewProps {
  panel: PanelServices;
  state: ConversationState;
}
