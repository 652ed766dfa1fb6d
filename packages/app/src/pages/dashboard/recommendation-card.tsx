import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { Sparkles } from "lucide-react";
import { SandboxBadge } from "../../components/meters/sandbox-badge";
import { useAskInChat } from "../../lib/ask-in-chat";
import { formatHour, formatNumber, formatPercent, formatPower, formatQuantity } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { type Recommendation, recommend } from "./recommend";

interface RecommendationCardProps {
  /** The household's data; null without any. */
  facts: UsageFacts | null;
  sandbox: boolean;
  /** Its readings may still be importing. */
  hasMeter: boolean;
}

/** The first recommendation, with its figures and a follow-up question. */
export function RecommendationCard({ facts, sandbox, hasMeter }: RecommendationCardProps) {
  const t = useT();
  const ask = useAskInChat();
  const recommendation = facts && recommend(facts);
  const text = useRecommendationText(hasMeter)(recommendation);
  const question = t(`dashboard.advice.${recommendation?.kind ?? "none"}.question`);
  return (
    <Card as="section" variant="soft" aria-labelledby="advice" className="flex flex-col items-start gap-3">
      <h2 id="advice" className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        <Sparkles aria-hidden="true" className="size-5 text-brand-strong" />
        {t("dashboard.advice.title")}
        {sandbox && recommendation && <SandboxBadge />}
      </h2>
      <p className="tabular-nums text-pretty">{text}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-1 !whitespace-normal !h-auto py-2 text-left"
        onClick={() => ask(question)}
      >
        {question}
      </Button>
    </Card>
  );
}

function useRecommendationText(hasMeter: boolean): (recommendation: Recommendation | null) => string {
  const t = useT();
  const language = useLanguage();
  const joined = ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`;
  return (recommendation) => {
    switch (recommendation?.kind) {
      case "baseLoad":
        return t("dashboard.advice.baseLoad", {
          power: joined(formatPower(recommendation.watts, language)),
          percent: formatPercent(recommendation.share, language),
          year: joined(formatQuantity(recommendation.yearWh, "Wh", language)),
        });
      case "peakHour":
        return t("dashboard.advice.peakHour", {
          hour: formatHour(recommendation.hour, language),
          energy: joined(formatQuantity(recommendation.averageWh, "Wh", language)),
        });
      case "tariff":
        return t("dashboard.advice.tariff", {
          energy: joined(formatQuantity(recommendation.totalWh, "Wh", language)),
          days: formatNumber(recommendation.days, language, 0),
        });
      default:
        return t(hasMeter ? "dashboard.advice.waiting" : "dashboard.advice.none");
    }
  };
}
