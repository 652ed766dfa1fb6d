import { fillText } from "../lib/fill-text";
import { getJson } from "../lib/rest";

interface Availability {
  events: readonly { eventId: string; seatsLeft: number; registrationOpen: boolean }[];
}

interface ErrorBody {
  code?: string;
  message?: string;
  reason?: { name?: string };
  issues?: readonly { path: string }[];
}

/** Seats that are left now, and registration without leaving the page. */
export function start(page: HTMLElement): void {
  const texts = page.dataset;
  void showSeats();
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-registration]")) {
    // The page's own messages, in its language, beside their fields.
    form.noValidate = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (form.getAttribute("aria-busy") !== "true" && isComplete(form)) void register(form);
    });
    form.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement && target.ariaInvalid === "true") showFieldError(target);
    });
  }

  async function showSeats(): Promise<void> {
    const answer = await getJson<Availability>("/api/events/availability", {}).catch(() => ({ events: [] }));
    for (const { eventId, seatsLeft, registrationOpen } of answer.events) {
      const event = document.getElementById(eventId);
      const seats = event?.querySelector<HTMLElement>("[data-seats]");
      if (seats) {
        seats.textContent =
          seatsLeft === 0 ? (texts["full"] ?? "") : fillText(texts["seats"] ?? "", { count: seatsLeft });
      }
      const isOpen = registrationOpen && seatsLeft > 0;
      event?.querySelector("[data-when=open]")?.toggleAttribute("hidden", !isOpen);
      event?.querySelector("[data-when=closed]")?.toggleAttribute("hidden", isOpen);
    }
  }

  async function register(form: HTMLFormElement): Promise<void> {
    setBusy(form, true);
    const failure = form.querySelector("[data-failure]");
    if (failure) failure.textContent = "";
    try {
      const response = await fetch(form.action, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (response.ok) {
        showDone(form);
        void showSeats();
        return;
      }
      const error = (await response.json().catch(() => ({}))) as ErrorBody;
      const wrong = fieldsOf(form).filter(({ name }) => error.issues?.some(({ path }) => path === name));
      for (const field of wrong) showFieldError(field, field.dataset["invalid"]);
      wrong[0]?.focus();
      if (wrong.length === 0 && failure) failure.textContent = failureText(error);
    } catch {
      if (failure) failure.textContent = texts["failed"] ?? "";
    } finally {
      setBusy(form, false);
    }
  }

  function failureText({ code, reason }: ErrorBody): string {
    const known: Record<string, string | undefined> = {
      event_full: texts["full"],
      event_closed: texts["closed"],
      rate_limited: texts["tooMany"],
    };
    return known[reason?.name ?? ""] ?? known[code ?? ""] ?? texts["failed"] ?? "";
  }
}

function showDone(form: HTMLFormElement): void {
  const done = form.parentElement?.querySelector<HTMLElement>("[data-done]");
  form.hidden = true;
  if (!done) return;
  done.textContent = done.dataset["done"] ?? "";
  // The button that had the focus is gone.
  done.focus();
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];

function isComplete(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => {
    showFieldError(field);
    return !field.checkValidity();
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** @param said by the server; otherwise what the browser finds wrong, in the page's words, or nothing */
function showFieldError(field: HTMLInputElement, said?: string): void {
  const { missing = "", invalid = "" } = field.dataset;
  const text = said ?? (field.checkValidity() ? "" : field.validity.valueMissing ? missing : invalid);
  const place = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  if (place) place.textContent = text;
  if (text === "") field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.setAttribute("aria-busy", `${busy}`);
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button) return;
  const { busy: busyLabel = "", label = button.textContent } = button.dataset;
  button.dataset["label"] = label;
  button.disabled = busy;
  button.textContent = busy ? busyLabel : label;
}
