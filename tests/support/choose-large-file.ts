import type { Locator } from "playwright";

/** Chooses a file that is made in the page: to send its megabytes to the browser would take seconds. */
export const chooseLargeFile = (field: Locator, name: string, bytes: number): Promise<void> =>
  field.evaluate(
    (element: HTMLInputElement, file) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(file.bytes)], file.name));
      element.files = chosen.files;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { name, bytes },
  );
