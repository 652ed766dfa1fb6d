import { useT } from "../lib/i18n";
import type { ClaimId } from "../lib/claims";
import { SiteLink } from "./site-link";

/** The footnote of a figure: leads to where /methods says whether it was measured, is the maker's claim, or a sample. */
export function ClaimNote({ id }: { id: ClaimId }) {
  const t = useT();
  return (
    <sup className="ml-0.5 text-[0.65em] font-normal">
      <SiteLink
        to={`/methods#${id}`}
        aria-label={t("claim.source")}
        className="rounded px-1 text-muted no-underline hover:text-brand-strong"
      >
        *
      </SiteLink>
    </sup>
  );
}
