import { ChevronDown } from "lucide-react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { faqEntries } from "./faq-entries";

/** The first answer is open: most visitors are households. */
export function Faq() {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 className="text-3xl font-bold tracking-tight text-balance">{t("pricing.faq.title")}</h2>
      <div className="border-t border-line">
        {faqEntries(language).map(({ id, question, answer }, index) => (
          <details key={id} open={index === 0} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-semibold">
              {question}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </summary>
            <p className="max-w-prose pb-5 text-pretty text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
