import type { WidgetPath } from "@wattleaf/shared/domain/widget-paths";

/** A path that the server answers across origins, with or without a query. */
export type CalledPath = WidgetPath | `${WidgetPath}?${string}`;

/** The part of `fetch` that the widget uses, so that tests can replace the network. */
export type Fetch = (url: `${string}${CalledPath}`, init: RequestInit) => Promise<Response>;
