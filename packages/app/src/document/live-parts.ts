/** A part of a document that runs as soon as the page is there, without React. */
interface LivePart {
  start: (element: HTMLElement) => void;
}

const modules = import.meta.glob<LivePart>("../live/*.ts");

/**
 * Starts every `data-live="<name>"` of the page with `live/<name>.ts`: filters, and figures that must be current, such as
 * seats left. Without it (no scripts, no connection) the page stays as it came.
 */
export function startLiveParts(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-live]")) {
    void modules[`../live/${element.dataset["live"]}.ts`]?.().then(
      ({ start }) => start(element),
      () => undefined,
    );
  }
}
