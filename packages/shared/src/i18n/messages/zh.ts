import type { SiteMessages } from "./en";
import { auth } from "./zh/auth";
import { chat } from "./zh/chat";
import { common } from "./zh/common";
import { dashboard } from "./zh/dashboard";
import { home } from "./zh/home";
import { onboarding } from "./zh/onboarding";
import { preview } from "./zh/preview";

export const zh: SiteMessages = { common, home, auth, chat, onboarding, dashboard, preview };
