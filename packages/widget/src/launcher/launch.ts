import type { PanelHandle, PanelModule, WidgetSettings } from "../panel-protocol";
import type { UnavailableReason, WattleafWidget, WidgetOptions } from "../protocol";
import { chooseLanguage } from "../language";
import { createEvents, runCommands } from "./commands";
import { readConfig } from "./config";
import { createDock } from "./dock";

type SetSettings = (change: Partial<WidgetSettings>, forgets?: boolean) => void;

/** Of each key, what changes the settings of its widgets on the page: they share the session that the tab keeps. */
const running: Record<string, Set<SetSettings>> = {};

/**
 * Shows the button; nothing is requested or stored before it is first pressed. With a target, the chat opens there.
 *
 * @param src the launcher's address
 */
export function launch(
  options: WidgetOptions,
  src: string,
  init: WattleafWidget["init"],
  onDestroy: () => void,
): WattleafWidget {
  const config = readConfig(options, src);
  const { on, emit } = createEvents();
  let panel: PanelHandle | undefined;
  let isOpen = false;
  let isLoading = false;
  let retry = "";
  let reason: UnavailableReason | undefined;
  let question: string | undefined;

  const widget: WattleafWidget = {
    init,
    on,
    push: (...commands) => runCommands(widget, commands),
    open({ message }: { message?: string } = {}) {
      question = message ?? question;
      if (!sharing.has(set) || (isOpen && !message)) return;
      const wasOpen = isOpen;
      isOpen = true;
      if (panel) openPanel(wasOpen);
      else if (!isLoading) void load();
    },
    close() {
      if (!isOpen || config.target) return;
      isOpen = false;
      if (!panel) return;
      panel.close();
      dock.button.focus();
      emit("close");
    },
    toggle: () => (isOpen ? widget.close() : widget.open()),
    show() {
      dock.host.hidden = false;
    },
    hide() {
      widget.close();
      dock.host.hidden = true;
    },
    destroy(keepsSession) {
      if (!sharing.delete(set)) return;
      // What is called from now on finds no chat.
      panel = panel?.destroy() as undefined;
      removeEventListener("online", load);
      // The others of its key go on with the session.
      if (!keepsSession && !sharing.size) set({ mayStore: false }, true);
      dock.remove();
      onDestroy();
      emit("destroy");
    },
    identify: (token) => set({ token }),
    logout: () => share({ token: undefined }, true),
    setLanguage(language) {
      config.language = chooseLanguage(language, config.language);
      // A chat goes on in its own language until the other one is there.
      if (panel || isLoading) void load();
      else dock.setLanguage(config.language);
    },
    setTheme: (theme) => set({ theme }),
    setConsent: (mayStore) => share({ mayStore }, !mayStore),
    isOpen: () => isOpen,
    getUnavailableReason: () => reason,
  };
  const dock = createDock(config, widget.toggle);

  /**
   * @param forgets what the tab has kept, also where no panel has been loaded on this page; who signs out ends that
   *   session on the server, too
   */
  const set: SetSettings = (change, forgets) => {
    Object.assign(config, change);
    if (panel) panel.update(change);
    else if (forgets) {
      try {
        // oxlint-disable-next-line eslint/no-restricted-globals -- it keeps nothing: it takes out what a panel has kept
        const storage = sessionStorage;
        const name = `wattleaf:${config.key}`;
        const kept = storage.getItem(name);
        storage.removeItem(name);
        // What is kept names the session's token. A beacon arrives also where the page leaves at once.
        if (kept && "token" in change) navigator.sendBeacon(`${config.apiOrigin}/api/widget/session/close`, kept);
      } catch {
        // A page may forbid storage: then there is nothing to forget.
      }
    }
  };
  const sharing = (running[config.key] ??= new Set()).add(set);
  const share: SetSettings = (...change) => {
    // With this one where it has been destroyed, too: the tab may still have its session.
    for (const setOne of new Set(sharing).add(set)) setOne(...change);
  };

  /** @param wasOpen with it, or with the panel before it in another language */
  function openPanel(wasOpen: unknown) {
    panel?.open(question);
    question = undefined;
    if (!wasOpen) emit("open");
  }

  async function load() {
    isLoading = true;
    dock.setLoading(true);
    const { language } = config;
    try {
      // Against the script's own address: a partner's <base> element would send `document.baseURI` elsewhere.
      const module: PanelModule = await import(new URL(__PANEL_PATHS__[language], src).href + retry);
      // Gone, or another language was chosen meanwhile, which is loading.
      if (!sharing.has(set) || language !== config.language) return;
      const kept = panel?.leave();
      dock.setLanguage(language);
      panel = module.mountPanel({
        ...config,
        ...dock,
        kept,
        onClose: widget.close,
        onEvent: emit,
        onAvailability: (found) => (reason = found),
      });
      reason = undefined;
      dock.setLoading(false);
      // Unless it was closed again in the meantime.
      if (isOpen) openPanel(kept);
    } catch {
      // A browser may remember a failed module for the page's lifetime: one more "?" makes a new address.
      retry += "?";
      // The chat in the other language goes on.
      if (panel) addEventListener("online", load, { once: true });
      else {
        isOpen = false;
        reason = "load_failed";
      }
      dock.setLoading(false, !panel);
      emit("error", { code: "load_failed" });
    }
    isLoading = false;
  }

  // After the commands that the page has pushed.
  queueMicrotask(() => {
    emit("ready");
    if (config.target) widget.open();
  });
  return widget;
}
