import { CONTACT_OUTCOMES } from "@wattleaf/shared/domain/contact";
import { EVENT_OUTCOMES } from "@wattleaf/shared/domain/events";
import { NEWSLETTER_OUTCOMES, NEWSLETTER_PAGES } from "@wattleaf/shared/domain/newsletter";
import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";

/**
 * Page frames: the public site's with its footer; the app's, whose pages scroll or fill the window with a header of their
 * own; the site's for visitors and the app's for signed-in users; or a minimal one for a flow.
 */
export type LayoutName = "site" | "shell" | "shellScreen" | "open" | "flow";

/**
 * `document`: complete HTML that works as it arrives; React loads only for an island that is touched (decision 014).
 * `app`: rendered by React in the browser, from a prerendered start or an empty shell.
 */
export type RouteKind = "document" | "app";

export interface SiteRoute {
  kind: RouteKind;
  /** wouter pattern. */
  path: string;
  /** Folder under pages/ whose document.tsx (a document) or index.tsx exports `Page`. */
  page: string;
  /** Key of `meta.<name>.title` and the description; several routes may share a page but differ here. */
  name: RouteName;
  /** Message areas that the page uses, besides common; a document's islands name their own. */
  areas: readonly SiteArea[];
  layout: LayoutName;
  /** Prerendered in each language, and listed in the sitemap unless `indexed` is false. */
  prerendered: boolean;
  indexed?: false;
  /** The page of a pattern has something to say about an unknown address of it, and is sent then, with status 404. */
  ownNotFound?: true;
  /** Route that a signed-in user gets at this path instead; a page's own path: the page itself, not prerendered. */
  signedInPath?: string;
}

const documentation = (path: string, page: string, name: RouteName): SiteRoute => ({
  kind: "document",
  path: `/documentation${path}`,
  page,
  name,
  areas: ["documentation"],
  layout: "site",
  prerendered: true,
});

/** Tells how a public form went that was sent without JavaScript. */
const formOutcome = (path: string, name: RouteName): SiteRoute => ({
  kind: "document",
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
    kind: "document",
    path: "/",
    page: "home",
    name: "home",
    areas: ["home", "loads"],
    layout: "site",
    prerendered: true,
    signedInPath: "/chat",
  },
  {
    kind: "app",
    path: "/chat",
    page: "chat",
    name: "chat",
    areas: ["chat", "chatPage", "utility", "reasons"],
    layout: "shellScreen",
    prerendered: false,
  },
  {
    kind: "document",
    path: "/product",
    page: "product",
    name: "product",
    areas: ["product", "plans"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/solutions",
    page: "solutions",
    name: "solutions",
    areas: ["solutions"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/technology",
    page: "technology",
    name: "technology",
    areas: ["technology"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/pricing",
    page: "pricing",
    name: "pricing",
    areas: ["pricing", "plans"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/resources",
    page: "resources",
    name: "resources",
    areas: ["resources", "resourcesFinder"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/company",
    page: "company",
    name: "company",
    areas: ["company", "contactForm"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/privacy",
    page: "privacy",
    name: "privacy",
    areas: ["legal"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/terms",
    page: "terms",
    name: "terms",
    areas: ["legal"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/methods",
    page: "methods",
    name: "methods",
    areas: ["methods"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/labs",
    page: "labs",
    name: "labs",
    areas: ["labs"],
    layout: "site",
    prerendered: true,
  },
  { kind: "document", path: "/blog", page: "blog", name: "blog", areas: ["blog"], layout: "site", prerendered: true },
  {
    kind: "document",
    path: "/blog/:id",
    page: "blog-post",
    name: "blogPost",
    areas: ["blog", "blogPost"],
    layout: "site",
    prerendered: true,
    ownNotFound: true,
  },
  { kind: "document", path: "/help", page: "help", name: "help", areas: ["help"], layout: "site", prerendered: true },
  {
    kind: "document",
    path: "/help/:slug",
    page: "help-article",
    name: "helpArticle",
    areas: ["help"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/white-papers",
    page: "white-papers",
    name: "whitePapers",
    areas: ["whitePapers"],
    layout: "site",
    prerendered: true,
  },
  {
    kind: "document",
    path: "/events",
    page: "events",
    name: "events",
    areas: ["events"],
    layout: "site",
    prerendered: true,
  },
  documentation("", "documentation", "documentation"),
  documentation("/reference/:operation", "documentation-operation", "documentationOperation"),
  documentation("/guides", "documentation-guides", "documentationGuides"),
  documentation("/guides/:guide", "documentation-guide", "documentationGuide"),
  documentation("/sdks", "documentation-sdks", "documentationSdks"),
  documentation("/troubleshooting", "documentation-troubleshooting", "documentationTroubleshooting"),
  documentation("/changelog", "documentation-changelog", "documentationChangelog"),
  {
    kind: "app",
    path: "/leaderboard",
    page: "leaderboard",
    name: "leaderboard",
    areas: ["leaderboard", "ranks", "utility"],
    layout: "open",
    prerendered: true,
    signedInPath: "/leaderboard",
  },
  {
    kind: "app",
    path: "/marketplace",
    page: "marketplace",
    name: "marketplace",
    areas: ["store", "coins", "reasons"],
    layout: "open",
    prerendered: true,
    signedInPath: "/marketplace",
  },
  {
    kind: "app",
    path: "/dashboard",
    page: "dashboard",
    name: "dashboard",
    areas: ["dashboard", "ranks", "devices", "utility", "reasons", "attachments", "loads"],
    layout: "shell",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/device",
    page: "device",
    name: "devices",
    areas: ["devicePage", "devices", "dashboard", "reasons", "attachments", "loads", "utility"],
    layout: "shell",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/vpp",
    page: "vpp",
    name: "plants",
    areas: ["plants", "devices", "reasons", "attachments"],
    layout: "shell",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/mine",
    page: "mine",
    name: "me",
    areas: ["me", "leaderboard", "points", "achievements", "coins", "ranks", "utility", "reasons"],
    layout: "shell",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/settings",
    page: "settings",
    name: "settings",
    areas: ["settings", "notifications", "utility", "auth", "reasons"],
    layout: "shell",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/partners",
    page: "partners",
    name: "partners",
    areas: ["partners", "attachments", "auth", "reasons"],
    layout: "shell",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/login",
    page: "login",
    name: "login",
    areas: ["auth"],
    layout: "site",
    prerendered: true,
    indexed: false,
  },
  {
    kind: "app",
    path: "/register",
    page: "register",
    name: "register",
    areas: ["auth"],
    layout: "site",
    prerendered: true,
    indexed: false,
  },
  {
    kind: "app",
    path: "/reset-password",
    page: "reset-password",
    name: "resetPassword",
    areas: ["auth"],
    layout: "site",
    prerendered: false,
  },
  {
    kind: "app",
    path: "/confirm-email",
    page: "confirm-email",
    name: "confirmEmail",
    areas: ["auth", "reasons"],
    layout: "site",
    prerendered: false,
  },
  {
    kind: "app",
    path: NEWSLETTER_PAGES.confirm,
    page: "newsletter-link",
    name: "newsletterConfirm",
    areas: ["forms", "reasons"],
    layout: "site",
    prerendered: true,
    indexed: false,
  },
  {
    kind: "app",
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
    kind: "app",
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
  kind: "document",
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
  kind: "app",
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
  | "privacy"
  | "terms"
  | "methods"
  | "blog"
  | "blogPost"
  | "help"
  | "helpArticle"
  | "labs"
  | "whitePapers"
  | "events"
  | "documentation"
  | "documentationOperation"
  | "documentationGuides"
  | "documentationGuide"
  | "documentationSdks"
  | "documentationTroubleshooting"
  | "documentationChangelog"
  | "leaderboard"
  | "marketplace"
  | "dashboard"
  | "devices"
  | "plants"
  | "me"
  | "settings"
  | "partners"
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
  return (
    routes.find((route) => route.path === plain || (route.path.includes(":") && matches(route.path, plain))) ??
    notFoundRoute
  );
}

/** `/blog/:id` matches one more segment. */
function matches(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split("/"), path.split("/")];
  return (
    parts.length === segments.length && parts.every((part, index) => part.startsWith(":") || part === segments[index])
  );
}
