import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { lazy, Suspense } from "react";
import { useArea } from "../../../lib/use-area";
import { useT } from "../../../lib/i18n";
import type { ChatLine } from "../../../stores/chat/line";
import { Choices } from "./choices";

/** Its menus load with the first answer that can be changed. */
const ReadingChips = lazy(() => import("./chips").then((module) => ({ default: module.ReadingChips })));

interface ReadingProps {
  line: Pick<ChatLine, "choices" | "reading">;
  /** Has the question answered again with one slot changed; absent below older answers. */
  onChoose: ((choice: ReadingChoice) => void) | undefined;
  busy: boolean;
}

/** How a question was understood, and what the assistant asks back. Only the last question can be changed. */
export function Reading({ line: { choices, reading }, onChoose, busy }: ReadingProps) {
  useArea("chatReading");
  const text = reading.length > 0 && <ReadingText reading={reading} />;
  if (!onChoose) return text;
  return (
    <>
      {choices.length > 0 && <Choices choices={choices} disabled={busy} onChoose={onChoose} />}
      {reading.length > 0 && (
        <Suspense fallback={text}>
          <ReadingChips reading={reading} disabled={busy} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}

function ReadingText({ reading }: Pick<ChatLine, "reading">) {
  const t = useT();
  return (
    <p className="mt-2 text-sm leading-7 text-muted">
      <span className="sr-only">{`${t("chat.reading")}: `}</span>
      {reading.map(({ label }) => label).join(" · ")}
    </p>
  );
}
