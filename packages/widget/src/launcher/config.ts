import { isAccent } from "@wattleaf/shared/domain/widget-preview";
import type { Language } from "@wattleaf/shared/i18n/language";
import { chooseLanguage } from "../language";

export interface LauncherConfig {
  key: string;
  /** Scheme, host and port of the Wattleaf server. */
  apiOrigin: string;
  /** Absolute address of the panel module in that language. */
  panelUrl: string;
  language: Language;
  side: "left" | "right";
  /** "#rrggbb", or undefined for the brand's own color. */
  accent: string | undefined;
  theme: string | undefined;
}

/**
 * Reads the script tag. The panel is resolved against the script's own address: a partner's <base> element would
 * send `document.baseURI` elsewhere.
 */
export function readConfig(script: HTMLScriptElement): LauncherConfig {
  const { key = "", api, language, position, accent, theme } = script.dataset;
  const page = document.documentElement;
  const chosen = chooseLanguage(language, page.lang, navigator.language);
  return {
    key,
    apiOrigin: new URL(api || script.src).origin,
    panelUrl: new URL(__PANEL_PATHS__[chosen], script.src).href,
    language: chosen,
    side: sideOf(position, getComputedStyle(page).direction),
    accent: accent && isAccent(accent) ? accent : undefined,
    theme,
  };
}

/** The reading direction's end, where the page's own text leaves room, unless the partner names a side. */
export function sideOf(position: string | undefined, direction: string): "left" | "right" {
  if (position === "left" || position === "right") return position;
  return direction === "rtl" ? "left" : "right";
}
