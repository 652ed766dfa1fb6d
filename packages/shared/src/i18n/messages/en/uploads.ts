export const uploads = {
  /** What the assistant is asked about a file that was just read. */
  "uploads.summaryRequest": "Summarize my bill",
} as const;
