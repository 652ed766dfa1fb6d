import { labs } from "virtual:content/labs";
import { Island } from "../../components/island";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Features } from "./features";
import { island as assistant } from "./assistant.island";
import { ProjectDetails } from "./project-details";
import { statusBadges } from "./projects";
import { Timeline } from "./timeline";

const OVERVIEW_COUNT = 4;

/** What is not a product yet: where it stands, what it measured, and what can be tried. */
export function Page() {
  const t = useT();
  const { projects, features } = labs[useLanguage()];
  return (
    <>
      <Container className="grid gap-10 pb-16 pt-12 md:pt-20 lg:grid-cols-[1fr_1.2fr] lg:items-center">
        <SectionHeading level={1} size="page" title={t("labs.title")} lead={t("labs.intro")} />
        <Timeline projects={projects} />
      </Container>
      <Container>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {projects.slice(0, OVERVIEW_COUNT).map(({ slug, title, status, progress }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="group flex h-full flex-col items-start gap-3 rounded-xl border border-line bg-surface p-5 transition duration-150 hover:border-brand-strong"
              >
                <Badge variant={statusBadges[status]}>{t(`labs.status.${status}`)}</Badge>
                <span className="text-lg font-semibold text-balance">{title}</span>
                <span className="mt-auto text-3xl font-bold tabular-nums tracking-tight text-brand-strong">
                  {progress}%
                </span>
                <span className="text-sm text-muted group-hover:text-brand-strong">{t("labs.details")}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
      <Container className="py-16 md:py-20">
        <SectionHeading title={t("labs.projects.title")} lead={t("labs.projects.text")} />
        <ul className="mt-10 flex flex-col gap-6">
          {projects.map((project) => (
            <li key={project.slug}>
              <ProjectDetails project={project} />
            </li>
          ))}
        </ul>
      </Container>
      <Features features={features} />
      <Container className="flex flex-wrap items-end justify-between gap-8 py-16 md:py-20">
        <SectionHeading title={t("labs.partner.title")} lead={t("labs.partner.text")} />
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <SiteLink to="/company?topic=partnership#contact">{t("labs.partner.action")}</SiteLink>
          </Button>
          <Button variant="secondary" asChild>
            <SiteLink to="/company?topic=demo#contact">{t("labs.partner.call")}</SiteLink>
          </Button>
        </div>
      </Container>
      <Island of={assistant} props={{ projects }} />
    </>
  );
}
