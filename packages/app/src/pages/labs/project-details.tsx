import { ArrowRight, Code } from "lucide-react";
import { SiteLink } from "../../components/site-link";
import { formatDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Progress } from "../../ui/progress";
import { type Project, REPOSITORIES, statusBadges } from "./projects";

/** Everything about a project, its misses included. */
export function ProjectDetails({ project }: { project: Project }) {
  const t = useT();
  const language = useLanguage();
  const { slug, title, description, status, progress, startDate, expectedCompletion, projectUrl } = project;
  const repository = REPOSITORIES[slug];
  return (
    <Card as="article" padding="lg" id={slug} aria-labelledby={`${slug}-title`} className="scroll-mt-20">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col items-start gap-4">
          <Badge variant={statusBadges[status]}>{t(`labs.status.${status}`)}</Badge>
          <h3 id={`${slug}-title`} className="text-2xl font-bold tracking-tight text-balance">
            {title}
          </h3>
          <p className="max-w-prose text-muted text-pretty">{description}</p>
          <Progress
            className="w-full max-w-md"
            label={t("labs.progress")}
            valuePercent={progress}
            valueText={`${progress}%`}
          />
          <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
            <div>
              <dt className="text-muted">{t("labs.started")}</dt>
              <dd className="font-medium tabular-nums">{formatDay(startDate, language)}</dd>
            </div>
            <div>
              <dt className="text-muted">{t("labs.expected")}</dt>
              <dd className="font-medium tabular-nums">{formatDay(expectedCompletion, language)}</dd>
            </div>
          </dl>
          <div className="mt-auto flex flex-wrap gap-3 pt-2">
            {projectUrl && (
              <Button variant="secondary" icon={<ArrowRight aria-hidden="true" className="size-4" />} asChild>
                <SiteLink to={projectUrl}>
                  {t("labs.viewProject")}
                  <span className="sr-only">: {title}</span>
                </SiteLink>
              </Button>
            )}
            {repository && (
              <Button variant="ghost" icon={<Code aria-hidden="true" className="size-4" />} asChild>
                <SiteLink to={repository}>
                  {t("labs.viewRepository")}
                  <span className="sr-only">: {title}</span>
                </SiteLink>
              </Button>
            )}
          </div>
        </div>
        <div className="flex flex-col gap-6 text-sm">
          <section>
            <h4 className="font-semibold">{t("labs.metrics")}</h4>
            <dl className="mt-2 divide-y divide-line border-y border-line">
              {Object.entries(project.keyMetrics).map(([name, value]) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Listed title={t("labs.team")} items={project.team} />
          <Listed title={t("labs.technologies")} items={project.technologies} />
          <Listed title={t("labs.applications")} items={project.applications} />
        </div>
      </div>
    </Card>
  );
}

const Listed = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section>
    <h4 className="font-semibold">{title}</h4>
    <ul className="mt-2 flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className="rounded-md bg-sunken px-2.5 py-1">
          {item}
        </li>
      ))}
    </ul>
  </section>
);
