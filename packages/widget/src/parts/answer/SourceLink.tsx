import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { PanelServices } from "../../panel/services";

const OPENABLE = /^(https?|mailto|tel):/;

/** What opens a source: an address on the web, or how its author is reached; no other scheme, such as a script's. */
export function sourceUrl(citation: Citation | undefined, apiOrigin: string): string | undefined {
  if (!citation?.url || !URL.canParse(citation.url, apiOrigin)) return undefined;
  const { href } = new URL(citation.url, apiOrigin);
  return OPENABLE.test(href) ? href : undefined;
}

/**
 * The small number behind a statement, leading to its source where the source has a page. The style sheet draws it
 * (`.wl-cite`): a number in the text would stick to the figure when an answer is selected and copied.
 */
export function SourceLink({
  panel: { t, apiOrigin },
  index,
  citation,
}: {
  panel: PanelServices;
  index: number;
  citation: Citation | undefined;
}) {
  const url = sourceUrl(citation, apiOrigin);
  const label = citation ? t("widget.source.named", { index, title: citation.title }) : t("widget.source", { index });
  const chip = {
    class: "wl-cite",
    "data-source": index,
    title: citation?.title,
  };
  return url ? (
    <a {...chip} href={url} target="_blank" rel="noopener" aria-label={label} />
  ) : (
    <span {...chip} role="img" aria-label={label} />
  );
}
