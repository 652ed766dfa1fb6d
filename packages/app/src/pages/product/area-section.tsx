import { ClaimNote } from "../../components/claim-note";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import type { ProductArea } from "./areas";

export function AreaSection({ area: { id, picture, to, claim } }: { area: ProductArea }) {
  const t = useT();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-10 first:pt-8 lg:first:pt-0">
      <h2 id={`${id}-title`} className="text-2xl font-bold tracking-tight">
        {t(`product.${id}.title`)}
      </h2>
      <p className="mt-2 max-w-prose text-pretty text-muted">
        {t(`product.${id}.text`)}
        {claim && <ClaimNote id={claim} />}
      </p>
      <figure className="mt-5">
        {picture}
        <figcaption className="mt-2 text-sm text-muted">{t(`product.${id}.caption`)}</figcaption>
      </figure>
      <SiteLink
        to={to}
        className="mt-3 inline-block py-1 font-semibold text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand-strong"
      >
        {t(`product.${id}.link`)}
      </SiteLink>
    </section>
  );
}
