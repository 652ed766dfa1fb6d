import type { ApiKeyScope } from "./api-keys";

/** What the keys of a group open: the public API, an account's own data, its partner workspaces. */
export const API_GROUPS = ["api", "data", "partners"] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

/** @param scope that an API key needs; null where anyone may call */
export function apiGroupOf(scope: ApiKeyScope | null): ApiGroup {
  if (scope === "partners") return "partners";
  return scope === null || scope === "api" ? "api" : "data";
}

/** In the order of the documentation: the public API with its most popular domains first, then the other groups. */
export const API_DOMAINS: readonly string[] = [
  "nilm",
  "vpp",
  "optimization",
  "facilities",
  "tariffs",
  "bills",
  "greenbutton",
  "forecast",
  "anomalies",
  "energyQuery",
  "openadr",
  "validation",
  "meters",
  "uploads",
  "advice",
  "devices",
  "hubs",
  "rewards",
  "partners",
  "webhooks",
];
