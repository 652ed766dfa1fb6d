/** A conversation as a Markdown file. */
export const transcript = {
  "transcript.exported": "Conversation with the Wattleaf assistant, exported {time}",
  "transcript.you": "You",
  "transcript.file": "Your file",
  "transcript.assistant": "Assistant",
  "transcript.stopped": "Stopped.",
  "transcript.sources": "Sources",
  "transcript.sandbox": "sandbox data",
  "transcript.customer": "Customer",
  "transcript.customerFile": "Customer's file",
} as const;
