import type { SiteMessages } from "./en";
import { auth } from "./zh/auth";
import { chat } from "./zh/chat";
import { common } from "./zh/common";
import { dashboard } from "./zh/dashboard";
import { documentation } from "./zh/documentation";
import { home } from "./zh/home";
import { onboarding } from "./zh/onboarding";
import { preview } from "./zh/preview";
import { settings } from "./zh/settings";
import { utility } from "./zh/utility";

export const zh: SiteMessages = {
  common,
  home,
  auth,
  chat,
  onboarding,
  dashboard,
  documentation,
  preview,
  settings,
  utility,
};
