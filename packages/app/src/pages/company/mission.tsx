import type { ClaimId } from "../../lib/claims";
import { ClaimNote } from "../../components/claim-note";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { Stat } from "../../ui/stat";

const stats = [
  { value: "100+", label: "company.stats.customers", claim: "customers" },
  { value: "15+", label: "company.stats.countries", claim: "countries" },
  { value: "50M+", label: "company.stats.energy", claim: "energy-analyzed" },
  { value: "$2M+", label: "company.stats.savings", claim: "total-savings" },
] as const satisfies readonly { claim: ClaimId; [name: string]: string }[];

export function Mission() {
  const t = useT();
  return (
    <section className="bg-forest text-on-forest">
      <Container className="grid gap-10 py-14 md:py-20 lg:grid-cols-[1.5fr_1fr] lg:items-end lg:gap-20">
        <div>
          <h1 className="text-4xl font-bold tracking-tight text-balance">{t("company.title")}</h1>
          <p className="mt-6 max-w-prose text-lg text-pretty text-on-forest-muted">{t("company.mission")}</p>
        </div>
        <div className="border-l-2 border-brand pl-6">
          <h2 className="font-semibold">{t("company.rule.title")}</h2>
          <p className="mt-2 text-pretty text-on-forest-muted">{t("company.rule.text")}</p>
          <p className="mt-3">
            <SiteLink to="/methods" className="font-semibold underline underline-offset-4">
              {t("company.rule.link")}
            </SiteLink>
          </p>
        </div>
      </Container>
      <div className="bg-surface text-ink">
        <Container className="border-b border-line py-8">
          <h2 className="sr-only">{t("company.stats.title")}</h2>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
            {stats.map(({ value, label, claim }) => (
              <Stat
                key={claim}
                value={
                  <>
                    {value}
                    <ClaimNote id={claim} />
                  </>
                }
                label={t(label)}
              />
            ))}
          </dl>
        </Container>
      </div>
    </section>
  );
}
