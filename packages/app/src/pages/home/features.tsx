import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ChartSpline, CircleDollarSign, type LucideIcon, Network } from "lucide-react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { LoadStack } from "./load-stack";

interface Feature {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
  to: string;
}

const features: readonly Feature[] = [
  { icon: Network, title: "home.features.vpp.title", text: "home.features.vpp.text", to: "/solutions" },
  { icon: CircleDollarSign, title: "home.features.revenue.title", text: "home.features.revenue.text", to: "/pricing" },
  { icon: ChartSpline, title: "home.features.analytics.title", text: "home.features.analytics.text", to: "/product" },
];

/** The NILM picture is large; the other three are beside it, smaller. */
export function Features() {
  const t = useT();
  return (
    <section className="py-16 md:py-24">
      <Container>
        <SectionHeading title={t("home.features.title")} lead={t("home.features.text")} />
        <div className="mt-10 grid gap-6 lg:grid-cols-5">
          <Card as="article" padding="lg" variant="raised" className="flex flex-col gap-6 lg:col-span-3">
            <div>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-2xl font-bold tracking-tight">{t("home.features.nilm.title")}</h3>
                <Badge variant="outline">{t("home.curve.sample")}</Badge>
              </div>
              <p className="mt-2 max-w-prose text-muted">{t("home.features.nilm.text")}</p>
            </div>
            <LoadStack />
            <MoreLink to="/technology" about="home.features.nilm.title" />
          </Card>
          <div className="grid gap-6 lg:col-span-2">
            {features.map(({ icon: Icon, title, text, to }) => (
              <Card key={title} as="article" className="flex flex-col gap-2">
                <div className="flex items-center gap-3">
                  <Icon aria-hidden="true" className="size-6 text-brand-strong" />
                  <h3 className="text-lg font-semibold">{t(title)}</h3>
                </div>
                <p className="text-muted">{t(text)}</p>
                <MoreLink to={to} about={title} />
              </Card>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

function MoreLink({ to, about }: { to: string; about: MessageKey }) {
  const t = useT();
  return (
    <SiteLink
      to={to}
      className="mt-auto self-start py-1 text-sm font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
    >
      {t("home.features.more")}
      <span className="sr-only">: {t(about)}</span>
    </SiteLink>
  );
}
