import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

/** By role: the specification names no people, and we invent none. */
const leaders = ["ceo", "cto", "science"] as const;

export function Leaders() {
  const t = useT();
  return (
    <Container className="py-16 md:py-20">
      <section className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading title={t("company.leaders.title")} lead={t("company.leaders.text")} />
        <dl className="divide-y divide-line border-y border-line">
          {leaders.map((leader) => (
            <div key={leader} className="grid gap-1 py-5 sm:grid-cols-[14rem_1fr] sm:gap-6">
              <dt className="font-semibold">{t(`company.leaders.${leader}.role`)}</dt>
              <dd>
                <p className="font-medium text-brand-strong">{t(`company.leaders.${leader}.owns`)}</p>
                <p className="mt-1 text-pretty text-muted">{t(`company.leaders.${leader}.text`)}</p>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}
