import { Clock } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import type { Guide } from "./guide-list";

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

interface GuidesProps {
  guides: readonly Guide[];
  onStart: (id: string) => void;
}

export function Guides({ guides, onStart }: GuidesProps) {
  const t = useT();
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {guides.map((guide) => (
        <Card key={guide.id} as="li" className="flex flex-col items-start gap-4">
          <GuideFacts guide={guide} />
          <div>
            <h2 className="text-xl font-semibold text-balance">{t(guide.title)}</h2>
            <p className="mt-1 text-muted">{t(guide.text)}</p>
          </div>
          <ol className="flex list-decimal flex-col gap-1 pl-5 text-sm marker:text-muted">
            {guide.steps.map(({ title }) => (
              <li key={title}>{t(title)}</li>
            ))}
          </ol>
          <Button
            variant="secondary"
            aria-label={t("documentation.guide.startNamed", { title: t(guide.title) })}
            onClick={() => onStart(guide.id)}
            className="mt-auto"
          >
            {t("documentation.guide.start")}
          </Button>
        </Card>
      ))}
    </ul>
  );
}
