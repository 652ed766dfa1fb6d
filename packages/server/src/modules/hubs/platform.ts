import type { HubHistory } from "./history";

declare module "../../core/platform" {
  interface Platform {
    /** The hubs that this process is connected to: whose they are, and the revision of their access. */
    openHubs: Map<string, { userId: string; revision: number }>;
    hubHistory: HubHistory;
  }
}
