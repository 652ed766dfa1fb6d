import type { WidgetRelease } from "../../adapters/widget-release";

declare module "../../core/platform" {
  interface Platform {
    /** Erases an account with everything in it. A port: accounts have conversations, which know their partners. */
    eraseAccount(userId: string): Promise<void>;
    /** The widget that this server gives out; null before a build. */
    widgetRelease(): Promise<WidgetRelease | null>;
  }
}
