import { RANK_LEVELS } from "@wattleaf/shared/domain/rewards";
import { ArrowUpDown, EyeOff, Flame, Leaf, type LucideIcon, RefreshCw, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { RankBadge } from "../../components/rewards/rank-badge";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Card } from "../../ui/card";

const rules = [
  { id: "save", icon: Leaf },
  { id: "streak", icon: Flame },
  { id: "climb", icon: TrendingUp },
] as const;
const features = [
  { id: "refresh", icon: RefreshCw },
  { id: "changes", icon: ArrowUpDown },
  { id: "privacy", icon: EyeOff },
] as const;

/** Beside the list: where points come from, what the levels are, and what moves by itself. */
export function Panels() {
  const t = useT();
  return (
    <div className="grid content-start gap-4 md:grid-cols-2 md:[&>:last-child]:col-span-2 lg:grid-cols-1 lg:[&>:last-child]:col-span-1">
      <Panel id="how-rankings-work" title={t("leaderboard.how.title")}>
        <ul className="flex flex-col gap-3">
          {rules.map(({ id, icon }) => (
            <Point key={id} icon={icon} title={t(`leaderboard.how.${id}`)} text={t(`leaderboard.how.${id}.text`)} />
          ))}
        </ul>
        <PanelLink to="/help/leaderboard-and-ranks">{t("leaderboard.how.more")}</PanelLink>
      </Panel>
      <Levels />
      <Panel id="live-features" title={t("leaderboard.live.title")}>
        <ul className="flex flex-col gap-3">
          {features.map(({ id, icon }) => (
            <Point key={id} icon={icon} title={t(`leaderboard.live.${id}`)} text={t(`leaderboard.live.${id}.text`)} />
          ))}
        </ul>
        <PanelLink to="/settings">{t("leaderboard.live.settings")}</PanelLink>
      </Panel>
    </div>
  );
}

function Levels() {
  const t = useT();
  const language = useLanguage();
  return (
    <Panel id="rank-levels" title={t("leaderboard.levels.title")}>
      <ul className="flex flex-col gap-2">
        {RANK_LEVELS.map(({ id, minPoints }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <RankBadge level={id} />
            <span className="ml-auto text-sm tabular-nums text-muted">
              {t("leaderboard.levels.from", { points: formatNumber(minPoints, language, 0) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="none" aria-labelledby={id} className="flex flex-col gap-4 p-5">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Point({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
      <p className="min-w-0 text-sm">
        <span className="block font-semibold">{title}</span>
        <span className="text-muted">{text}</span>
      </p>
    </li>
  );
}

function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="self-start text-sm font-semibold text-brand-strong underline underline-offset-4">
      {children}
    </SiteLink>
  );
}
