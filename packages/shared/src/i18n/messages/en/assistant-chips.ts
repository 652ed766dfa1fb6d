/** What the chips below an answer offer beside the names of slots, and what the assistant asks back. */
export const assistantChips = {
  "assistant.chip.comparedWith": "compared with {period}",
  "assistant.chip.notCompared": "no comparison",
  "assistant.chip.unfiltered": "all days and hours",
  "assistant.chip.allOfThem": "all of them",
  "assistant.chip.wholeHome": "whole home",
  "assistant.askBack.scope": "Do you mean your own home, or in general?",
  "assistant.askBack.metric": "Which figure do you mean?",
  "assistant.askBack.meaning": "I'm not sure I understood. Did you mean one of these?",
  "assistant.askBack.followUp": "I'm not sure what you want to know about that. Did you mean one of these?",
  "assistant.askBack.otherWords":
    "I'm not sure what you want to know about that: my answer would be the same again. Could you ask it in other words?",
  "assistant.askBack.sameGap": "That doesn't change my last answer: your data doesn't tell it.",
  "assistant.askBack.beside": "If you meant something else, choose it below.",
  "assistant.askBack.period": "Which period do you mean?",
} as const;
