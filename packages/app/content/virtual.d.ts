/* Content at build time (packages/app/content/plugin.ts). */

declare module "virtual:content/white-papers" {
  export const whitePapers: ReturnType<typeof import("@wattleaf/content/white-papers/index").loadWhitePapers>;
}

declare module "virtual:content/events" {
  export const upcomingEvents: ReturnType<typeof import("@wattleaf/content/events/index").loadUpcomingEvents>;
  export const pastEvents: ReturnType<typeof import("@wattleaf/content/events/index").loadPastEvents>;
}

declare module "virtual:content/labs" {
  export const labs: ReturnType<typeof import("@wattleaf/content/labs/index").loadLabs>;
}

declare module "virtual:content/blog" {
  export const blog: ReturnType<typeof import("@wattleaf/content/blog/index").loadBlog>;
}

declare module "virtual:content/help" {
  export type HelpShelf = import("./help").HelpShelf;
  export const help: ReturnType<typeof import("./help").loadHelp>;
  export const shelves: readonly HelpShelf[];
}
