import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

interface AnnouncementProps {
  leader: LeaderboardEntry | undefined;
  own: LeaderboardEntry | null;
}

/**
 * Tells screen readers of what changed while the page is open: the user's own position, or else who leads. A list that is
 * read again every ten seconds is silent otherwise.
 */
export function Announcement({ leader, own }: AnnouncementProps) {
  const t = useT();
  const language = useLanguage();
  const [text, setText] = useState("");
  const known = useRef<{ leaderId: string | undefined; position: number | undefined }>(undefined);
  const leaderId = leader?.userId;
  const leaderName = leader && `${leader.name ?? t("leaderboard.entry.label")} ${leader.userId}`;
  const position = own?.position;
  useEffect(() => {
    const before = known.current;
    known.current = { leaderId, position };
    if (!before) return;
    if (position !== undefined && before.position !== undefined && position !== before.position)
      setText(t("leaderboard.announce.own", { position: formatNumber(position, language, 0) }));
    else if (leaderName && before.leaderId !== undefined && leaderId !== before.leaderId)
      setText(t("leaderboard.announce.leader", { name: leaderName }));
  }, [leaderId, leaderName, position, language, t]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
