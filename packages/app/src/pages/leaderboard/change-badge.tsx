import type { RankChange } from "@wattleaf/shared/domain/rank-change";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";

/** How many places an entry has just moved; nothing for one that stayed. */
export function ChangeBadge({ change }: { change: RankChange | undefined }) {
  const t = useT();
  if (!change || change.change === "same") return null;
  const places = Math.abs(change.currentRank - change.previousRank);
  const isUp = change.change === "up";
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <Badge
      variant={isUp ? "brand" : "neutral"}
      className="absolute -bottom-1.5 left-1/2 -translate-x-1/2 animate-rise px-1.5 py-0"
    >
      <Arrow aria-hidden="true" className="-mr-1 size-3" />
      <span aria-hidden="true">{places}</span>
      <span className="sr-only">{t(isUp ? "leaderboard.change.up" : "leaderboard.change.down", { places })}</span>
    </Badge>
  );
}
