import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { PanelMessageKey, PanelServices } from "../../panel/services";
import { sourceUrl } from "./SourceLink";

/** Sources from the user's own data, labeled as such. */
const OWN_SOURCES: Partial<Record<Citation["kind"], PanelMessageKey>> = {
  upload: "widget.source.upload",
  account: "widget.source.account",
};

/** Where an answer's statements come from, so that a reader can tell own data from general knowledge. */
export function Sources({
  panel: { t, apiOrigin },
  citations,
}: {
  panel: PanelServices;
  citations: readonly Citation[];
}) {
  if (citations.length === 0) return null;
  return (
    <div class="wl-sources">
      <p>{t("widget.sources")}</p>
      <ol>
        {citations.map((citation) => {
          const { index, title, kind } = citation;
          const own = OWN_SOURCES[kind];
          const url = sourceUrl(citation, apiOrigin);
          return (
            <li key={index}>
              <span>[{index}]</span>
              <span class="wl-wrap">
                {url ? (
                  <a href={url} target="_blank" rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
                {own && t(own)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
