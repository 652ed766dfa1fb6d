import type { RankId } from "@wattleaf/shared/domain/rewards";
import { Award, Crown, Leaf, type LucideIcon, Sprout, Trees, Zap } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Badge, type badgeVariants } from "../../ui/badge";

const looks: Record<RankId, { icon: LucideIcon; variant: keyof typeof badgeVariants }> = {
  master: { icon: Crown, variant: "amber" },
  champion: { icon: Trees, variant: "brand" },
  saver: { icon: Zap, variant: "brand" },
  friendly: { icon: Leaf, variant: "neutral" },
  expert: { icon: Award, variant: "brand" },
  beginner: { icon: Sprout, variant: "outline" },
};

/** A rank level by its icon and name. */
export function RankBadge({ level }: { level: RankId }) {
  const t = useT();
  const { icon: Icon, variant } = looks[level];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" className="size-3.5" />
      {t(`rank.${level}`)}
    </Badge>
  );
}
