import { isAccent } from "@wattleaf/shared/domain/widget-preview";
import type { Language } from "@wattleaf/shared/i18n/language";
import { chooseLanguage } from "../language";
import type { WidgetSettings } from "../panel-protocol";
import type { WidgetOptions } from "../protocol";

export interface LauncherConfig extends WidgetSettings {
  key: string;
  /** Scheme, host and port of the Wattleaf server. */
  apiOrigin: string;
  language: Language;
  side: Side;
  target?: string | undefined;
  /** "#rrggbb", or undefined for the brand's own color. */
  accent: string | undefined;
  /** The button's name in place of the widget's own. */
  label?: string | undefined;
}

/** `inline`: in an element of the page. */
export type Side = "left" | "right" | "inline";

/**
 * @param src the launcher's address: the server is where it comes from, unless the page names another
 */
export function readConfig(options: WidgetOptions, src: string): LauncherConfig {
  const page = document.documentElement;
  return {
    ...options,
    apiOrigin: new URL(options.api || src).origin,
    language: chooseLanguage(options.language, page.lang, navigator.language),
    side: options.target ? "inline" : sideOf(options.position, getComputedStyle(page).direction),
    accent: isAccent(options.accent as string) ? options.accent : undefined,
    mayStore: options.consent !== "denied",
    token: options.getToken,
  };
}

/** The reading direction's end, where the page's own text leaves room, unless the partner names a side. */
export function sideOf(position: string | undefined, direction: string): "left" | "right" {
  return position === "left" || (position !== "right" && direction === "rtl") ? "left" : "right";
}
