import type { TimeWindow } from "./envelope";

/** The window of a length in which a moment lies at a share (0–1) of the width; within the limits. */
export function windowAt(
  momentMs: number,
  shareOfWidth: number,
  lengthMs: number,
  limits: TimeWindow & { leastMs: number },
): TimeWindow {
  const wholeMs = limits.toMs - limits.fromMs;
  const length = Math.min(wholeMs, Math.max(Math.min(limits.leastMs, wholeMs), lengthMs));
  const fromMs = Math.min(limits.toMs - length, Math.max(limits.fromMs, momentMs - shareOfWidth * length));
  return { fromMs, toMs: fromMs + length };
}

export const lengthOf = ({ fromMs, toMs }: TimeWindow): number => toMs - fromMs;

/** The moment at a share of the window's width. */
export const momentAt = (window: TimeWindow, shareOfWidth: number): number =>
  window.fromMs + shareOfWidth * lengthOf(window);

/** Where a moment lies in the window: 0 at its beginning, 1 at its end, outside of these if it is not in it. */
export const shareAt = (window: TimeWindow, momentMs: number): number => (momentMs - window.fromMs) / lengthOf(window);
