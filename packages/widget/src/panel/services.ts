import type { achievements } from "@wattleaf/shared/i18n/messages/en/achievements";
import type { ranks } from "@wattleaf/shared/i18n/messages/en/ranks";
import type { widget } from "@wattleaf/shared/i18n/messages/en/widget";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { ChatApi } from "../api/chat";
import type { SessionKeeper } from "../api/session";
import type { WidgetEvent, WidgetEvents } from "../protocol";
import type { Conversation, ConversationState } from "./conversation";
import type { Parts } from "./parts";

/** Names of achievements and ranks are those of the site. */
export type PanelMessageKey = keyof typeof widget | keyof typeof achievements | keyof typeof ranks;
export type PanelTranslate = Translate<PanelMessageKey>;

/** What the views need beside the state; the same for the panel's whole life. */
export interface PanelServices {
  conversation: Conversation;
  parts: Parts;
  t: PanelTranslate;
  language: Language;
  /** Base for the site's relative addresses in sources. */
  apiOrigin: string;
  /** Any operation of the server, with the session's token. */
  call: ChatApi["call"];
  turnOff: SessionKeeper["turnOff"];
  /** A new idempotency key. */
  newKey(): string;
  onEvent<E extends WidgetEvent>(event: E, detail?: WidgetEvents[E]): void;
  /** Draws everything again, for a part that keeps a state of its own. */
  draw(): void;
  /** Undefined where the chat stands in the page itself, always open. */
  close: (() => void) | undefined;
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
