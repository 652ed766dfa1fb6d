/** So often at once, and then once a second: enough for a single-page site, and no fight with a page that removes us. */
const MAX_MOUNTS = 50;

/**
 * Puts the host element last into the body, or into the page's element for it, and back when a single-page site empties
 * or swaps its body. Not before the page is read: in the middle of it, the button would be an early stop of the Tab key.
 * More often than {@link MAX_MOUNTS} and once a second it gives up rather than fight the page.
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
    if (!host.isConnected && place && mounts++ < MAX_MOUNTS + performance.now() / 1e3) {
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
