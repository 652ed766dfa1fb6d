import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { ReactNode } from "react";
import { ClaimNote } from "../../components/claim-note";
import type { ClaimId } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { BatteryPlan, HourlyUse, UseShares } from "./mini-charts";

const cards: readonly { title: MessageKey; text: MessageKey; chart: ReactNode; claims?: readonly ClaimId[] }[] = [
  {
    title: "home.intelligence.where.title",
    text: "home.intelligence.where.text",
    chart: <UseShares />,
    claims: ["detection-accuracy", "smart-meter-data"],
  },
  { title: "home.intelligence.when.title", text: "home.intelligence.when.text", chart: <HourlyUse /> },
  { title: "home.intelligence.what.title", text: "home.intelligence.what.text", chart: <BatteryPlan /> },
];

export function Intelligence() {
  const t = useT();
  return (
    <section className="py-16 md:py-24">
      <Container>
        <SectionHeading title={t("home.intelligence.title")} lead={t("home.intelligence.text")} />
        <div className="mt-10 grid gap-6 lg:grid-cols-3">
          {cards.map(({ title, text, chart, claims = [] }) => (
            // On a tablet, three columns would leave no width for the charts, so each text is beside its chart.
            <Card
              key={title}
              as="article"
              className="flex flex-col gap-4 md:flex-row md:items-center md:gap-8 lg:flex-col lg:items-stretch lg:gap-4"
            >
              <div className="flex flex-col gap-4 md:w-80 md:shrink-0 lg:w-auto">
                <Badge variant="outline" className="self-start">
                  {t("home.curve.sample")}
                </Badge>
                <div className="flex h-40 flex-col justify-end">{chart}</div>
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <h3 className="text-lg font-semibold">{t(title)}</h3>
                <p className="text-muted">
                  {t(text)}
                  {claims.map((claim) => (
                    <ClaimNote key={claim} id={claim} />
                  ))}
                </p>
              </div>
            </Card>
          ))}
        </div>
      </Container>
    </section>
  );
}
