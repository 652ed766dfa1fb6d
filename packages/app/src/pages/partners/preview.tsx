import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import type { PartnerTheme } from "@wattleaf/shared/domain/partners";
import { widgetPreviewAddress } from "@wattleaf/shared/domain/widget-preview";
import { useEffect, useState } from "react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";

/** A color picker tells each color that it is moved over. */
const SETTLED_MS = 300;

interface PreviewProps {
  partner: Partner;
  /** As chosen, also before it is saved. */
  accent: string;
  theme: PartnerTheme;
}

/** The workspace's own widget: look as chosen, words as saved. */
export function Preview({ partner, accent, theme: { theme, position } }: PreviewProps) {
  const t = useT();
  const language = useLanguage();
  const address = widgetPreviewAddress({
    accent,
    language,
    theme: theme === "dark" ? "dark" : "light",
    position,
    partner: partner.id,
  });
  const [shown, setShown] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setShown(address), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <div className="flex flex-col gap-3 lg:sticky lg:top-24 lg:self-start">
      <h2 className="text-sm font-semibold">{t("partners.preview")}</h2>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, which needs the site's origin */}
      <iframe
        // Saved words come with a new session.
        key={JSON.stringify([partner.name, partner.settings])}
        title={t("partners.preview")}
        src={shown}
        className="h-[34rem] w-full rounded-xl border border-line bg-white"
      />
      <p className="text-sm text-muted">{t("partners.previewHint")}</p>
    </div>
  );
}
