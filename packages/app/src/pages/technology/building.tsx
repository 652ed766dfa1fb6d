import { BrainCircuit, Cable, type LucideIcon, ShieldCheck } from "lucide-react";
import { ClaimNote } from "../../components/claim-note";
import type { ClaimId } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

const PARTS = ["ai", "connectivity", "security"] as const;
const look: Record<(typeof PARTS)[number], { icon: LucideIcon; claim: ClaimId }> = {
  ai: { icon: BrainCircuit, claim: "nilm-accuracy" },
  connectivity: { icon: Cable, claim: "connectivity" },
  security: { icon: ShieldCheck, claim: "compliance" },
};
const LINES = ["a", "b", "c"] as const;

/** What it is built of: analysis, connections, protection. */
export function Building() {
  const t = useT();
  return (
    <Container className="py-14 md:py-20">
      <SectionHeading title={t("technology.building.title")} />
      <div className="mt-8 grid gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-3">
        {PARTS.map((part) => {
          const { icon: Icon, claim } = look[part];
          return (
            <article key={part} className="bg-surface p-6 md:p-8">
              <Icon aria-hidden="true" className="size-7 text-brand-strong" />
              <h3 className="mt-4 text-xl font-bold">{t(`technology.building.${part}.title`)}</h3>
              <ul className="mt-3 flex flex-col gap-2 text-muted">
                {LINES.map((line) => (
                  <li key={line}>{t(`technology.building.${part}.${line}`)}</li>
                ))}
              </ul>
              <p className="mt-4 border-t border-line pt-4 text-sm font-medium">
                {t(`technology.building.${part}.claim`)}
                <ClaimNote id={claim} />
              </p>
            </article>
          );
        })}
      </div>
    </Container>
  );
}
