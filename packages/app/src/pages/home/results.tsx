import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Stat } from "../../ui/stat";

const results: readonly { value: string; label: MessageKey }[] = [
  { value: "12%+", label: "home.results.savings" },
  { value: "97.8%+", label: "home.results.nilm" },
  { value: "50k+", label: "home.results.devices" },
  { value: "50M+", label: "home.results.analyzed" },
  { value: "100+", label: "home.results.customers" },
  { value: "99.99%", label: "home.results.uptime" },
];

export function Results() {
  const t = useT();
  return (
    <section className="border-y border-line bg-surface py-16 md:py-20">
      <Container className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={t("home.results.title")} lead={t("home.results.text")} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3">
          {results.map(({ value, label }) => (
            <Stat key={label} size="lg" value={value} label={t(label)} className="border-t border-line pt-4" />
          ))}
        </dl>
      </Container>
    </section>
  );
}
