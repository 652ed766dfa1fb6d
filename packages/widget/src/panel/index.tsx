import { render } from "preact";
import panelStyles from "virtual:panel-styles";
import { createTranslate, type Messages } from "@wattleaf/shared/i18n/translate";
import { createChatApi } from "../api/chat";
import { createSessionKeeper } from "../api/session";
import type { PanelHandle, PanelOptions } from "../protocol";
import { createConversation } from "./conversation";
import { createDockButton } from "./dock-button";
import { guardKeys } from "./focus";
import { Panel } from "./Panel";
import { followPageTheme } from "./page-theme";
import { panelCss } from "./panel.css";
import type { PanelServices, PanelTranslate } from "./services";
import { followVisibleHeight, FULL_SCREEN } from "./visible-height";

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** 128 random bits. Not `crypto.randomUUID`, which plain-http pages do not have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A page may forbid storage so strictly that even asking for it throws. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * The build writes one panel for each language, with the words in place of the keys (rollup.config.ts): what comes in
 * here is the text itself, with only its `{name}` places to fill.
 */
const t: PanelTranslate = createTranslate<Messages>({});

/** Puts the panel, still closed, into the launcher's dock. The first `open` makes the first request. */
export function mountPanel(options: PanelOptions): PanelHandle {
  const { root, element, button, key, apiOrigin, language, theme, onClose, onEvent } = options;
  // Called as a plain function: `fetch` declines to be another object's method.
  const request = (url: string, init: RequestInit) => fetch(url, init);
  const dockButton = createDockButton(button);
  let isOpen = false;
  let unread = 0;

  const session = createSessionKeeper({
    apiOrigin,
    key,
    language,
    fetch: request,
    storage: tabStorage(),
    now: Date.now,
  });
  const conversation = createConversation({
    session,
    chat: createChatApi(session, { apiOrigin, language, fetch: request, wait }),
    newKey,
    wait,
    onAnswer() {
      if (!isOpen) dockButton.setUnread(++unread);
      onEvent("answer");
    },
    onError: () => onEvent("error"),
  });

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles + panelCss);
  root.adoptedStyleSheets.push(sheet);

  const panel = document.createElement("section");
  panel.className = "wl-panel text-sm animate-rise";
  panel.hidden = true;
  panel.tabIndex = -1;
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-labelledby", "wl-title");
  element.append(panel);
  const unguard = guardKeys(panel, onClose);
  const unfollow = followVisibleHeight(panel);
  const unfollowTheme = followPageTheme(root.host as HTMLElement, theme);

  const services: PanelServices = {
    conversation,
    t,
    apiOrigin,
    close: onClose,
    pickFile() {
      if (!conversation.store.get().pending) panel.querySelector<HTMLInputElement>("[type=file]")?.click();
    },
  };
  /** On a touch screen the field's focus would bring up a keyboard that hides half of the conversation. */
  function focusField() {
    const field = matchMedia("(pointer: coarse)").matches ? null : panel.querySelector("textarea");
    (field ?? panel).focus();
  }

  /** A view may take the focused button away with it (a suggestion that was chosen): the focus stays in the panel. */
  function draw() {
    const hadFocus = panel.contains(root.activeElement);
    render(<Panel panel={services} state={conversation.store.get()} />, panel);
    if (hadFocus && !panel.contains(root.activeElement)) focusField();
  }
  const unsubscribe = conversation.store.subscribe(draw);
  draw();

  async function start() {
    await conversation.start();
    if (root.activeElement === panel) focusField();
  }

  return {
    open() {
      isOpen = true;
      unread = 0;
      dockButton.setUnread(0);
      dockButton.setExpanded(true);
      panel.hidden = false;
      // As a sheet over the whole screen the panel is modal; beside the page it is not.
      panel.ariaModal = String(matchMedia(FULL_SCREEN).matches);
      // What came while the panel was hidden could not be scrolled to.
      draw();
      panel.focus();
      void start();
    },
    close() {
      isOpen = false;
      dockButton.setExpanded(false);
      panel.hidden = true;
    },
    destroy() {
      unsubscribe();
      conversation.destroy();
      unguard();
      unfollow();
      unfollowTheme();
      render(null, panel);
      panel.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
