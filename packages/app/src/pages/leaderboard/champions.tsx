import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { LEADERBOARD_SIZE } from "@wattleaf/shared/domain/rewards";
import { Trophy } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { LoadError } from "../../components/load-error";
import { SandboxBadge } from "../../components/meters/sandbox-badge";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useLeaderboard, usePosition } from "../../lib/leaderboard";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { Announcement } from "./announcement";
import { OwnPosition, VisitorPosition } from "./own-position";
import { RankedList } from "./ranked-list";
import { Totals } from "./totals";

/** The lists: measured homes, and apart from them those with simulated readings. */
export function Champions() {
  const t = useT();
  const board = useLeaderboard();
  if (board.isPending) return <LoadingList />;
  if (board.isLoadingError)
    return (
      <Card>
        <LoadError title={t("leaderboard.failed")} query={board} />
      </Card>
    );
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {board.isRefetchError && <p className="text-sm text-muted">{t("leaderboard.stale")}</p>}
      <Lists entries={board.data} />
    </div>
  );
}

function Lists({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const t = useT();
  const { status } = useSession();
  const position = usePosition({ enabled: status === "signedIn" }).data;
  // The same arrays until the list is read again: that is when changes of rank are found.
  const measured = useMemo(() => entries.filter(({ simulated }) => !simulated), [entries]);
  const simulated = useMemo(() => entries.filter((entry) => entry.simulated), [entries]);
  const isSimulated = position?.entry?.simulated ?? false;
  const own = (list: readonly LeaderboardEntry[]) => position && <OwnPosition position={position} entries={list} />;
  return (
    <>
      <Announcement leader={measured[0] ?? simulated[0]} own={position?.entry ?? null} />
      <ListSection id="measured-homes" title={t("leaderboard.measured")}>
        {measured.length > 0 ? (
          <>
            <RankedList label={t("leaderboard.measured")} entries={measured} ownId={position?.userId} />
            <Totals entries={measured} />
          </>
        ) : (
          <EmptyList isUser={status === "signedIn"} />
        )}
        {status === "visitor" && <VisitorPosition />}
        {!isSimulated && own(measured)}
      </ListSection>
      {simulated.length > 0 && (
        <ListSection
          id="sandbox-homes"
          title={t("leaderboard.sandbox")}
          badge={<SandboxBadge />}
          text={t("leaderboard.sandbox.text")}
        >
          <RankedList label={t("leaderboard.sandbox")} entries={simulated} ownId={position?.userId} />
          <Totals entries={simulated} />
          {isSimulated && own(simulated)}
        </ListSection>
      )}
    </>
  );
}

interface ListSectionProps {
  id: string;
  title: string;
  badge?: ReactNode;
  text?: string;
  children: ReactNode;
}

function ListSection({ id, title, badge, text, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="flex flex-wrap items-center gap-3 text-2xl font-semibold">
          {title}
          {badge}
        </h2>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

function EmptyList({ isUser }: { isUser: boolean }) {
  const t = useT();
  return (
    <Card padding="none">
      <EmptyState
        className="py-8"
        icon={<Trophy className="size-6" />}
        title={t("leaderboard.empty")}
        description={t("leaderboard.empty.text")}
        action={
          <Button asChild>
            <SiteLink to={isUser ? "/dashboard" : "/register"}>
              {t(isUser ? "leaderboard.empty.connect" : "leaderboard.empty.register")}
            </SiteLink>
          </Button>
        }
      />
    </Card>
  );
}

function LoadingList() {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">{t("leaderboard.loading")}</output>
      <Skeleton className="h-9 w-48" />
      <div className="flex flex-col gap-2">
        {Array.from({ length: LEADERBOARD_SIZE }, (_, index) => (
          <Skeleton key={index} className="h-[8.5rem] sm:h-[5.25rem]" />
        ))}
      </div>
    </div>
  );
}
