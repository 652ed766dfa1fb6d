import { FileText } from "lucide-react";
import { MeterLine } from "../../../components/meters/meter-line";
import { useT } from "../../../lib/i18n";
import { formatDay, formatQuantity, lastDayOf } from "../../../lib/format";
import { useLatestUpload } from "../../../lib/latest-upload";
import { useMeters } from "../../../lib/meters";
import { useSession } from "../../../lib/session";
import { useLanguage } from "../../../stores/language";
import { Skeleton } from "../../../ui/skeleton";

/** The data behind the answers: the meter, and the newest file. */
export function LatestFile() {
  const t = useT();
  const session = useSession();
  const meters = useMeters();
  const upload = useLatestUpload();
  if (session.status === "signedIn" && (meters.isPending || upload.isPending)) {
    return <Skeleton className="h-16 shrink-0" />;
  }
  const [meter] = meters.data?.meters ?? [];
  const file = upload.data;
  return (
    <section
      aria-label={t("chat.page.sidebar")}
      className="flex shrink-0 flex-col gap-3 border-t border-line px-2 pt-3 text-sm text-muted"
    >
      {meter && <MeterLine meter={meter} />}
      {file && <Facts file={file} />}
      {!meter && !file && <p>{t("chat.page.file.none")}</p>}
    </section>
  );
}

function Facts({ file }: { file: NonNullable<ReturnType<typeof useLatestUpload>["data"]> }) {
  const t = useT();
  const language = useLanguage();
  const { facts, fileName } = file;
  const total = facts.total === null ? null : formatQuantity(facts.total, facts.unit, language);
  return (
    <div>
      <p className="flex items-start gap-2 font-medium text-ink">
        <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
        <span className="min-w-0 truncate" title={fileName}>
          {fileName}
        </span>
      </p>
      {facts.start !== null && facts.end !== null && (
        <p className="mt-0.5 pl-6">
          {t("chat.page.file.period", {
            start: formatDay(facts.start, language),
            end: formatDay(lastDayOf(facts.end), language),
          })}
        </p>
      )}
      {total && <p className="pl-6 tabular-nums">{`${t("chat.page.file.total")} ${total.value} ${total.unit}`}</p>}
    </div>
  );
}
