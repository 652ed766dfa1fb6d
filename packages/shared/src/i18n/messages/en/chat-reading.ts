/** How a question was understood, and what the assistant asks back. */
export const chatReading = {
  "chat.reading": "How your question was understood",
  "chat.reading.change": "{slot}: {value}. Change",
  "chat.reading.fixed": "{slot}: ",
  "chat.reading.scope": "About",
  "chat.reading.metric": "Figure",
  "chat.reading.aggregate": "Calculated as",
  "chat.reading.subject": "About",
  "chat.reading.period": "Period",
  "chat.reading.comparedTo": "Comparison",
  "chat.reading.filters": "Days and hours",
  "chat.reading.group": "Breakdown",
  "chat.reading.pick": "Selection",
  "chat.reading.unit": "Unit",
  "chat.reading.topic": "Topic",
  "chat.reading.choices": "Choose one",
} as const;
