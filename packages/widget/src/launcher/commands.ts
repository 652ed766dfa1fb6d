import type { CommandQueue, WidgetCommand, WidgetEvent } from "../protocol";

export interface Commands {
  /** Takes the array's place as `window.Wattleaf`. */
  queue: CommandQueue;
  emit(event: WidgetEvent): void;
}

/**
 * The page's side of the widget. An unknown command is reported and skipped: a partner's typing error must not stop
 * the page's other scripts. Nor does a listener that throws: an event target reports it and goes on.
 */
export function createCommands(actions: Record<"open" | "close" | "destroy", () => void>): Commands {
  const events = new EventTarget();

  function run([name, event, listener]: WidgetCommand) {
    if (name === "on") events.addEventListener(event, listener);
    else if (Object.hasOwn(actions, name)) actions[name]();
    // oxlint-disable-next-line no-console -- the partner's developer has no other place to read it
    else console.warn("Wattleaf: unknown command", name);
  }

  return {
    queue: { push: (...commands) => commands.forEach(run) },
    emit: (event) => events.dispatchEvent(new Event(event)),
  };
}
