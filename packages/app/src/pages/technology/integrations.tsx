import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

/** Only what works in this product today is called available. */
const INTEGRATIONS = [
  { name: "greenButton", state: "available" },
  { name: "openadr", state: "available" },
  { name: "tuya", state: "planned" },
  { name: "nest", state: "planned" },
  { name: "modbus", state: "planned" },
  { name: "matter", state: "planned" },
] as const;

export function Integrations() {
  const t = useT();
  return (
    <section className="border-t border-line bg-sunken/50 py-14 md:py-20">
      <Container className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <SectionHeading title={t("technology.integrations.title")} lead={t("technology.integrations.text")} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button asChild>
              <SiteLink to="/documentation">{t("technology.integrations.docs")}</SiteLink>
            </Button>
            <Button variant="secondary" asChild>
              <SiteLink to="/company?topic=integration#contact">{t("technology.integrations.request")}</SiteLink>
            </Button>
          </div>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {INTEGRATIONS.map(({ name, state }) => (
            <li key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr_auto] sm:items-baseline">
              <h3 className="font-semibold">{t(`technology.integrations.${name}`)}</h3>
              <p className="text-sm text-pretty text-muted">{t(`technology.integrations.${name}.text`)}</p>
              <Badge variant={state === "available" ? "brand" : "outline"} className="justify-self-start">
                {t(`technology.integrations.${state}`)}
              </Badge>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
