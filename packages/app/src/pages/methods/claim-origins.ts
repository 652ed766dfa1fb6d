import type { ClaimId } from "../../lib/claims";

export const CLAIM_KINDS = ["measured", "claimed", "sample"] as const;

interface ClaimOrigin {
  kind: (typeof CLAIM_KINDS)[number];
  /** Prints the figures that were measured, for this claim or instead of it (docs/benchmarks.md). */
  command?: string;
}

/** Where each claim's figure comes from; its words are `methods.claim.<id>` in the catalogs. */
export const CLAIM_ORIGINS: Record<ClaimId, ClaimOrigin> = {
  "average-savings": { kind: "claimed" },
  "nilm-accuracy": { kind: "claimed", command: "bun run bench:nilm" },
  "supported-devices": { kind: "claimed" },
  "detection-accuracy": { kind: "claimed", command: "bun run bench:nilm" },
  "analytics-accuracy": { kind: "claimed", command: "bun run bench" },
  "response-time": { kind: "claimed", command: "bun run bench" },
  "example-savings": { kind: "sample" },
  uptime: { kind: "claimed", command: "bun run test:nightly" },
  "energy-analyzed": { kind: "claimed" },
  "total-savings": { kind: "claimed" },
  customers: { kind: "claimed" },
  countries: { kind: "claimed" },
  connectivity: { kind: "claimed" },
  compliance: { kind: "claimed" },
  "smart-meter-data": { kind: "measured", command: "bun run bench" },
  "industry-savings": { kind: "claimed" },
  "annual-billing": { kind: "measured" },
  "resource-statistics": { kind: "claimed" },
  "white-paper-statistics": { kind: "claimed" },
  "event-statistics": { kind: "claimed" },
  "lab-figures": { kind: "sample" },
};
