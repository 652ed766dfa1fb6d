import { useT } from "../../lib/i18n";
import { Logo } from "../../ui/logo";

/** The assistant's greeting; part of the prerendered page, so that it is visible before any script runs. */
export function Greeting() {
  const t = useT();
  return (
    <div className="flex gap-3">
      <Logo show="mark" size="sm" className="mt-0.5 self-start" />
      <p className="min-w-0 text-pretty">
        <span className="sr-only">{t("chat.assistant")}</span>
        {t("chat.greeting")}
      </p>
    </div>
  );
}
