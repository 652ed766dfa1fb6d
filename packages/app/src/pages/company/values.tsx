import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";

const values = ["evidence", "yours", "plain", "consent"] as const;

export function Values() {
  const t = useT();
  return (
    <section className="border-y border-line bg-surface py-16">
      <Container>
        <h2 className="text-3xl font-bold tracking-tight">{t("company.values.title")}</h2>
        <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {values.map((value, index) => (
            <li key={value} className="flex gap-4">
              <span aria-hidden="true" className="text-2xl font-bold tabular-nums text-brand-strong">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{t(`company.values.${value}.title`)}</h3>
                <p className="mt-1 text-pretty text-muted">{t(`company.values.${value}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
