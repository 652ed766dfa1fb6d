import { widgetLauncher as en } from "@wattleaf/shared/i18n/messages/en/widget";
import { widgetLauncher as zh } from "@wattleaf/shared/i18n/messages/zh/widget";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { LauncherConfig } from "./config";
import { textOn } from "./contrast";
import { keepMounted } from "./keep-mounted";
import { launcherCss } from "./launcher.css";

export interface Dock {
  host: HTMLElement;
  root: ShadowRoot;
  element: HTMLElement;
  button: HTMLElement;
  /** @param hasFailed shows next to the button that the panel could not be loaded */
  setLoading(isLoading: boolean, hasFailed?: boolean): void;
  setLanguage(language: Language): void;
  /** @param color "#rrggbb" */
  setAccent(color: string): void;
  remove(): void;
}

/** The host element with its shadow tree: the round button and a place for one message. */
export function createDock(config: LauncherConfig, onPress: () => void): Dock {
  let messages: Record<keyof typeof en, string>;
  const host = document.createElement("wattleaf-widget");
  const root = host.attachShadow({ mode: "open" });
  // Constructed sheets need no 'unsafe-inline' from the page's content security policy; <style> would.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(launcherCss(!!config.target));
  root.adoptedStyleSheets = [sheet];
  const element = add(root, "div", { className: "wl-dock", dir: "ltr" });
  element.dataset.side = config.side;
  const note = add(element, "div", { className: "wl-note", role: "alert" });
  const button = add(element, "button", { className: "wl-button", ariaExpanded: "false" });
  button.addEventListener("click", onPress);
  add(button, "i");

  function setLanguage(wanted: Language) {
    messages = wanted === "zh" ? zh : en;
    element.lang = wanted;
    button.ariaLabel = config.label || messages["launcher.label"];
  }
  setLanguage(config.language);
  function setAccent(color: string) {
    element.style.cssText = `--wl-accent:${color};--wl-on-accent:${textOn(color)}`;
  }
  if (config.accent) setAccent(config.accent);

  return {
    host,
    root,
    element,
    button,
    setLoading(isLoading, hasFailed) {
      button.ariaBusy = isLoading as never;
      note.textContent = hasFailed ? messages["launcher.failed"] : "";
    },
    setLanguage,
    setAccent,
    remove: keepMounted(host, config.target),
  };
}

const add = (parent: Node, tag: string, properties?: Partial<HTMLElement>): HTMLElement =>
  parent.appendChild(Object.assign(document.createElement(tag), properties));
