import { render } from "preact";
import panelStyles from "virtual:panel-styles";
import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { createTranslate, type Messages } from "@wattleaf/shared/i18n/translate";
import { createChatApi } from "../api/chat";
import { type Failure, isAboutIdentity } from "../api/failure";
import type { Fetch } from "../api/fetch";
import { createSessionKeeper } from "../api/session";
import type { PanelHandle, PanelOptions } from "../panel-protocol";
import type { UnavailableReason } from "../protocol";
import { createConversation } from "./conversation";
import { createDockButton } from "./dock-button";
import { guardKeys } from "./focus";
import { Panel } from "./Panel";
import { followPageTheme } from "./page-theme";
import { panelCss } from "./panel.css";
import { createParts } from "./parts";
import type { PanelServices, PanelTranslate } from "./services";
import { followVisibleHeight, FULL_SCREEN } from "./visible-height";

const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", resolve as () => void);
  });

/** 128 random bits. Not `crypto.randomUUID`, which plain-http pages do not have. */
const newKey = () =>
  crypto.getRandomValues(new Uint32Array(4)).reduce((key, bits) => key + bits.toString(36).padStart(7, "0"), "");

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
  const { host, root, element, button, key, apiOrigin, language, target, accent } = options;
  const { setAccent, onClose, onEvent, onAvailability } = options;
  // Called as a plain function: `fetch` declines to be another object's method.
  const request: Fetch = (url, init) => fetch(url, init);
  const dockButton = createDockButton(button);
  const settings = { ...options };
  const life = new AbortController();
  const { signal } = life;
  let isOpen = false;
  let unread = 0;
  let question: string | undefined;

  const session = createSessionKeeper({
    apiOrigin,
    key,
    language,
    fetch: request,
    storage: () => (settings.mayStore ? tabStorage() : undefined),
    identity: () => settings.token,
    now: Date.now,
  });
  const loadFollow = async () => (await parts.load("answer")).followAnswer;
  const chat = createChatApi(session, { apiOrigin, language, fetch: request, wait, loadFollow });
  const parts = createParts((css) => {
    addStyles(css);
    draw();
  });
  const conversation = createConversation({
    session,
    chat,
    newKey,
    wait,
    isOnline: () => navigator.onLine,
    sendFile: async (file, sending) =>
      (await parts.load("upload")).sendFile(file, { apiOrigin, language, t }, { session, ...sending }),
    onStart({ theme }) {
      onAvailability(undefined);
      // What the script tag says counts more than the partner's settings.
      if (!accent && theme?.accent) setAccent(theme.accent);
      settings.theme ||= theme?.theme;
      updateTheme();
    },
    onAnswer() {
      if (!isOpen) countUnread(unread + 1);
      onEvent("answer");
    },
    onError(failure: Failure) {
      const { code } = failure;
      if (conversation.store.get().phase === "failed")
        onAvailability(isAboutIdentity(failure) ? "auth_expired" : (code as UnavailableReason));
      if (isAboutIdentity(failure)) onEvent("auth:expired");
      onEvent("error", { code });
    },
  });

  function countUnread(count: number) {
    if (count === unread) return;
    unread = count;
    dockButton.setUnread(count);
    onEvent("unread", { count });
  }

  const sheets: CSSStyleSheet[] = [];
  function addStyles(css: string) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.push(sheet);
    root.adoptedStyleSheets.push(sheet);
  }
  addStyles(panelStyles + panelCss);

  const panel = document.createElement("section");
  panel.className = "wl-panel text-sm animate-rise";
  panel.hidden = true;
  panel.tabIndex = -1;
  panel.setAttribute("role", target ? "region" : "dialog");
  panel.setAttribute("aria-labelledby", "wl-title");
  element.append(panel);
  guardKeys(panel, target ? undefined : onClose);
  followVisibleHeight(panel, signal);
  const updateTheme = followPageTheme(host, () => settings.theme, signal);

  const services: PanelServices = {
    conversation,
    parts,
    t,
    language,
    apiOrigin,
    call: chat.call,
    newKey,
    onEvent,
    draw,
    close: target ? undefined : onClose,
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

  addEventListener("online", () => void conversation.resume(), { signal });

  async function start() {
    await conversation.start();
    if (root.activeElement === panel) focusField();
    const asked = question?.trim();
    if (!asked || conversation.store.get().phase !== "ready") return;
    question = undefined;
    // Only the page asks so much: the field to write in says it itself.
    if (asked.length > CHAT_MESSAGE_MAX_LENGTH) {
      // oxlint-disable-next-line no-console -- the partner's developer has no other place to read it
      console.warn(t("widget.error.tooLong", { max: CHAT_MESSAGE_MAX_LENGTH }));
      onEvent("error", { code: "too_large" });
    }
    await conversation.ask(asked);
  }

  return {
    open(message) {
      question = message ?? question;
      const wasOpen = isOpen;
      isOpen = true;
      countUnread(0);
      dockButton.setExpanded(true);
      panel.hidden = false;
      // As a sheet over the whole screen the panel is modal; beside the page it is not.
      if (!target) panel.ariaModal = String(matchMedia(FULL_SCREEN).matches);
      // What came while the panel was hidden could not be scrolled to.
      draw();
      // What stands in the page leaves the focus where the person has it.
      if (!target && !wasOpen) panel.focus();
      void start();
    },
    close() {
      isOpen = false;
      dockButton.setExpanded(false);
      panel.hidden = true;
    },
    update(change) {
      const isSomeoneElse = "token" in change;
      if (isSomeoneElse) {
        session.end();
        conversation.restart();
      }
      if (change.mayStore === false) session.forget();
      Object.assign(settings, change);
      updateTheme();
      if (isSomeoneElse && isOpen) void start();
    },
    destroy() {
      life.abort();
      unsubscribe();
      conversation.destroy();
      dockButton.remove();
      render(null, panel);
      panel.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    },
  };
}
