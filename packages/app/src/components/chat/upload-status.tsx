import { useT } from "../../lib/i18n";
import type { UploadProgress } from "../../stores/chat/state";
import { Button } from "../../ui/button";
import { Progress } from "../../ui/progress";
import { Spinner } from "../../ui/spinner";

/** Upload progress; once it is complete, the server processes the file. */
export function UploadStatus({ upload, onCancel }: { upload: UploadProgress; onCancel?: (() => void) | undefined }) {
  const t = useT();
  const percent = Math.round(upload.sent * 100);
  const reading = percent >= 100;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3">
      <p className="flex items-center gap-2 text-sm">
        <Spinner size="sm" className="text-brand-strong" />
        <span className="min-w-0 grow truncate">
          {t(reading ? "chat.upload.reading" : "chat.upload.sending", { name: upload.fileName })}
        </span>
        <span className="tabular-nums text-muted">{t("chat.upload.percent", { percent })}</span>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {t("chat.upload.cancel")}
          </Button>
        )}
      </p>
      <Progress hideLabel label={t("chat.upload.sending", { name: upload.fileName })} valuePercent={percent} />
    </div>
  );
}
