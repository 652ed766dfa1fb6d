import { onToast, type PlainToast } from "../lib/show-toast";
import { toastVariants } from "../ui/toast.variants";
import { keptToast } from "./flash";

const DURATION_MS = 5000;

/** Shows one message at a time in the region that every document has. It stays while the pointer or the focus is on it. */
export function startToaster(): void {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  const template = region?.querySelector("template");
  if (!region || !template) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ title, description = "", variant = "default" }: PlainToast) => {
    clearTimeout(timer);
    for (const old of region.querySelectorAll("[data-toast]")) old.remove();
    const toast = (template.content.cloneNode(true) as DocumentFragment).firstElementChild;
    if (!(toast instanceof HTMLElement)) return;
    toast.classList.add(...toastVariants[variant].split(" "));
    for (const icon of toast.querySelectorAll("[data-toast-icon]"))
      if (icon.getAttribute("data-toast-icon") !== variant) icon.remove();
    const fill = (part: string, text: string) => {
      const place = toast.querySelector(`[data-toast-${part}]`);
      if (place) place.textContent = text;
    };
    fill("title", title);
    fill("text", description);
    region.setAttribute("aria-live", variant === "destructive" ? "assertive" : "polite");
    region.append(toast);
    const dismiss = () => toast.remove();
    const wait = () => (timer = setTimeout(dismiss, DURATION_MS));
    toast.querySelector("button")?.addEventListener("click", dismiss);
    for (const type of ["pointerenter", "focusin"]) toast.addEventListener(type, () => clearTimeout(timer));
    for (const type of ["pointerleave", "focusout"]) toast.addEventListener(type, wait);
    wait();
  };

  onToast(show);
  const kept = keptToast();
  if (kept) show(kept);
}
