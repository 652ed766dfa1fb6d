import { type LucideIcon, Medal, Radio, Sparkles, TrendingUp } from "lucide-react";
import { useT } from "../../lib/i18n";

const tiles: readonly { id: "top" | "live" | "changes" | "points"; icon: LucideIcon }[] = [
  { id: "top", icon: Medal },
  { id: "live", icon: Radio },
  { id: "changes", icon: TrendingUp },
  { id: "points", icon: Sparkles },
];

/** What the leaderboard is, in four words each. */
export function Tiles() {
  const t = useT();
  return (
    <ul aria-label={t("leaderboard.tiles")} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ id, icon: Icon }) => (
        <li key={id} className="flex items-center gap-3 rounded-xl border border-line bg-surface p-3 md:p-4">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-strong"
          >
            <Icon className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block font-bold">{t(`leaderboard.tile.${id}`)}</span>{" "}
            <span className="block text-sm text-muted">{t(`leaderboard.tile.${id}.text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
