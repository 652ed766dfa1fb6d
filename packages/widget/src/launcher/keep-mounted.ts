/** More than a long visit to a single-page site needs; few enough not to fight a page that removes us on purpose. */
const MAX_MOUNTS = 100;

/**
 * Puts the host element last into the body, or into the page's element for it, and back when a single-page site empties
 * or swaps its body. Not before the page is read: in the middle of it, the button would be an early stop of the Tab key.
 * After {@link MAX_MOUNTS} it gives up rather than fight the page.
 *
 * @param target selector of the page's element
 * @returns takes the host out for good
 */
export function keepMounted(host: HTMLElement, target: string | undefined): () => void {
  let mounts = 0;
  const observer = new MutationObserver(mount);
  function mount() {
    const { documentElement } = document;
    const place = document.querySelector(target || "body");
    if (!host.isConnected && place && mounts++ < MAX_MOUNTS) {
      place.append(host);
      // Turbo brings back a copy of an earlier body: our host without its shadow tree.
      for (const copy of document.querySelectorAll(host.localName)) if (!copy.shadowRoot) copy.remove();
    }
    observer.observe(documentElement, { childList: true, subtree: !!target });
    // Between two bodies there is none: the next change brings it.
    if (place) observer.observe(place, { childList: true });
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", mount);
  else mount();
  return () => {
    removeEventListener("DOMContentLoaded", mount);
    observer.disconnect();
    host.remove();
  };
}
