import type { Failure } from "../api/failure";
import type { PanelServices } from "./services";
import { textOfFailure } from "./text-of-failure";

/** In place of the chat when there is none: what is wrong, and who can put it right. */
export function StartError({ panel, failure }: { panel: PanelServices; failure: Failure }) {
  const { t, conversation, parts } = panel;
  const Reason = failure.code === "network" ? undefined : parts.get("failure")?.Reason;
  return (
    <div class="flex flex-1 flex-col items-center justify-center gap-3 p-4 text-center text-balance" role="alert">
      {Reason ? <Reason panel={panel} failure={failure} /> : <p>{textOfFailure(failure, panel)}</p>}
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
