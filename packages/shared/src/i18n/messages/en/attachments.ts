/** Charts, tables and cards of an answer. */
export const attachments = {
  "attachment.sandbox": "Sandbox",
  "attachment.asTable": "Show as table",
  "attachment.asChart": "Show as chart",
  "attachment.menu": "Figures and files of “{title}”",
  "attachment.csv": "Download CSV",
  "attachment.png": "Download PNG",
  "attachment.describe.range": "{name}: highest {high} {unit} at {highAt}, lowest {low} {unit} at {lowAt}.",
  "attachment.describe.none": "{name}: no values.",
  "attachment.action.decline": "Not now",
  "attachment.action.meterConnected": "Your meter is connected.",
  "attachment.action.done": "Done.",
  "attachment.action.declined": "Declined.",
  "attachment.action.failed": "Couldn't complete this action",
  "attachment.action.expired": "This suggestion has expired. Ask again to get a new one.",
} as const;
