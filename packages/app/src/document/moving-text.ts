import { nextFrame, type TypingFrame } from "../lib/typing";
import { WAKE_EVENT } from "./islands";

/**
 * What moves in an island before React takes it over: lines that replace each other (`data-rotates`) and a placeholder
 * that types itself (`data-types`). Both hold JSON lists of texts. Nothing moves for readers who prefer it so, and what
 * moved is put back before React compares.
 */
export function startMovingText(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-rotates]")) rotate(element);
  for (const element of document.querySelectorAll<HTMLTextAreaElement>("[data-types]")) type(element);
}

const ROTATION_MS = 3000;

function rotate(element: HTMLElement): void {
  const texts = JSON.parse(element.dataset["rotates"] ?? "[]") as string[];
  const first = element.textContent;
  let index = 0;
  const timer = setInterval(() => {
    index = (index + 1) % texts.length;
    element.textContent = texts[index] ?? first;
  }, ROTATION_MS);
  onWake(element, () => {
    clearInterval(timer);
    // From here React goes on.
    element.dataset["reached"] = `${index}`;
    element.textContent = first;
  });
}

function type(field: HTMLTextAreaElement): void {
  const phrases = JSON.parse(field.dataset["types"] ?? "[]") as string[];
  const still = field.placeholder;
  let frame: TypingFrame = { phrase: 0, length: 0, erasing: false };
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    field.placeholder = phrases[frame.phrase]?.slice(0, frame.length) ?? "";
    const next = nextFrame(frame, phrases);
    frame = next.frame;
    timer = setTimeout(step, next.delayMs);
  };
  step();
  onWake(field, () => {
    clearTimeout(timer);
    field.placeholder = still;
  });
}

const onWake = (element: HTMLElement, stop: () => void) =>
  element.closest("[data-island]")?.addEventListener(WAKE_EVENT, stop, { once: true });
