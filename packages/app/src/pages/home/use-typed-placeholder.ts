import { useEffect, useState } from "react";
import { nextFrame, type TypingFrame } from "../../lib/typing";
import { useMayMove } from "../../stores/motion";

/** Types the phrases one after the other, erasing each. Shows `still` under reduced motion and while paused. */
export function useTypedPlaceholder(phrases: readonly string[], still: string): string {
  const mayMove = useMayMove();
  const [frame, setFrame] = useState<TypingFrame>({ phrase: 0, length: 0, erasing: false });

  useEffect(() => {
    if (!mayMove) return;
    const next = nextFrame(frame, phrases);
    const timer = setTimeout(() => setFrame(next.frame), next.delayMs);
    return () => clearTimeout(timer);
  }, [frame, phrases, mayMove]);

  return mayMove ? (phrases[frame.phrase]?.slice(0, frame.length) ?? "") : still;
}
