import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ClaimNote } from "../../components/claim-note";
import { ClaimedStat } from "../../components/claimed-stat";
import type { ClaimId } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Measured } from "./measured";

const results: readonly { value: string; label: MessageKey; claim: ClaimId }[] = [
  { value: "12%+", label: "home.results.savings", claim: "average-savings" },
  { value: "97.8%+", label: "home.results.nilm", claim: "nilm-accuracy" },
  { value: "50k+", label: "home.results.devices", claim: "supported-devices" },
  { value: "50M+", label: "home.results.analyzed", claim: "energy-analyzed" },
  { value: "100+", label: "home.results.customers", claim: "customers" },
  { value: "99.99%", label: "home.results.uptime", claim: "uptime" },
];

export function Results() {
  const t = useT();
  return (
    <section className="border-y border-line bg-surface py-16 md:py-20">
      <Container className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="flex min-w-0 flex-col gap-8">
          <SectionHeading
            title={t("home.results.title")}
            lead={
              <>
                {t("home.results.text")}
                <ClaimNote id="countries" />
              </>
            }
          />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-2">
            {results.map(({ value, label, claim }) => (
              <ClaimedStat
                key={label}
                claim={claim}
                value={value}
                label={t(label)}
                className="border-t border-line pt-4"
              />
            ))}
          </dl>
        </div>
        <Measured />
      </Container>
    </section>
  );
}
