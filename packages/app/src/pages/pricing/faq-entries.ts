import { priceOf } from "@wattleaf/shared/domain/billing";
import { CHAT_QUOTAS } from "@wattleaf/shared/domain/chat";
import { MONEY_BACK_DAYS } from "@wattleaf/shared/domain/plans";
import { formatMoney, formatPercent } from "@wattleaf/shared/i18n/format/numbers";
import type { Language } from "@wattleaf/shared/i18n/language";
import { translateIn } from "../../lib/messages";

const QUESTIONS = ["family", "trial", "annual", "refund", "payment", "cancel"] as const;
const MONTHS = 12;

interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

export function faqEntries(language: Language): readonly FaqEntry[] {
  const t = translateIn(language);
  const dollars = (usd: number) => formatMoney(usd, "USD", language, { minimum: 0 });
  const growthTwelve = priceOf("growth", "monthly").usd * MONTHS;
  const growthAnnual = priceOf("growth", "annual").usd;
  const figures = {
    questions: CHAT_QUOTAS.free.perDay,
    days: MONEY_BACK_DAYS,
    growthAnnual: dollars(growthAnnual),
    growthTwelve: dollars(growthTwelve),
    proAnnual: dollars(priceOf("pro", "annual").usd),
    proTwelve: dollars(priceOf("pro", "monthly").usd * MONTHS),
    percent: formatPercent(1 - growthAnnual / growthTwelve, language, 0),
  };
  return QUESTIONS.map((id) => ({
    id,
    question: t(`pricing.faq.${id}.question`),
    answer: t(`pricing.faq.${id}.answer`, figures),
  }));
}

export const faqJsonLd = (language: Language) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  inLanguage: language,
  mainEntity: faqEntries(language).map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
