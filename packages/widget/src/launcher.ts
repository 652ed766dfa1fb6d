import { createCommands } from "./launcher/commands";
import { readConfig } from "./launcher/config";
import { createDock } from "./launcher/dock";
import type { PanelHandle, PanelModule } from "./protocol";

// Only while the script runs for the first time does the document know which tag it came from.
const script = document.currentScript as HTMLScriptElement | null;
const early = window.Wattleaf;
const pending = Array.isArray(early) ? early : [];

// Included twice, the first one stays. Anything else under that name (an element's id makes a global, too) is ignored.
const alreadyRunning = early !== pending && typeof early?.push === "function";

if (script && !alreadyRunning && "adoptedStyleSheets" in document) {
  const start = () => launch(script);
  // oxlint-disable-next-line no-console -- the partner's developer has no other place to read it
  if (!script.dataset.key) console.error("Wattleaf: the script tag needs data-key");
  else if (document.body) start();
  else addEventListener("DOMContentLoaded", start);
}

/** Shows the button; nothing is requested or stored before it is first pressed. */
function launch(tag: HTMLScriptElement) {
  const config = readConfig(tag);
  const { queue, emit } = createCommands({ open, close, destroy });
  const dock = createDock(config, () => (isOpen ? close() : open()));
  let panel: PanelHandle | undefined;
  let isOpen = false;
  let isLoading = false;
  let retry = "";
  let destroyed = false;

  window.Wattleaf = queue;
  queue.push(...pending);

  function open() {
    if (isOpen || destroyed) return;
    isOpen = true;
    if (panel) {
      panel.open();
      emit("open");
    } else if (!isLoading) void load();
  }

  async function load() {
    isLoading = true;
    dock.setLoading("busy");
    try {
      const module: PanelModule = await import(config.panelUrl + retry);
      if (destroyed) return;
      panel = module.mountPanel({ ...config, ...dock, onClose: close, onEvent: emit });
      dock.setLoading("idle");
      // Unless it was closed again in the meantime.
      if (isOpen) {
        isOpen = false;
        open();
      }
    } catch {
      // A browser may remember a failed module for the page's lifetime: one more "?" makes a new address.
      retry += "?";
      isOpen = false;
      dock.setLoading("failed");
      emit("error");
    }
    isLoading = false;
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    if (!panel) return;
    panel.close();
    dock.button.focus();
    emit("close");
  }

  function destroy() {
    if (destroyed) return;
    destroyed = true;
    panel?.destroy();
    dock.remove();
    delete window.Wattleaf;
    emit("destroy");
  }
}
