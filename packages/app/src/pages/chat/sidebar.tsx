import { FileText, Upload } from "lucide-react";
import { useT } from "../../lib/i18n";
import { formatDay, formatPower, formatQuantity, lastDayOf } from "../../lib/format";
import { useLatestUpload } from "../../lib/latest-upload";
import { useSession } from "../../lib/session";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";

interface SidebarProps {
  onChooseFile: () => void;
  uploadDisabled: boolean;
}

/** On wide screens: the file that the answers are about. */
export function Sidebar({ onChooseFile, uploadDisabled }: SidebarProps) {
  const t = useT();
  return (
    <aside
      aria-label={t("chat.page.sidebar")}
      className="hidden w-72 shrink-0 flex-col gap-5 border-r border-line p-6 lg:flex"
    >
      <h2 className="text-sm font-semibold text-muted">{t("chat.page.sidebar")}</h2>
      <LatestFile />
      <Button
        variant="secondary"
        size="sm"
        icon={<Upload aria-hidden="true" className="size-4" />}
        disabled={uploadDisabled}
        onClick={onChooseFile}
      >
        {t("chat.upload.short")}
      </Button>
      <p className="text-sm text-muted">{t("chat.upload.hint")}</p>
    </aside>
  );
}

function LatestFile() {
  const t = useT();
  const language = useLanguage();
  const session = useSession();
  const { data, isPending } = useLatestUpload();
  if (session.status === "signedIn" && isPending) return <Skeleton className="h-24" />;
  if (!data) return <p className="text-sm text-muted">{t("chat.page.file.none")}</p>;

  const { facts, fileName } = data;
  const total = facts.total === null ? null : formatQuantity(facts.total, facts.unit, language);
  const baseLoad = facts.baseLoadWatts === null ? null : formatPower(facts.baseLoadWatts, language);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-sm font-semibold">
        <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{fileName}</span>
      </p>
      {facts.start !== null && facts.end !== null && (
        <p className="text-sm text-muted">
          {t("chat.page.file.period", {
            start: formatDay(facts.start, language),
            end: formatDay(lastDayOf(facts.end), language),
          })}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 text-sm">
        {total && <Fact label={t("chat.page.file.total")} value={`${total.value} ${total.unit}`} />}
        {baseLoad && <Fact label={t("chat.page.file.baseLoad")} value={`${baseLoad.value} ${baseLoad.unit}`} />}
      </dl>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
