const SHOWS_DONE_MS = 2000;

/** Makes the copy button of every code block work: it copies the block's text, and says so for a moment. */
export function startCopyCode(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy-code]") : null;
    const block = button?.closest("[data-code]");
    if (button && block) void copy(button, block);
  });
}

async function copy(button: HTMLElement, block: Element): Promise<void> {
  const text = block.querySelector("pre")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Blocked, or over plain http: the text is marked, so that the keyboard can copy it.
    getSelection()?.selectAllChildren(block.querySelector("pre") ?? block);
    return;
  }
  const label = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
  const status = block.querySelector("[role=status]");
  const { copyCode: done = "" } = button.dataset;
  if (!label || !status || status.textContent === done) return;
  const before = label.textContent;
  label.textContent = done;
  status.textContent = done;
  setTimeout(() => {
    label.textContent = before;
    status.textContent = "";
  }, SHOWS_DONE_MS);
}
