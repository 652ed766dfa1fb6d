import type { PanelServices } from "../../panel/services";

/** How far a file has gone; once all is sent, what remains is the server's reading of it. */
export function UploadProgress({
  panel: { t, conversation },
  name,
  share,
}: {
  panel: PanelServices;
  name: string;
  share: number;
}) {
  const percent = Math.round(share * 100);
  const text = percent < 100 ? t("widget.upload.progress", { name, percent }) : t("widget.upload.reading", { name });
  return (
    <div class="wl-upload">
      <p class="wl-wrap">{text}</p>
      <progress class="wl-progress" max={100} value={percent} aria-label={text} />
      <button type="button" onClick={conversation.cancelUpload}>
        {t("widget.upload.cancel")}
      </button>
    </div>
  );
}
