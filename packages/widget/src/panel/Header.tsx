import { Icon } from "./Icon";
import type { ViewProps } from "./services";

const BUTTON = "wl-on-accent rounded-full p-2";

export function Header({ panel: { t, close, conversation }, state: { session, view } }: ViewProps) {
  const isRewards = view === "rewards";
  return (
    <div class="wl-header wl-accent flex items-center gap-3 px-4 py-3">
      <div class="min-w-0 flex-1">
        <h2 class="text-base font-semibold">{t("widget.title")}</h2>
        {session && <p class="truncate text-sm">{t("widget.byPartner", { partner: session.partner.name })}</p>}
      </div>
      {session?.features?.rewards && (
        <button
          type="button"
          class={BUTTON}
          aria-label={t("widget.rewards")}
          aria-pressed={isRewards}
          onClick={() => conversation.store.set({ view: isRewards ? "chat" : "rewards" })}
        >
          <Icon name="rewards" />
        </button>
      )}
      {close && (
        <button type="button" class={BUTTON} aria-label={t("widget.close")} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
