import { useT } from "../../lib/i18n";

const values = ["setup", "support", "security"] as const;

export function Values() {
  const t = useT();
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
      {values.map((value) => (
        <section key={value} className="border-t-2 border-brand pt-4">
          <h2 className="text-lg font-semibold">{t(`pricing.value.${value}.title`)}</h2>
          <p className="mt-1 text-pretty text-muted">{t(`pricing.value.${value}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
