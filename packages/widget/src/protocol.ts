import type { Language } from "@wattleaf/shared/i18n/language";

/** What a partner's page can listen to. `answer` fires when an answer is complete, also behind a closed panel. */
export type WidgetEvent = "open" | "close" | "answer" | "error" | "destroy";
export type WidgetListener = (event: Event) => void;

/**
 * What a partner's page may push, before the script has loaded as well as after:
 *
 *     window.Wattleaf = window.Wattleaf || [];
 *     Wattleaf.push(["on", "open", () => console.log("opened")]);
 *     Wattleaf.push(["open"]);
 */
export type WidgetCommand =
  | readonly [name: "open" | "close" | "destroy", event?: undefined, listener?: undefined]
  | readonly [name: "on", event: WidgetEvent, listener: WidgetListener];

/** `window.Wattleaf`: a plain array until the launcher runs, then an object whose `push` runs commands at once. */
export interface CommandQueue {
  push(...commands: WidgetCommand[]): void;
}

declare global {
  interface Window {
    Wattleaf?: CommandQueue | WidgetCommand[];
  }
}

/** What the launcher gives to the panel module; the panel imports nothing else of the launcher. */
export interface PanelOptions {
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
  /** `data-theme` of the script tag; without "light" or "dark" the panel follows the page. */
  theme: string | undefined;
  /** The person closed the panel from inside (close button or Escape). */
  onClose(): void;
  onEvent(event: WidgetEvent): void;
}

export interface PanelHandle {
  open(): void;
  close(): void;
  destroy(): void;
}

/** The panel module's one export. */
export interface PanelModule {
  mountPanel(options: PanelOptions): PanelHandle;
}
