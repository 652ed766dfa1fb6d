import type { SiteMessages } from "./en";
import { achievements } from "./zh/achievements";
import { attachments } from "./zh/attachments";
import { auth } from "./zh/auth";
import { blog } from "./zh/blog";
import { blogPost } from "./zh/blog-post";
import { chat } from "./zh/chat";
import { chatPage } from "./zh/chat-page";
import { chatReading } from "./zh/chat-reading";
import { coins } from "./zh/coins";
import { common } from "./zh/common";
import { dashboard } from "./zh/dashboard";
import { devicePage } from "./zh/device-page";
import { devices } from "./zh/devices";
import { documentation } from "./zh/documentation";
import { documentationTry } from "./zh/documentation-try";
import { forms } from "./zh/forms";
import { help } from "./zh/help";
import { home } from "./zh/home";
import { company } from "./zh/company";
import { contactForm } from "./zh/contact-form";
import { legal } from "./zh/legal";
import { leaderboard } from "./zh/leaderboard";
import { loads } from "./zh/loads";
import { methods } from "./zh/methods";
import { palette } from "./zh/palette";
import { partners } from "./zh/partners";
import { plants } from "./zh/plants";
import { points } from "./zh/points";
import { notifications } from "./zh/notifications";
import { me } from "./zh/me";
import { plans } from "./zh/plans";
import { pricing } from "./zh/pricing";
import { onboarding } from "./zh/onboarding";
import { ranks } from "./zh/ranks";
import { readings } from "./zh/readings";
import { reasons } from "./zh/reasons";
import { resources } from "./zh/resources";
import { resourcesFinder } from "./zh/resources-finder";
import { settings } from "./zh/settings";
import { store } from "./zh/store";
import { technology } from "./zh/technology";
import { technologyLive } from "./zh/technology-live";
import { solutions } from "./zh/solutions";
import { solutionsTable } from "./zh/solutions-table";
import { product } from "./zh/product";
import { utility } from "./zh/utility";
import { whitePapers } from "./zh/white-papers";
import { events } from "./zh/events";
import { labs } from "./zh/labs";
import { labsAssistant } from "./zh/labs-assistant";

export const zh: SiteMessages = {
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
};
