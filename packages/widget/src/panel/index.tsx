import { render } from "preact";
import panelStyles from "virtual:panel-styles";
import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { fillPlaceholders } from "@wattleaf/shared/i18n/translate";
import { type Failure, isAboutIdentity } from "../api/failure";
import type { PanelHandle, PanelOptions } from "../panel-protocol";
import type { UnavailableReason } from "../protocol";
import { takeCore } from "./chat-core";
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
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("");

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
const t: PanelTranslate = fillPlaceholders;

/** Puts the panel, still closed, into the launcher's dock. The first `open` makes the first request. */
export function mountPanel(options: PanelOptions): PanelHandle {
  const { root, apiOrigin, language, target, onClose, onEvent, onAvailability } = options;
  const dockButton = createDockButton(options.button);
  const life = new AbortController();
  const { signal } = life;
  let question: string | undefined;

  const parts = createParts((css) => {
    addStyles(css);
    draw();
  });
  const core = takeCore(options.kept, {
    ...options,
    // Called as a plain function: `fetch` declines to be another object's method.
    fetch: (url, init) => fetch(url, init),
    storage: tabStorage,
    identity: () => core.token,
    now: Date.now,
    newKey,
    wait,
    isOnline: () => navigator.onLine,
    loadFollow: async () => (await parts.load("answer")).followAnswer,
    sendFile: async (file, sending) => (await parts.load("upload")).sendFile(file, services, sending),
    onStart({ theme }) {
      onAvailability(undefined);
      // What the script tag says counts more than the partner's settings.
      if (!options.accent && theme?.accent) options.setAccent(theme.accent);
      updateTheme();
    },
    onAnswer() {
      if (!core.isOpen) countUnread(core.unread + 1);
      onEvent("answer");
    },
    onError(failure: Failure) {
      const { code } = failure;
      if (store.get().phase === "failed")
        onAvailability(isAboutIdentity(failure) ? "auth_expired" : (code as UnavailableReason));
      onEvent("error", { code });
    },
  });

  const { session, chat, conversation } = core;
  const { store } = conversation;

  dockButton.setUnread(core.unread);

  function countUnread(count: number) {
    if (count === core.unread) return;
    core.unread = count;
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
  panel.role = target ? "region" : "dialog";
  panel.ariaLabel = t("widget.title");
  options.element.append(panel);
  guardKeys(panel, target ? undefined : onClose);
  followVisibleHeight(panel, signal);
  const updateTheme = followPageTheme(options.host, () => core.theme || store.get().session?.theme?.theme, signal);

  const services: PanelServices = {
    conversation,
    parts,
    t,
    language,
    apiOrigin,
    call: chat.call,
    turnOff: session.turnOff,
    newKey,
    onEvent,
    draw,
    close: target ? undefined : onClose,
    pickFile() {
      if (!store.get().pending) panel.querySelector<HTMLInputElement>("[type=file]")?.click();
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
    render(<Panel panel={services} state={store.get()} />, panel);
    if (hadFocus && !panel.contains(root.activeElement)) focusField();
  }
  const unsubscribe = store.subscribe(draw);
  draw();

  addEventListener("online", () => void conversation.resume(), { signal });

  async function start() {
    await conversation.start();
    if (root.activeElement === panel) focusField();
    const asked = question?.trim();
    if (!asked || store.get().phase !== "ready") return;
    question = undefined;
    // Only the page asks so much: the field to write in says it itself.
    if (asked.length > CHAT_MESSAGE_MAX_LENGTH) {
      // oxlint-disable-next-line no-console -- the partner's developer has no other place to read it
      console.warn(t("widget.error.tooLong", { max: CHAT_MESSAGE_MAX_LENGTH }));
      onEvent("error", { code: "too_large" });
    }
    await conversation.ask(asked);
  }

  const handle: PanelHandle = {
    open(message) {
      question = message ?? question;
      const wasOpen = core.isOpen;
      core.isOpen = true;
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
      core.isOpen = false;
      dockButton.setExpanded(false);
      panel.hidden = true;
    },
    update(change) {
      const isSomeoneElse = "token" in change;
      if (isSomeoneElse) {
        session.end();
        conversation.restart();
      }
      Object.assign(core, change);
      if ("mayStore" in change) session.keep();
      updateTheme();
      if (isSomeoneElse && core.isOpen) void start();
    },
    leave() {
      // Without the focus in it, the next one leaves the focus where it is.
      core.isOpen &&= !panel.contains(root.activeElement);
      life.abort();
      unsubscribe();
      dockButton.remove();
      render(null, panel);
      panel.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
      return core;
    },
    destroy() {
      handle.leave();
      conversation.destroy();
      // A session that is being opened is no one's any more: it comes too late to be kept.
      core.token = "";
    },
  };
  return handle;
}
