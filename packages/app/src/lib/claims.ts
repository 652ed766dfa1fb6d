/** Claims of the site. Each has an entry on /methods that says where its figure comes from. */
export const CLAIMS = [
  "average-savings",
  "nilm-accuracy",
  "supported-devices",
  "detection-accuracy",
  "analytics-accuracy",
  "response-time",
  "example-savings",
  "uptime",
  "energy-analyzed",
  "total-savings",
  "customers",
  "countries",
  "connectivity",
  "compliance",
  "smart-meter-data",
  "industry-savings",
  "white-paper-statistics",
  "event-statistics",
  "resource-statistics",
  "annual-billing",
  "lab-figures",
] as const;

export type ClaimId = (typeof CLAIMS)[number];
