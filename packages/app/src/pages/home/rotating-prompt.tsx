import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { useMayMove } from "../../stores/motion";
import { useHeld } from "../../ui/use-held";
import { PauseButton } from "./pause-button";

const ROTATION_MS = 3000;

const prompts = [
  "home.rotating.1",
  "home.rotating.2",
  "home.rotating.3",
  "home.rotating.4",
  "home.rotating.5",
  "home.rotating.6",
] as const satisfies readonly MessageKey[];

const quoted = (question: string) => `“${question}”`;

/** 'Ask me anything, like …', another question every three seconds. Pauses on hover or focus. */
export function RotatingPrompt({ onUse }: { onUse: (question: string) => void }) {
  const t = useT();
  const mayMove = useMayMove();
  const [index, setIndex] = useState(0);
  const { held, holding } = useHeld();
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => setIndex(Number(line.current?.dataset["reached"] ?? 0)), []);
  const question = t(prompts[index] ?? prompts[0]);

  useEffect(() => {
    if (held || !mayMove) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % prompts.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [held, mayMove]);

  return (
    <div {...holding} className="flex items-center justify-between gap-4 border-l-2 border-brand pl-4">
      <div className="min-h-[3.5rem]">
        <span className="flex items-center gap-1 text-sm text-on-forest-muted">
          {t("home.rotating.lead")}
          <PauseButton />
        </span>
        {/* document/moving-text.ts rotates it until this page's code is there. */}
        <p
          key={index}
          ref={line}
          data-rotates={JSON.stringify(prompts.map((key) => quoted(t(key))))}
          className="font-medium animate-fade-in"
        >
          {quoted(question)}
        </p>
      </div>
      <button
        type="button"
        onClick={() => onUse(question)}
        className="h-11 shrink-0 rounded-md px-3 text-sm font-semibold text-on-forest underline decoration-brand underline-offset-4 transition duration-150 hover:bg-on-forest/10"
      >
        {t("home.rotating.use")}
      </button>
    </div>
  );
}
