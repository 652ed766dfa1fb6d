/** The project assistant in a corner of the labs page. What it says about the projects is in project-assistant. */
export const labsAssistant = {
  "labsAssistant.open": "Ask the project assistant",
  "labsAssistant.title": "Project assistant",
  "labsAssistant.close": "Close the project assistant",
  "labsAssistant.log": "Conversation about the projects",
  "labsAssistant.greeting": "Ask about the projects on this page. The answers come from what the page says about them.",
  "labsAssistant.you": "You: ",
  "labsAssistant.typing": "Typing...",
  "labsAssistant.placeholder": "Ask about a project...",
  "labsAssistant.quick": "Quick questions",
  "labsAssistant.quick.progress": "What's the status?",
  "labsAssistant.quick.metrics": "What are the goals?",
  "labsAssistant.quick.deliverables": "What are the deliverables?",
  "labsAssistant.quick.team": "Who is on the teams?",
} as const;
