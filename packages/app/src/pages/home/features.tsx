import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ChartSpline, CircleDollarSign, type LucideIcon, Network, ScanSearch } from "lucide-react";
import { ClaimNote } from "../../components/claim-note";
import { SiteLink } from "../../components/site-link";
import type { ClaimId } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

interface Feature {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
  to: string;
  /** The source of the figure in its text. */
  claim?: ClaimId;
}

const features: readonly Feature[] = [
  {
    icon: ScanSearch,
    title: "home.features.nilm.title",
    text: "home.features.nilm.text",
    to: "/technology",
    claim: "nilm-accuracy",
  },
  { icon: Network, title: "home.features.vpp.title", text: "home.features.vpp.text", to: "/solutions" },
  {
    icon: CircleDollarSign,
    title: "home.features.revenue.title",
    text: "home.features.revenue.text",
    to: "/pricing",
    claim: "example-savings",
  },
  { icon: ChartSpline, title: "home.features.analytics.title", text: "home.features.analytics.text", to: "/product" },
];

/** What is built on that data: a list to read down, beside its heading. */
export function Features() {
  const t = useT();
  return (
    <section className="border-t border-line py-16 md:py-24">
      <Container className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading title={t("home.features.title")} lead={t("home.features.text")} />
        <div className="flex flex-col divide-y divide-line border-y border-line">
          {features.map(({ icon: Icon, title, text, to, claim }) => (
            <article key={title} className="grid gap-x-8 gap-y-2 py-6 md:grid-cols-[15rem_1fr]">
              <h3 className="flex items-start gap-3 text-lg font-semibold">
                <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand-strong" />
                {t(title)}
              </h3>
              <div className="flex flex-col items-start gap-2">
                <p className="max-w-prose text-muted">
                  {t(text)}
                  {claim && <ClaimNote id={claim} />}
                </p>
                <SiteLink
                  to={to}
                  className="py-1 text-sm font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
                >
                  {t("home.features.more")}
                  <span className="sr-only">: {t(title)}</span>
                </SiteLink>
              </div>
            </article>
          ))}
        </div>
      </Container>
    </section>
  );
}
