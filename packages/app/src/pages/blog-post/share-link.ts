import { showToast } from "../../lib/show-toast";

interface ShareTexts {
  copied: string;
  failed: string;
  failedText: string;
}

/** Shares this page with the device's own dialog where it has one, else copies the link. */
export async function shareLink({ copied, failed, failedText }: ShareTexts): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if ("share" in navigator) return await navigator.share({ title: document.title, url });
    await (navigator as Navigator).clipboard.writeText(url);
    showToast({ title: copied });
  } catch (error) {
    // The reader has closed the device's dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ title: failed, description: failedText, variant: "destructive" });
  }
}
