import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import { type Inline, parseMarkdown } from "./markdown-parse";
import type { PanelServices } from "../../panel/services";
import { SourceLink } from "./SourceLink";

/** What may be an address; which part of it opens is for the part to say that loads with the first one. */
const MAY_OPEN = /@|https:|\+\d|call |拨打|\d[.-]\d{4}/i;

/** An answer's text as elements; never as HTML, so nothing in it can become markup. */
export function Markdown({
  panel,
  text,
  citations,
}: {
  panel: PanelServices;
  text: string;
  citations: readonly Citation[];
}) {
  const links = MAY_OPEN.test(text) ? panel.parts.get("handover") : undefined;
  const inline = (content: Inline[]) =>
    content.map((run, position) => {
      if (run.kind === "text") return links ? <links.Reachable key={position} text={run.text} /> : run.text;
      if (run.kind === "bold") return <strong key={position}>{run.text}</strong>;
      const citation = citations.find(({ index }) => index === run.index);
      return <SourceLink key={position} panel={panel} index={run.index} citation={citation} />;
    });
  return (
    <>
      {parseMarkdown(text).map((block, position) =>
        block.kind === "paragraph" ? (
          <p key={position}>{inline(block.content)}</p>
        ) : (
          <ul key={position} class="wl-bullets">
            {block.items.map((item, row) => (
              <li key={row}>{inline(item)}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}
