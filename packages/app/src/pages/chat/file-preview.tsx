import { FileText, X } from "lucide-react";
import { formatBytes } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { IconButton } from "../../ui/icon-button";
import { useThumbnail } from "./use-thumbnail";

interface FilePreviewProps {
  file: File;
  onRemove: () => void;
}

/** The file attached to the next message, with a button to remove it. */
export function FilePreview({ file, onRemove }: FilePreviewProps) {
  const t = useT();
  const language = useLanguage();
  const thumbnail = useThumbnail(file);
  return (
    <section
      aria-label={t("chat.page.preview.label")}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-2 animate-rise"
    >
      {thumbnail ? (
        <img src={thumbnail} alt="" className="size-11 shrink-0 rounded-md border border-line object-cover" />
      ) : (
        <span aria-hidden="true" className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft">
          <FileText className="size-5 text-brand-strong" />
        </span>
      )}
      <p role="status" className="min-w-0 grow text-sm">
        <span className="sr-only">{t("chat.page.preview.ready")} </span>
        <span className="block truncate font-medium">{file.name}</span>
        <span className="block text-muted tabular-nums">{formatBytes(file.size, language)}</span>
      </p>
      <IconButton label={t("chat.page.preview.remove", { name: file.name })} size="sm" onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}
