/** What a form says when it was sent and when it was not, in the page's language. */
export interface FormTexts {
  doneTitle: string;
  doneText: string;
  failedTitle: string;
  failedText: string;
  /** By the error code of the response, where it says more than `failedText`. */
  errors: Record<string, string>;
}
