/**
 * What a partner's page and the widget say to each other. The types of the npm package are made from this file, so it
 * imports nothing.
 */

export type WidgetLanguage = "en" | "zh";

/** `page`: as the page around it (the default); `auto`: as the visitor's system prefers. */
export type WidgetTheme = "light" | "dark" | "auto" | "page";

/** The partner's short-lived JWT for its signed-in customer, or how to get a new one whenever one is needed. */
export type TokenSource = string | (() => string | Promise<string>);

/**
 * Why the assistant cannot be used: `load_failed` when its files, `network` when the server could not be reached, and
 * `auth_expired` when the customer's token does not count. The others are the server's codes.
 */
export type UnavailableReason =
  | "load_failed"
  | "network"
  | "origin_not_allowed"
  | "unknown_widget_key"
  | "revoked_widget_key"
  | "auth_expired"
  | "invalid_input"
  | "too_large"
  | "request_timeout"
  | "rate_limited"
  | "overloaded"
  | "unavailable"
  | "internal";

/** What a listener gets with each event. */
export interface WidgetEvents {
  /** The button, or the chat in its place in the page, is there. */
  ready: undefined;
  open: undefined;
  close: undefined;
  /** An answer is complete, also behind a closed panel. */
  answer: undefined;
  /** Answers that came while the panel was closed; 0 once it is opened. */
  unread: { count: number };
  /** The customer earned green coins, or spent them (negative). */
  reward: { coins: number };
  /** The session of the identified customer has ended, and no new token could be had. */
  "auth:expired": undefined;
  error: { code: string };
  destroy: undefined;
}
export type WidgetEvent = keyof WidgetEvents;
export type WidgetListener<E extends WidgetEvent = WidgetEvent> = (detail: WidgetEvents[E]) => void;

/** Each is also an attribute of the script tag, except `getToken`: `data-key`, `data-language`… */
export interface WidgetOptions {
  /** The partner's public key. */
  key: string;
  /** By default the page's own language, then the visitor's. */
  language?: WidgetLanguage;
  theme?: WidgetTheme;
  /** By default the end of the page's reading direction. */
  position?: "left" | "right";
  /** Selector of the element that the open chat fills; without one there is a button in the corner of the page. */
  target?: string;
  /** "#rrggbb"; the text on it is chosen to be readable. */
  accent?: string;
  /** The button's name for those who hear it, in place of "Energy assistant". */
  label?: string;
  /** The page's nonce, for the script tag that the npm package adds; what the widget loads inherits it. */
  nonce?: string;
  /** `denied` keeps nothing in the visitor's browser: a conversation then lasts as long as the page. */
  consent?: "granted" | "denied";
  /** Origin of the Wattleaf server; by default the script's own. */
  api?: string;
  getToken?: () => string | Promise<string>;
}

/** One widget. `window.Wattleaf` is the page's first one. */
export interface WattleafWidget {
  /** Opens the chat, and asks `message` if there is one. */
  open(options?: { message?: string }): void;
  close(): void;
  toggle(): void;
  /** Shows the widget again after `hide`, which takes button and chat out of sight. */
  show(): void;
  hide(): void;
  /**
   * Takes everything out of the page, and out of the tab what it keeps of the conversation, unless another widget of the
   * same key goes on with it.
   *
   * @param keepsSession leaves the tab its session, so that a widget which is started again goes on with it
   */
  destroy(keepsSession?: boolean): void;
  /** Continues as the partner's signed-in customer. */
  identify(token: TokenSource): void;
  /**
   * Continues as an unknown visitor, in every widget of the same key; the customer's session ends in this browser tab and
   * on the server.
   */
  logout(): void;
  /** The conversation goes on, with what is being typed and what waits to be sent. */
  setLanguage(language: WidgetLanguage): void;
  setTheme(theme: WidgetTheme): void;
  /**
   * Granted, the tab keeps the running conversation for its next page; otherwise it forgets what it keeps. Applies
   * to every widget of the same key.
   */
  setConsent(granted: boolean): void;
  isOpen(): boolean;
  /** Undefined as long as nothing is known to stand in the way. */
  getUnavailableReason(): UnavailableReason | undefined;
  /** @returns stops listening */
  on<E extends WidgetEvent>(event: E, listener: WidgetListener<E>): () => void;
  /** Runs commands in order; an unknown one is reported on the console and skipped. */
  push(...commands: WidgetCommand[]): void;
  /** A further widget, for another key or target; the same again returns the one that is there. */
  init(options: WidgetOptions): WattleafWidget;
}

type Method = Exclude<keyof WattleafWidget, "push" | "init" | "on" | "isOpen" | "getUnavailableReason">;

/**
 * What a page may push, before the script has loaded as well as after: a method's name and its arguments.
 *
 *     window.Wattleaf = window.Wattleaf || [];
 *     Wattleaf.push(["on", "open", () => console.log("opened")]);
 *     Wattleaf.push(["open"]);
 */
export type WidgetCommand =
  | { [M in Method]: readonly [name: M, ...parameters: Parameters<WattleafWidget[M]>] }[Method]
  | { [E in WidgetEvent]: readonly [name: "on", event: E, listener: WidgetListener<E>] }[WidgetEvent];

/** `window.Wattleaf`: an array until the script runs. */
export type WattleafGlobal = WattleafWidget | WidgetCommand[];

declare global {
  interface Window {
    Wattleaf?: WattleafGlobal;
  }
}
