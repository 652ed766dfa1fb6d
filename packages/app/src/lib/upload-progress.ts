/** Until the server is done the bar never says more, however fast the file went. */
const HIGHEST_BEFORE_DONE_PERCENT = 90;
const GUESS_STEP_PERCENT = 10;
/** How often the guess grows. */
export const GUESS_STEP_MS = 200;

/**
 * How far an upload is, in percent: what was really sent, as soon as that is known; before, a guess that grows with time.
 * @param sent share sent, 0–1; null while nothing is known
 * @param guessSteps how many times GUESS_STEP_MS has passed since it began
 */
export function uploadPercent(sent: number | null, guessSteps: number): number {
  const percent = sent === null ? guessSteps * GUESS_STEP_PERCENT : Math.floor(sent * 100);
  return Math.min(HIGHEST_BEFORE_DONE_PERCENT, percent);
}
