import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import type { PartnerTheme } from "@wattleaf/shared/domain/partners";
import { widgetPreviewAddress } from "@wattleaf/shared/domain/widget-preview";
import { useEffect, useRef } from "react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { changeDraft, type PreviewDraft, showDraft } from "./preview-draft";
import { useSettled } from "./use-settled";

interface PreviewProps {
  partner: Partner;
  /** As chosen, also before it is saved. */
  accent: string;
  theme: PartnerTheme;
  /** In the page's language. */
  draft: PreviewDraft;
}

/** The workspace's own widget as it is edited, apart from name and contact, which it has as saved. */
export function Preview({ partner, accent, theme: { theme, position, launcherLabel }, draft }: PreviewProps) {
  const t = useT();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useSettled(
    widgetPreviewAddress({
      accent,
      language,
      theme: theme ?? "page",
      position,
      label: launcherLabel,
      partner: partner.id,
    }),
  );
  const words = useSettled(JSON.stringify(draft));
  useEffect(() => {
    if (frame.current) changeDraft(frame.current, JSON.parse(words) as PreviewDraft);
  }, [words]);
  return (
    <div className="flex flex-col gap-3 lg:sticky lg:top-24 lg:self-start">
      <h2 className="text-sm font-semibold">{t("partners.preview")}</h2>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, which needs the site's origin */}
      <iframe
        ref={frame}
        // What is saved comes with a new page.
        key={JSON.stringify([partner.name, partner.settings])}
        title={t("partners.preview")}
        src={address}
        onLoad={({ currentTarget }) => showDraft(currentTarget, draft)}
        className="h-[34rem] w-full rounded-xl border border-line bg-white"
      />
      <p className="text-sm text-muted">{t("partners.previewHint")}</p>
    </div>
  );
}
