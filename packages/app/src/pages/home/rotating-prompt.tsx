import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { useEffect, useState } from "react";
import { useT } from "../../lib/i18n";
import { useReducedMotion } from "../../lib/use-reduced-motion";
import { useHeld } from "../../ui/use-held";

const ROTATION_MS = 3000;

const prompts = [
  "home.rotating.1",
  "home.rotating.2",
  "home.rotating.3",
  "home.rotating.4",
  "home.rotating.5",
  "home.rotating.6",
] as const satisfies readonly MessageKey[];

/** 'Ask me anything, like …', another question every three seconds. Holds still under the pointer or the focus. */
export function RotatingPrompt({ onUse }: { onUse: (question: string) => void }) {
  const t = useT();
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const { held, holding } = useHeld();
  const question = t(prompts[index] ?? prompts[0]);

  useEffect(() => {
    if (held || reduced) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % prompts.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [held, reduced]);

  return (
    <div {...holding} className="flex items-center justify-between gap-4 border-l-2 border-brand pl-4">
      <p className="min-h-[3.25rem]">
        <span className="block text-sm text-on-forest-muted">{t("home.rotating.lead")}</span>
        <span key={index} className="block font-medium animate-fade-in">
          “{question}”
        </span>
      </p>
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
