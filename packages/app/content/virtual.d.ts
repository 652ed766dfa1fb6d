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

declare module "virtual:content/changelog" {
  export const changelog: ReturnType<typeof import("@wattleaf/content/changelog/index").loadChangelog>;
}

declare module "virtual:content/blog" {
  export const blog: ReturnType<typeof import("@wattleaf/content/blog/index").loadBlog>;
}

declare module "virtual:content/help" {
  export type HelpShelf = import("./help").HelpShelf;
  export const help: ReturnType<typeof import("./help").loadHelp>;
  export const shelves: readonly HelpShelf[];
}

declare module "virtual:content/resources" {
  export type Resource = import("./resource").Resource;
  export type ResourceKind = import("./resource").ResourceKind;
  export const resources: Record<import("@wattleaf/shared/i18n/language").Language, readonly Resource[]>;
}
