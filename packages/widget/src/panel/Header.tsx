import { Icon } from "./Icon";
import type { ViewProps } from "./services";

export function Header({ panel: { t, close }, state: { partnerName } }: ViewProps) {
  return (
    <div class="wl-header wl-accent flex items-center gap-3 px-4 py-3">
      <div class="min-w-0 flex-1">
        <h2 id="wl-title" class="text-base font-semibold">
          {t("widget.title")}
        </h2>
        {partnerName && <p class="truncate text-sm">{t("widget.byPartner", { partner: partnerName })}</p>}
      </div>
      <button type="button" class="wl-on-accent rounded-full p-2" aria-label={t("widget.close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
