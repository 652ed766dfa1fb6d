import type { LeaderboardEntry, LeaderboardPosition } from "@wattleaf/shared/contracts/rewards";
import type { LeaderboardStatus } from "@wattleaf/shared/domain/rewards";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { Distances } from "../../components/rewards/distances";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { loginPath } from "../../lib/return-path";
import { EntryRow } from "./entry-row";

interface OwnPositionProps {
  position: LeaderboardPosition;
  /** The list above, which may show the own entry already. */
  entries: readonly LeaderboardEntry[];
}

/** Below the list: the own entry if it is further down, and how far its neighbors are. */
export function OwnPosition({ position, entries }: OwnPositionProps) {
  const t = useT();
  const { entry, status, userId } = position;
  const isAbove = entries.some((one) => one.userId === userId);
  return (
    <section aria-labelledby="own-position" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="own-position" className="text-lg font-semibold">
        {t("leaderboard.own.title")}
      </h3>
      {entry && !isAbove && <EntryRow entry={entry} isOwn />}
      {entry ? <Distances position={position} /> : <NotListed status={status} />}
    </section>
  );
}

const links: Readonly<Partial<Record<LeaderboardStatus, { to: string; label: MessageKey }>>> = {
  hidden: { to: "/settings", label: "leaderboard.live.settings" },
  no_meter: { to: "/dashboard", label: "leaderboard.empty.connect" },
};

function NotListed({ status }: Pick<LeaderboardPosition, "status">) {
  const t = useT();
  const link = links[status];
  // A listed account has an entry.
  if (status === "listed") return null;
  return (
    <p className="text-muted">
      {t(`leaderboard.own.${status}`)}{" "}
      {link && (
        <SiteLink to={link.to} className="font-semibold text-brand-strong underline underline-offset-4">
          {t(link.label)}
        </SiteLink>
      )}
    </p>
  );
}

/** The same place for someone who is not signed in. */
export function VisitorPosition() {
  const t = useT();
  return (
    <p className="border-t border-line pt-4 text-muted">
      {t("leaderboard.own.visitor")}{" "}
      <SiteLink to={loginPath("/leaderboard")} className="font-semibold text-brand-strong underline underline-offset-4">
        {t("signIn.action")}
      </SiteLink>
    </p>
  );
}
