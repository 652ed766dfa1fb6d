import { useId } from "react";
import { useT } from "../../lib/i18n";
import { SiteLink } from "../site-link";

/** Whose data this is, and how to get an account. */
export function ReadOnlyNotice({ isSample }: { isSample: boolean }) {
  const t = useT();
  const textId = useId();
  const { text, action, to } = isSample ? SAMPLE : OWN;
  return (
    <aside
      aria-labelledby={textId}
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 border-b border-amber/30 bg-amber-soft px-4 py-1.5 text-center text-xs text-ink sm:text-sm"
    >
      <span id={textId}>{t(text)}</span>
      <SiteLink to={to} className="font-semibold text-brand-strong underline underline-offset-4">
        {t(action)}
      </SiteLink>
    </aside>
  );
}

const SAMPLE = { text: "user.readOnly.sample", action: "user.readOnly.register", to: "/register" } as const;
/** Single sign-on only requests the read scope. */
const OWN = { text: "user.readOnly.session", action: "user.readOnly.login", to: "/login" } as const;
