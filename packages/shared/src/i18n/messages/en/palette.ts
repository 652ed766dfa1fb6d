export const palette = {
  "palette.title": "Search or ask",
  "palette.placeholder": "Search pages, conversations and devices, or ask a question",
  "palette.pages": "Pages",
  "palette.conversations": "Conversations",
  "palette.devices": "Devices",
  "palette.ask": "Ask “{question}”",
  "palette.new": "New conversation",
  "palette.none": "No results",
} as const;
