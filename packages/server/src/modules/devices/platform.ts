import type { LiveHubs } from "../../adapters/hubs/live-hubs";

declare module "../../core/platform" {
  interface Platform {
    /** The connections to the hubs of homes; the module `hubs` opens and closes them. */
    liveHubs: LiveHubs;
  }
}
