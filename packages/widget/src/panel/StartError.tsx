import type { Failure } from "../api/failure";
import { failureText } from "./failure-text";
import type { PanelMessageKey, PanelServices } from "./services";

/** What the partner can put right: title, what is wrong, who can do it. */
const REASONS: Partial<Record<Failure["code"], readonly [PanelMessageKey, PanelMessageKey, PanelMessageKey]>> = {
  origin_not_allowed: [
    "widget.unavailable.origin.title",
    "widget.unavailable.origin.text",
    "widget.unavailable.origin.who",
  ],
  unknown_widget_key: ["widget.unavailable.key.title", "widget.unavailable.key.text", "widget.unavailable.key.who"],
};

/** In place of the chat when there is none: what is wrong, and who can put it right. */
export function StartError({ panel: { t, conversation }, failure }: { panel: PanelServices; failure: Failure }) {
  const reason = REASONS[failure.code];
  return (
    <div class="flex flex-1 flex-col items-center justify-center gap-3 p-4 text-center text-balance" role="alert">
      {reason ? (
        <>
          <h3 class="text-base font-semibold">{t(reason[0])}</h3>
          <p class="wl-wrap">{t(reason[1], { origin: location.origin })}</p>
          <p class="text-muted">{t(reason[2])}</p>
        </>
      ) : (
        <p>{failureText(failure, t)}</p>
      )}
      <button
        type="button"
        class="rounded-lg border border-line-strong px-4 py-2 font-semibold hover:bg-brand-soft"
        onClick={() => void conversation.start()}
      >
        {t("widget.retry")}
      </button>
    </div>
  );
}
