/** Charts, tables and cards of an answer. */
export const attachments = {
  "attachment.sandbox": "Sandbox",
  "attachment.asTable": "As a table",
  "attachment.asChart": "As a chart",
  "attachment.describe.range": "{name}: highest {high} {unit} at {highAt}, lowest {low} {unit} at {lowAt}.",
  "attachment.describe.none": "{name}: no values.",
  "attachment.action.decline": "Not now",
  "attachment.action.done": "Done.",
  "attachment.action.declined": "Declined.",
  "attachment.action.failed": "That did not work.",
  "attachment.action.expired": "This offer has expired. Ask again for a new one.",
} as const;
