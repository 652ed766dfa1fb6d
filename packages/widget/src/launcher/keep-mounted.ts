/** More than a long visit to a single-page site needs; few enough not to fight a page that removes us on purpose. */
const MAX_MOUNTS = 100;

/**
 * Puts the host element into the body, and back when a single-page site empties or swaps its body. After
 * {@link MAX_MOUNTS} it gives up rather than fight the page.
 *
 * @returns takes the host out for good
 */
export function keepMounted(host: HTMLElement): () => void {
  let mounts = 0;
  const observer = new MutationObserver(mount);
  function mount() {
    const { body, documentElement } = document;
    // Between two bodies there is none: the next change brings it.
    if (host.isConnected || !body || mounts++ > MAX_MOUNTS) return;
    body.append(host);
    for (const parent of [documentElement, body]) observer.observe(parent, { childList: true });
  }
  mount();
  return () => {
    observer.disconnect();
    host.remove();
  };
}
