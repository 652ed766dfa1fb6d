import { launch } from "./launcher/launch";
import type { WattleafWidget, WidgetOptions } from "./protocol";

// Only while the script runs for the first time does the document know which tag it came from.
const script = document.currentScript as HTMLScriptElement | null;
const early = window.Wattleaf;
const pending = Array.isArray(early) ? early : [];
// Anything else under that name (an element's id makes a global, too) is ignored.
const running = (early as Partial<WattleafWidget> | undefined)?.init;
const widgets = new Map<string, WattleafWidget>();
/**
 * One widget for each key and place: what is started twice is there once.
 *
 * @throws Error without a key
 */
function init(options: WidgetOptions): WattleafWidget {
  if (!options.key) throw Error("Wattleaf: no data-key");
  const id = options.key + options.target;
  let widget = widgets.get(id);
  if (!widget) {
    widget = launch(options, (script as HTMLScriptElement).src, init, () => {
      widgets.delete(id);
      const [first] = widgets.values();
      if (first) window.Wattleaf = first;
      else delete window.Wattleaf;
    });
    widgets.set(id, widget);
    if (widgets.size < 2) {
      window.Wattleaf = widget;
      widget.push(...pending.splice(0));
    }
  }
  return widget;
}

if (script && "adoptedStyleSheets" in document) {
  const { dataset } = script;
  if (dataset.key || !("manual" in dataset)) (running ?? init)(dataset as unknown as WidgetOptions);
  // For pages that start the widget by themselves.
  else if (!running) window.Wattleaf = Object.assign(pending, { init });
}
