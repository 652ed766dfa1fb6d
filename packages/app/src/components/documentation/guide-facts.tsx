import { Clock } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import type { Guide } from "./guide";

const difficultyLooks = { beginner: "brand", intermediate: "amber", advanced: "danger" } as const;

/** A guide's difficulty and duration. */
export function GuideFacts({ guide }: { guide: Guide }) {
  const t = useT();
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <Badge variant={difficultyLooks[guide.difficulty]}>{t(`documentation.difficulty.${guide.difficulty}`)}</Badge>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <Clock aria-hidden="true" className="size-4" />
        {t(guide.time)}
      </span>
    </p>
  );
}
