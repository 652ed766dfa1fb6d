/** The maximum until the server is done, however fast the upload was. */
const HIGHEST_BEFORE_DONE_PERCENT = 90;
const GUESS_STEP_PERCENT = 10;
/** How often the estimate grows. */
export const GUESS_STEP_MS = 200;

/**
 * Upload progress in percent: the share actually sent, if known; before, an estimate that grows with time.
 * @param sent share sent, 0–1; null while it is unknown
 * @param guessSteps how many times GUESS_STEP_MS has passed since the start
 */
export function uploadPercent(sent: number | null, guessSteps: number): number {
  const percent = sent === null ? guessSteps * GUESS_STEP_PERCENT : Math.floor(sent * 100);
  return Math.min(HIGHEST_BEFORE_DONE_PERCENT, percent);
}
