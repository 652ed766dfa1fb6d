import type { WattleafWidget, WidgetCommand, WidgetEvent, WidgetEvents } from "../protocol";

export interface Events {
  on: WattleafWidget["on"];
  emit<E extends WidgetEvent>(event: E, detail?: WidgetEvents[E]): void;
}

/** A listener that throws is reported by the event target and does not keep the others from hearing. */
export function createEvents(): Events {
  const target = new EventTarget();
  return {
    on(event, listener) {
      const hear = (heard: Event) => listener((heard as CustomEvent).detail);
      target.addEventListener(event, hear);
      return () => target.removeEventListener(event, hear);
    },
    emit: (event, detail) => target.dispatchEvent(new CustomEvent(event, { detail })),
  };
}

type Methods = Record<string, (...parameters: unknown[]) => unknown>;

/**
 * The page's side of the widget: each command is a method and its arguments. An unknown one is reported and skipped: a
 * partner's typing error must not stop the page's other scripts.
 */
export function runCommands(widget: object, commands: readonly WidgetCommand[]): void {
  for (const command of commands) {
    // A name alone is a command without arguments; whatever is none (null, a number) is reported as it is.
    const [name, ...parameters] = ([] as unknown[]).concat(command) as [string, ...unknown[]];
    if (Object.hasOwn(widget, name)) (widget as Methods)[name]?.(...parameters);
    // oxlint-disable-next-line no-console -- the partner's developer has no other place to read it
    else console.warn("Wattleaf: unknown command", name);
  }
}
