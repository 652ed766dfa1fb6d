/** Whether a question was answered, asked back, not known, or about something else than energy. */
export type AnswerOutcome = "answered" | "asked_back" | "unknown" | "off_topic";
