import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { ClaimList } from "./claim-list";
import { CLAIM_KINDS } from "./claim-origins";
import { KindBadge } from "./kind-badge";
import { Papers } from "./papers";

export function Page() {
  const t = useT();
  return (
    <Container className="flex flex-col gap-14 py-12 md:gap-20 md:py-16">
      <div className="grid gap-10 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:gap-20">
        <SectionHeading level={1} size="page" title={t("methods.title")} lead={t("methods.lead")} />
        <dl className="flex flex-col gap-4">
          {CLAIM_KINDS.map((kind) => (
            <div key={kind}>
              <dt>
                <KindBadge kind={kind} />
              </dt>
              <dd className="mt-1 text-sm text-muted">{t(`methods.kind.${kind}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ClaimList />
      <section id="savings-reports" className="scroll-mt-24">
        <h2 className="text-3xl font-bold tracking-tight">{t("methods.trial.title")}</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">{t("methods.trial.text")}</p>
      </section>
      <Papers />
    </Container>
  );
}
