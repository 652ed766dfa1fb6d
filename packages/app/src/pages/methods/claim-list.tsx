import { CLAIMS } from "../../lib/claims";
import { useT } from "../../lib/i18n";
import { CLAIM_ORIGINS } from "./claim-origins";
import { KindBadge } from "./kind-badge";

/** Each claim under its anchor; the one that a footnote leads to stands out. */
export function ClaimList() {
  const t = useT();
  return (
    <section>
      <h2 className="text-3xl font-bold tracking-tight">{t("methods.claims.title")}</h2>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {CLAIMS.map((id) => {
          const { kind, command } = CLAIM_ORIGINS[id];
          return (
            <li key={id} id={id} className="grid gap-2 py-6 target:bg-brand-soft lg:grid-cols-[1fr_2fr] lg:gap-12">
              <div>
                <h3 className="text-lg font-semibold text-balance">{t(`methods.claim.${id}.name`)}</h3>
                <p className="mt-2">
                  <KindBadge kind={kind} />
                </p>
              </div>
              <div className="max-w-prose">
                <p className="text-pretty">{t(`methods.claim.${id}.text`)}</p>
                {command && (
                  <p className="mt-2 text-sm text-muted">
                    {t("methods.command")} <code className="rounded bg-sunken px-1.5 py-0.5 font-mono">{command}</code>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
