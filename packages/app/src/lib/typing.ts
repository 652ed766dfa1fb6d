export const TYPE_MS = 100;
export const ERASE_MS = 50;
export const PAUSE_MS = 2000;

export interface TypingFrame {
  phrase: number;
  /** How many characters of the phrase are shown. */
  length: number;
  erasing: boolean;
}

/** The next frame, and the delay before it. */
export function nextFrame(frame: TypingFrame, phrases: readonly string[]): { frame: TypingFrame; delayMs: number } {
  const full = phrases[frame.phrase]?.length ?? 0;
  if (!frame.erasing) {
    if (frame.length < full) return { frame: { ...frame, length: frame.length + 1 }, delayMs: TYPE_MS };
    return { frame: { ...frame, erasing: true, length: full - 1 }, delayMs: PAUSE_MS };
  }
  if (frame.length > 0) return { frame: { ...frame, length: frame.length - 1 }, delayMs: ERASE_MS };
  return { frame: { phrase: (frame.phrase + 1) % phrases.length, length: 1, erasing: false }, delayMs: TYPE_MS };
}
