import { keyedFetch } from "../lib/keyed-fetch";
import { showToast } from "../lib/show-toast";
import type { FormTexts } from "./form-texts";

/**
 * Forms marked `data-send` post themselves and answer with a page. With scripts they stay where they are: sent as JSON,
 * with a message about how it went. A second submit while one is pending is ignored; what was typed stays on failure.
 */
export function startForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["send"] === undefined) return;
    event.preventDefault();
    if (form.getAttribute("aria-busy") !== "true") void send(form, JSON.parse(form.dataset["send"]) as FormTexts);
  });
}

async function send(form: HTMLFormElement, texts: FormTexts): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const label = button?.textContent ?? "";
  setBusy(true);
  try {
    const response = await keyedFetch(form.action, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (!response.ok) {
      const { code = "" } = (await response.json().catch(() => ({}))) as { code?: string };
      throw new Error(texts.errors[code] ?? texts.failedText);
    }
    form.reset();
    showToast({ title: texts.doneTitle, description: texts.doneText });
  } catch (error) {
    // The browser's own words about a lost connection are for developers.
    const description = error instanceof TypeError || !(error instanceof Error) ? texts.failedText : error.message;
    showToast({ title: texts.failedTitle, description, variant: "destructive" });
  } finally {
    setBusy(false);
  }

  function setBusy(busy: boolean) {
    form.setAttribute("aria-busy", `${busy}`);
    if (!button) return;
    button.disabled = busy;
    button.textContent = busy ? (button.dataset["busy"] ?? label) : label;
  }
}
