import { CONTACT_OUTCOMES } from "@wattleaf/shared/domain/contact";
import { EVENT_OUTCOMES } from "@wattleaf/shared/domain/events";
import { NEWSLETTER_OUTCOMES, NEWSLETTER_PAGES } from "@wattleaf/shared/domain/newsletter";
import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";

/**
 * Page frames: everything, header only for a full-height screen, no header for a screen with its own, or a minimal one
 * for a flow.
 */
export type LayoutName = "site" | "screen" | "app" | "flow";

export interface SiteRoute {
  /** wouter pattern. */
  path: string;
  /** Folder under pages/ whose index.tsx exports `Page`. */
  page: string;
  /** Key of `meta.<name>.title` and the description; several routes may share a page but differ here. */
  name: RouteName;
  /** Message areas that the page uses, besides common. */
  areas: readonly SiteArea[];
  layout: LayoutName;
  /** Prerendered in each language, and listed in the sitemap unless `indexed` is false. */
  prerendered: boolean;
  indexed?: false;
  /** Route that a signed-in user gets at this path instead. */
  signedInPath?: string;
}

const preview = (path: string, name: RouteName): SiteRoute => ({
  path,
  page: "preview",
  name,
  areas: ["preview"],
  layout: "site",
  prerendered: true,
});

/** Tells how a public form went that was sent without JavaScript. */
const formOutcome = (path: string, name: RouteName): SiteRoute => ({
  path,
  page: "form-outcome",
  name,
  areas: ["forms"],
  layout: "site",
  prerendered: true,
  indexed: false,
});

/** Every route of the site: the source of routing, prerendering, canonical links, hreflang and the sitemap. */
export const routes: readonly SiteRoute[] = [
  {
    path: "/",
    page: "home",
    name: "home",
    areas: ["home", "chat"],
    layout: "site",
    prerendered: true,
    signedInPath: "/chat",
  },
  {
    path: "/chat",
    page: "chat",
    name: "chat",
    areas: ["chat", "chatPage", "utility", "reasons"],
    layout: "app",
    prerendered: false,
  },
  preview("/product", "product"),
  preview("/solutions", "solutions"),
  preview("/technology", "technology"),
  preview("/pricing", "pricing"),
  preview("/resources", "resources"),
  preview("/company", "company"),
  preview("/blog", "blog"),
  preview("/labs", "labs"),
  preview("/white-papers", "whitePapers"),
  preview("/events", "events"),
  {
    path: "/documentation",
    page: "documentation",
    name: "documentation",
    areas: ["documentation"],
    layout: "site",
    prerendered: true,
  },
  preview("/leaderboard", "leaderboard"),
  preview("/marketplace", "marketplace"),
  {
    path: "/dashboard",
    page: "dashboard",
    name: "dashboard",
    areas: ["dashboard", "devices", "utility", "reasons"],
    layout: "site",
    prerendered: false,
  },
  {
    path: "/settings",
    page: "settings",
    name: "settings",
    areas: ["settings", "auth", "reasons"],
    layout: "site",
    prerendered: false,
  },
  { path: "/login", page: "login", name: "login", areas: ["auth"], layout: "site", prerendered: true, indexed: false },
  {
    path: "/register",
    page: "register",
    name: "register",
    areas: ["auth"],
    layout: "site",
    prerendered: true,
    indexed: false,
  },
  {
    path: "/reset-password",
    page: "reset-password",
    name: "resetPassword",
    areas: ["auth"],
    layout: "site",
    prerendered: false,
  },
  {
    path: "/confirm-email",
    page: "confirm-email",
    name: "confirmEmail",
    areas: ["auth", "reasons"],
    layout: "site",
    prerendered: false,
  },
  {
    path: NEWSLETTER_PAGES.confirm,
    page: "newsletter-link",
    name: "newsletterConfirm",
    areas: ["forms", "reasons"],
    layout: "site",
    prerendered: true,
    indexed: false,
  },
  {
    path: NEWSLETTER_PAGES.unsubscribe,
    page: "newsletter-link",
    name: "newsletterUnsubscribe",
    areas: ["forms", "reasons"],
    layout: "site",
    prerendered: true,
    indexed: false,
  },
  formOutcome(NEWSLETTER_OUTCOMES.sent, "newsletterSent"),
  formOutcome(NEWSLETTER_OUTCOMES.confirmed, "newsletterConfirmed"),
  formOutcome(NEWSLETTER_OUTCOMES.unsubscribed, "newsletterUnsubscribed"),
  formOutcome(NEWSLETTER_OUTCOMES.failed, "newsletterFailed"),
  formOutcome(CONTACT_OUTCOMES.sent, "contactSent"),
  formOutcome(CONTACT_OUTCOMES.failed, "contactFailed"),
  formOutcome(EVENT_OUTCOMES.registered, "eventRegistered"),
  formOutcome(EVENT_OUTCOMES.failed, "eventFailed"),
  {
    path: "/onboarding",
    page: "onboarding",
    name: "onboarding",
    areas: ["onboarding", "devices", "utility", "reasons"],
    layout: "flow",
    prerendered: false,
  },
];

/** Shown for an unknown URL; the server sends it with status 404. */
export const notFoundRoute: SiteRoute = {
  path: "/404",
  page: "not-found",
  name: "notFound",
  areas: [],
  layout: "site",
  prerendered: true,
  indexed: false,
};

/** Every kit component in every state, only in development builds. */
export const kitRoute: SiteRoute = {
  path: "/kit",
  page: "kit",
  name: "kit",
  areas: [],
  layout: "flow",
  prerendered: false,
  indexed: false,
};

export type RouteName =
  | "home"
  | "chat"
  | "product"
  | "solutions"
  | "technology"
  | "pricing"
  | "resources"
  | "company"
  | "blog"
  | "labs"
  | "whitePapers"
  | "events"
  | "documentation"
  | "leaderboard"
  | "marketplace"
  | "dashboard"
  | "settings"
  | "login"
  | "register"
  | "confirmEmail"
  | "resetPassword"
  | "newsletterConfirm"
  | "newsletterUnsubscribe"
  | "newsletterSent"
  | "newsletterConfirmed"
  | "newsletterUnsubscribed"
  | "newsletterFailed"
  | "contactSent"
  | "contactFailed"
  | "eventRegistered"
  | "eventFailed"
  | "onboarding"
  | "kit"
  | "notFound";

/** The route of a path (no query), or the not-found route. Ignores a trailing slash. */
export function findRoute(path: string): SiteRoute {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  if (import.meta.env.DEV && plain === kitRoute.path) return kitRoute;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}
