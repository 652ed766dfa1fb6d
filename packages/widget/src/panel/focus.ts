const FOCUSABLE = "a[href],button,textarea,[tabindex='0']";

/**
 * Keeps Tab inside the panel and lets Escape close it. Only keys pressed inside count: where a page's own dialog
 * pulls the focus to itself, the panel lets it go rather than pull back.
 *
 * Keys do not leave the panel: seen from the page they would come from `<wattleaf-widget>`, which no shortcut
 * handler knows for a text field, so that "/" or "j" would act on the page while a person types.
 *
 * @param onEscape undefined where the chat is part of the page: Tab then leads on
 * The listeners go with the panel.
 */
export function guardKeys(panel: HTMLElement, onEscape: (() => void) | undefined): void {
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape" && !event.isComposing) onEscape?.();
    if (event.key !== "Tab" || !onEscape) return;
    const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
    const [first, last] = [stops[0], stops.at(-1)];
    const root = panel.getRootNode() as ShadowRoot;
    const leaving = event.shiftKey ? [first, panel] : [last];
    if (!leaving.includes(root.activeElement as HTMLElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  const swallow = (event: Event) => event.stopPropagation();
  panel.addEventListener("keydown", onKeyDown);
  panel.addEventListener("keyup", swallow);
  panel.addEventListener("keypress", swallow);
}
