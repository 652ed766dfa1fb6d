import { useId } from "react";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { SiteLink } from "../site-link";

/** On every page of a read-only session: whose data this is, and how to get an account. */
export function ReadOnlyBanner() {
  const t = useT();
  const textId = useId();
  const { user } = useSession();
  if (!user?.readOnly) return null;
  const { text, action, to } = user.isSample ? SAMPLE : OWN;
  return (
    <section
      aria-labelledby={textId}
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 border-b border-amber/30 bg-amber-soft px-4 py-1.5 text-center text-xs text-ink sm:text-sm"
    >
      <span id={textId}>{t(text)}</span>
      <SiteLink to={to} className="font-semibold text-brand-strong underline underline-offset-4">
        {t(action)}
      </SiteLink>
    </section>
  );
}

const SAMPLE = { text: "user.readOnly.sample", action: "user.readOnly.register", to: "/register" } as const;
/** Single sign-on only requests the read scope. */
const OWN = { text: "user.readOnly.session", action: "user.readOnly.login", to: "/login" } as const;
