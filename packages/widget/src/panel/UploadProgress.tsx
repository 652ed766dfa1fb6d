import type { PanelServices } from "./services";

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
    <div class="mt-3 flex flex-col gap-2 rounded-xl border bg-surface px-3 py-2 text-muted">
      <p class="wl-wrap">{text}</p>
      <progress class="wl-progress" max={100} value={percent} aria-label={text} />
      <button
        type="button"
        class="self-start font-semibold text-brand-strong underline"
        onClick={conversation.cancelUpload}
      >
        {t("widget.upload.cancel")}
      </button>
    </div>
  );
}
