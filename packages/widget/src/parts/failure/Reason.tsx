import type { Failure } from "../../api/failure";
import type { PanelMessageKey, PanelServices } from "../../panel/services";
import { failureText } from "./failure-text";

const KEY_REASON = [
  "widget.unavailable.key.title",
  "widget.unavailable.key.text",
  "widget.unavailable.key.who",
] as const;

/** What the partner can put right: title, what is wrong, who can do it. */
const REASONS: Partial<Record<Failure["code"], readonly [PanelMessageKey, PanelMessageKey, PanelMessageKey]>> = {
  origin_not_allowed: [
    "widget.unavailable.origin.title",
    "widget.unavailable.origin.text",
    "widget.unavailable.origin.who",
  ],
  unknown_widget_key: KEY_REASON,
  revoked_widget_key: KEY_REASON,
};

/** Why there is no chat, and who can put it right. */
export function Reason({ panel: { t }, failure }: { panel: Pick<PanelServices, "t">; failure: Failure }) {
  const reason = REASONS[failure.code];
  if (!reason) return <p>{failureText(failure, t)}</p>;
  return (
    <>
      <h3 class="text-base font-semibold">{t(reason[0])}</h3>
      <p class="wl-wrap">{t(reason[1], { origin: location.origin })}</p>
      <p class="text-muted">{t(reason[2])}</p>
    </>
  );
}
