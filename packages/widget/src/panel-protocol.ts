import type { Language } from "@wattleaf/shared/i18n/language";
import type { TokenSource, UnavailableReason, WidgetEvent, WidgetEvents, WidgetTheme } from "./protocol";

/** What can change while the widget runs. */
export interface WidgetSettings {
  theme?: WidgetTheme | undefined;
  /** Whether the visitor's browser may keep the session for the tab's next page. */
  mayStore: boolean;
  token: TokenSource | undefined;
}

/** What one panel leaves to the next; only panels know what is in it. */
export type Kept = object;

/** What the launcher gives to the panel module; the panel imports nothing else of the launcher. */
export interface PanelOptions extends WidgetSettings {
  host: HTMLElement;
  /** The launcher's shadow root: the panel adopts its style sheet there. */
  root: ShadowRoot;
  /** Where the panel's element is placed, next to the button; carries language, direction and side (`data-side`). */
  element: HTMLElement;
  /** The round button. Once loaded, the panel updates its expanded state and unread count. */
  button: HTMLElement;
  key: string;
  /** Scheme, host and port of the Wattleaf server, without a trailing slash. */
  apiOrigin: string;
  language: Language;
  /** The partner's color, from the page. */
  accent: string | undefined;
  /** Colors button and panel; the text on it is chosen to be readable. */
  setAccent(color: string): void;
  /** Set when the chat stands in the page itself, always open. */
  target?: string | undefined;
  /** What the panel of another language has left. */
  kept: Kept | undefined;
  /** The person closed the panel from inside (close button or Escape). */
  onClose(): void;
  onEvent<E extends WidgetEvent>(event: E, detail?: WidgetEvents[E]): void;
  /** Why there is no chat, or undefined once there is one. */
  onAvailability(reason: UnavailableReason | undefined): void;
}

export interface PanelHandle {
  open(message?: string): void;
  close(): void;
  update(change: Partial<WidgetSettings>): void;
  /** Makes room for the panel of another language, which goes on with what this one leaves. */
  leave(): Kept;
  destroy(): void;
}

/** The panel module's one export. */
export interface PanelModule {
  mountPanel(options: PanelOptions): PanelHandle;
}
