import { getJson } from "../lib/rest";
import { showToast } from "../lib/show-toast";

interface Downloads {
  papers: readonly { slug: string; downloads: number }[];
}

/** Current download counts, counting a download, sharing a paper, and copying its citation. */
export function start(list: HTMLElement): void {
  const { copied = "", linkCopied = "", copyFailed = "" } = list.dataset;
  // Without an answer the dashes stay.
  void getJson<Downloads>("/api/white-papers/downloads", {}).then(
    ({ papers }) => papers.forEach(({ slug, downloads }) => showCount(slug, downloads)),
    () => undefined,
  );

  list.addEventListener("click", ({ target }) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>("[data-download],[data-share],[data-copy]") : null;
    const { download, share, copy } = control?.dataset ?? {};
    if (download !== undefined) void countDownload(download);
    if (share !== undefined) void sharePaper(share);
    if (copy !== undefined && control) void copyCitation(control, copy);
  });

  /** Beside the download, never before it. */
  async function countDownload(slug: string): Promise<void> {
    try {
      const response = await fetch(`/api/white-papers/${slug}/downloads`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
        keepalive: true,
      });
      if (response.ok) showCount(slug, ((await response.json()) as { downloads: number }).downloads);
    } catch {
      // A download that was not counted is still a download.
    }
  }

  function showCount(slug: string, downloads: number): void {
    const place = list.querySelector(`[data-downloads="${slug}"]`);
    if (place) place.textContent = downloads.toLocaleString("en-US");
  }

  async function sharePaper(slug: string): Promise<void> {
    const url = new URL(`#${slug}`, location.origin + location.pathname).href;
    const title = document.querySelector(`#${slug} h2`)?.textContent ?? document.title;
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        showToast({ title: linkCopied });
      }
    } catch (error) {
      // The reader has closed the device's own dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ title: copyFailed, variant: "destructive" });
    }
  }

  async function copyCitation(button: HTMLElement, id: string): Promise<void> {
    const status = button.parentElement?.querySelector("[role=status]");
    try {
      await navigator.clipboard.writeText(document.getElementById(id)?.textContent ?? "");
      if (status) status.textContent = copied;
    } catch {
      if (status) status.textContent = copyFailed;
    }
  }
}
