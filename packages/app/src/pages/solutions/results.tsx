import { ClaimNote } from "../../components/claim-note";
import type { ClaimId } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";

const RESULTS: readonly { key: "monthly" | "total" | "customers" | "countries"; claim: ClaimId }[] = [
  { key: "monthly", claim: "example-savings" },
  { key: "total", claim: "total-savings" },
  { key: "customers", claim: "customers" },
  { key: "countries", claim: "countries" },
];

/** The maker's figures across customers. */
export function Results() {
  const t = useT();
  return (
    <section aria-label={t("solutions.results")} className="border-y border-line bg-surface">
      <Container className="py-10">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {RESULTS.map(({ key, claim }) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{t(`solutions.results.${key}`)}</dt>
              <dd className="whitespace-nowrap text-xl font-bold tabular-nums sm:text-2xl">
                {t(`solutions.results.${key}.value`)}
                <ClaimNote id={claim} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
