import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { PanelMessageKey, PanelServices } from "./services";
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
    <div class="mt-3 border-t pt-3 text-xs text-muted">
      <p class="font-semibold">{t("widget.sources")}</p>
      <ol class="mt-1 flex flex-col gap-1">
        {citations.map((citation) => {
          const { index, title, kind } = citation;
          const own = OWN_SOURCES[kind];
          const url = sourceUrl(citation, apiOrigin);
          return (
            <li key={index} class="flex gap-1.5">
              <span class="shrink-0">[{index}]</span>
              <span class="wl-wrap">
                {url ? (
                  <a class="underline hover:text-ink" href={url} target="_blank" rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
                {own && ` (${t(own)})`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
