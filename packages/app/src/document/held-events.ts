/** What a user may do in an island before its code is there. Focus and typed text are in the page already. */
const HELD = ["click", "submit", "keydown", "dragover", "drop"] as const;

export interface HeldEvents {
  /** Lets happen what was held back, in its order, and tells React the text that was typed meanwhile. */
  release(): void;
}

/** Holds back what happens in an island until it is awake. */
export function holdEvents(island: HTMLElement): HeldEvents {
  const held: (() => void)[] = [];
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const hold = (event: Event) => {
    // Enter sends what was typed. On a button it becomes a click.
    const isSent = event instanceof KeyboardEvent && event.key === "Enter" && !event.shiftKey && isField(event.target);
    if (event instanceof KeyboardEvent && !isSent) return;
    // A link works without code, and so does an opening <details>.
    if (event.target instanceof Element && event.target.closest("a[href], summary")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "dragover") return;
    held.push(repeat(event));
  };
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  for (const type of HELD) island.addEventListener(type, hold, { capture: true });
  island.addEventListener("input", note, { capture: true });
  return {
    release() {
      for (const type of HELD) island.removeEventListener(type, hold, { capture: true });
      island.removeEventListener("input", note, { capture: true });
      for (const [field, value] of typed) tell(field, value);
      for (const happen of held) happen();
    },
  };
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "file", "button", "submit"].includes(target.type));

/** React ignores an input event whose value it has seen, and at hydration it saw what was typed. */
function tell(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  for (const next of ["", value]) {
    set?.call(field, next);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function repeat(event: Event): () => void {
  // An icon inside a button has no click().
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(":not(svg, svg *)") : null;
  const copy = event instanceof DragEvent ? sameDrop(event) : undefined;
  const text = isField(target) ? target.value : "";
  return () => {
    if (!target?.isConnected) return;
    // Enter is about the text of that moment: what has been typed since is not sent yet.
    if (isField(target) && target.value !== text) return;
    if (copy) target.dispatchEvent(copy);
    else if (event.type === "click") target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEvent));
  };
}

/** Made at once: the browser takes the files of a drop away when its event is over. */
function sameDrop({ dataTransfer }: DragEvent): DragEvent {
  const files = new DataTransfer();
  for (const file of dataTransfer?.files ?? []) files.items.add(file);
  return new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
}
