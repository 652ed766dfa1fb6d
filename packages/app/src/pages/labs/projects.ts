import type { labs } from "virtual:content/labs";

export type Project = (typeof labs)["en"]["projects"][number];
export type Feature = (typeof labs)["en"]["features"][number];

/** Source code to read and download, where a project's methods are in the public API. */
export const REPOSITORIES: Readonly<Record<string, string>> = {
  "unseen-homes": "/documentation/sdks",
  "proven-schedules": "/documentation/sdks",
  "bill-reading": "/documentation/sdks",
};

export const statusBadges = {
  Active: "brand",
  "In Progress": "brand",
  "Research Phase": "neutral",
  "Beta Testing": "amber",
  "Prototype Ready": "outline",
} as const satisfies Record<Project["status"], string>;
