/** Something that the recommendation's button does itself, after a confirmation. */
export interface AdviceAction {
  /** Of the button; says what it does here. */
  label: string;
  /** The confirmation's text. */
  text: string;
  /** What only the user can do elsewhere, in order. */
  steps: readonly string[];
  /** Where they can do it. */
  link: { label: string; url: string } | null;
  /** Does it, and returns what undoes it. */
  run: () => Promise<() => Promise<unknown>>;
  /** What is then said. */
  done: string;
}
