/** The page of a fictional utility around the live widget on the home page. */
export const widgetPreview = {
  "widgetPreview.title": "Brightwater Power & Light: a sample customer page with the Wattleaf widget",
  "widgetPreview.utility": "Brightwater Power & Light",
  "widgetPreview.fictional": "Fictional utility, sample data",
  "widgetPreview.sample": "Sample data",
  "widgetPreview.heading": "Your electricity in June",
  "widgetPreview.lead": "You used 612 kWh, 9% less than last June.",
  "widgetPreview.chart": "Monthly use from January to June: 884, 802, 741, 655, 590, and 612 kWh",
  "widgetPreview.hint": "The assistant is in the corner.",
  "widgetPreview.off": "This server runs without sample data, so the assistant isn't shown here.",
} as const;
