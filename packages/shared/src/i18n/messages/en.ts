import { achievements } from "./en/achievements";
import { attachments } from "./en/attachments";
import { auth } from "./en/auth";
import { blog } from "./en/blog";
import { blogPost } from "./en/blog-post";
import { chat } from "./en/chat";
import { chatPage } from "./en/chat-page";
import { chatReading } from "./en/chat-reading";
import { coins } from "./en/coins";
import { common } from "./en/common";
import { dashboard } from "./en/dashboard";
import { devicePage } from "./en/device-page";
import { devices } from "./en/devices";
import { documentation } from "./en/documentation";
import { documentationTry } from "./en/documentation-try";
import { forms } from "./en/forms";
import { help } from "./en/help";
import { home } from "./en/home";
import { company } from "./en/company";
import { contactForm } from "./en/contact-form";
import { legal } from "./en/legal";
import { leaderboard } from "./en/leaderboard";
import { loads } from "./en/loads";
import { methods } from "./en/methods";
import { palette } from "./en/palette";
import { partners } from "./en/partners";
import { plants } from "./en/plants";
import { points } from "./en/points";
import { notifications } from "./en/notifications";
import { me } from "./en/me";
import { plans } from "./en/plans";
import { pricing } from "./en/pricing";
import { onboarding } from "./en/onboarding";
import { ranks } from "./en/ranks";
import { readings } from "./en/readings";
import { reasons } from "./en/reasons";
import { resources } from "./en/resources";
import { resourcesFinder } from "./en/resources-finder";
import { settings } from "./en/settings";
import { store } from "./en/store";
import { technology } from "./en/technology";
import { technologyLive } from "./en/technology-live";
import { solutions } from "./en/solutions";
import { solutionsTable } from "./en/solutions-table";
import { product } from "./en/product";
import { utility } from "./en/utility";
import { whitePapers } from "./en/white-papers";
import { events } from "./en/events";
import { labs } from "./en/labs";
import { labsAssistant } from "./en/labs-assistant";

/** The site's messages by area. English defines the keys; every other language must have all of them. */
export const en = {
  coins,
  common,
  home,
  attachments,
  leaderboard,
  loads,
  auth,
  blog,
  blogPost,
  chat,
  chatPage,
  chatReading,
  forms,
  help,
  company,
  contactForm,
  legal,
  methods,
  palette,
  plans,
  partners,
  plants,
  achievements,
  points,
  me,
  notifications,
  pricing,
  onboarding,
  dashboard,
  devicePage,
  devices,
  documentation,
  documentationTry,
  ranks,
  readings,
  reasons,
  resources,
  resourcesFinder,
  settings,
  store,
  technology,
  technologyLive,
  solutions,
  solutionsTable,
  product,
  utility,
  labs,
  labsAssistant,
  events,
  whitePapers,
} as const;

export type SiteArea = keyof typeof en;
/** Every key of every area. */
export type MessageKey = { [A in SiteArea]: keyof (typeof en)[A] }[SiteArea];
export type SiteMessages = { readonly [A in SiteArea]: Readonly<Record<keyof (typeof en)[A], string>> };
