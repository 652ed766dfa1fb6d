import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { FileText } from "lucide-react";
import { lazy, Suspense } from "react";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { formatDay, lastDayOf } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLatestUpload } from "../../lib/latest-upload";
import { useMayChange } from "../../lib/may-change";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { KeyFigures } from "./key-figures";
import { QuickActions } from "./quick-actions";
import { StatCards } from "./stat-cards";

/** Most homes have a meter, whose charts are others. */
const UsageCharts = lazy(() => import("./usage-charts").then((module) => ({ default: module.UsageCharts })));

interface LatestFileProps {
  user: CurrentUser;
  onConnect: () => void;
}

/** The summary of the newest upload; without one, the next step. */
export function LatestFile({ user, onConnect }: LatestFileProps) {
  const t = useT();
  const upload = useLatestUpload();
  if (upload.isPending) return <Placeholder />;
  if (upload.isLoadingError) {
    return (
      <Card>
        <LoadError title={t("dashboard.failed")} query={upload} />
      </Card>
    );
  }
  const { data } = upload;
  if (!data) return <NoFile onConnect={onConnect} />;
  return (
    <>
      <FileFigures fileName={data.fileName} facts={data.facts} />
      <StatCards />
      <QuickActions user={user} />
    </>
  );
}

function FileFigures({ fileName, facts }: { fileName: string; facts: UsageFacts }) {
  const t = useT();
  const language = useLanguage();
  const period =
    facts.start === null || facts.end === null
      ? null
      : { start: formatDay(facts.start, language), end: formatDay(lastDayOf(facts.end), language) };
  return (
    <section aria-labelledby="latest-file">
      <h2 id="latest-file" className="text-xl font-semibold">
        {t("dashboard.latest")}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
        <FileText aria-hidden="true" className="size-4" />
        <span className="[overflow-wrap:anywhere]">{fileName}</span>
        {period && (
          <>
            <span aria-hidden="true" className="hidden sm:inline">
              ·
            </span>
            <span>{t("dashboard.period", period)}</span>
          </>
        )}
      </p>
      <KeyFigures facts={facts} />
      <Suspense fallback={<Skeleton className="mt-6 h-80" />}>
        <UsageCharts facts={facts} />
      </Suspense>
    </section>
  );
}

function NoFile({ onConnect }: { onConnect: () => void }) {
  const t = useT();
  const mayChange = useMayChange();
  return (
    <Card>
      <EmptyState
        icon={<FileText className="size-6" />}
        title={t("dashboard.empty.title")}
        description={t("dashboard.empty.text")}
        action={
          mayChange && (
            <span className="flex flex-col items-center gap-3">
              <Button onClick={onConnect}>{t("dashboard.meter.connect")}</Button>
              <Button variant="link" size="sm" asChild>
                <SiteLink to="/chat">{t("dashboard.empty.action")}</SiteLink>
              </Button>
            </span>
          )
        }
      />
    </Card>
  );
}

function Placeholder() {
  const t = useT();
  return (
    <div aria-busy="true" aria-label={t("state.loading")} className="flex flex-col gap-6">
      <Skeleton className="h-7 w-40" />
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {["total", "day", "peak", "base"].map((figure) => (
          <Skeleton key={figure} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-60" />
    </div>
  );
}
