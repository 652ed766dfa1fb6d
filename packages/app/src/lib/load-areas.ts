import type { Language } from "@wattleaf/shared/i18n/language";
import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";
import type { Messages } from "@wattleaf/shared/i18n/translate";
import { addMessages, areasLoaded, loadedAreas } from "./messages";

type AreaLoader = () => Promise<Messages>;

/** One chunk per language and area, so that a page only loads the messages that it uses; the first screen's are together. */
const loaders: Record<Language, Record<SiteArea, AreaLoader>> = {
  en: {
    common: () => import("@wattleaf/shared/i18n/messages/en/common").then((module) => module.common),
    home: () => import("@wattleaf/shared/i18n/messages/en/home").then((module) => module.home),
    attachments: () => import("@wattleaf/shared/i18n/messages/en/attachments").then((module) => module.attachments),
    auth: () => import("@wattleaf/shared/i18n/messages/en/auth").then((module) => module.auth),
    blog: () => import("@wattleaf/shared/i18n/messages/en/blog").then((module) => module.blog),
    blogPost: () => import("@wattleaf/shared/i18n/messages/en/blog-post").then((module) => module.blogPost),
    chat: () => import("@wattleaf/shared/i18n/messages/en/chat").then((module) => module.chat),
    chatPage: () => import("@wattleaf/shared/i18n/messages/en/chat-page").then((module) => module.chatPage),
    chatReading: () => import("@wattleaf/shared/i18n/messages/en/chat-reading").then((module) => module.chatReading),
    forms: () => import("@wattleaf/shared/i18n/messages/en/forms").then((module) => module.forms),
    help: () => import("@wattleaf/shared/i18n/messages/en/help").then((module) => module.help),
    coins: () => import("@wattleaf/shared/i18n/messages/en/coins").then((module) => module.coins),
    company: () => import("@wattleaf/shared/i18n/messages/en/company").then((module) => module.company),
    contactForm: () => import("@wattleaf/shared/i18n/messages/en/contact-form").then((module) => module.contactForm),
    legal: () => import("@wattleaf/shared/i18n/messages/en/legal").then((module) => module.legal),
    leaderboard: () => import("@wattleaf/shared/i18n/messages/en/leaderboard").then((module) => module.leaderboard),
    loads: () => import("@wattleaf/shared/i18n/messages/en/loads").then((module) => module.loads),
    methods: () => import("@wattleaf/shared/i18n/messages/en/methods").then((module) => module.methods),
    palette: () => import("@wattleaf/shared/i18n/messages/en/palette").then((module) => module.palette),
    notifications: () =>
      import("@wattleaf/shared/i18n/messages/en/notifications").then((module) => module.notifications),
    me: () => import("@wattleaf/shared/i18n/messages/en/me").then((module) => module.me),
    partners: () => import("@wattleaf/shared/i18n/messages/en/partners").then((module) => module.partners),
    plants: () => import("@wattleaf/shared/i18n/messages/en/plants").then((module) => module.plants),
    achievements: () => import("@wattleaf/shared/i18n/messages/en/achievements").then((module) => module.achievements),
    points: () => import("@wattleaf/shared/i18n/messages/en/points").then((module) => module.points),
    plans: () => import("@wattleaf/shared/i18n/messages/en/plans").then((module) => module.plans),
    pricing: () => import("@wattleaf/shared/i18n/messages/en/pricing").then((module) => module.pricing),
    onboarding: () => import("@wattleaf/shared/i18n/messages/en/onboarding").then((module) => module.onboarding),
    dashboard: () => import("@wattleaf/shared/i18n/messages/en/signed-in-areas").then((module) => module.dashboard),
    devicePage: () => import("@wattleaf/shared/i18n/messages/en/device-page").then((module) => module.devicePage),
    devices: () => import("@wattleaf/shared/i18n/messages/en/signed-in-areas").then((module) => module.devices),
    documentation: () =>
      import("@wattleaf/shared/i18n/messages/en/documentation").then((module) => module.documentation),
    documentationTry: () =>
      import("@wattleaf/shared/i18n/messages/en/documentation-try").then((module) => module.documentationTry),
    ranks: () => import("@wattleaf/shared/i18n/messages/en/signed-in-areas").then((module) => module.ranks),
    readings: () => import("@wattleaf/shared/i18n/messages/en/readings").then((module) => module.readings),
    reasons: () => import("@wattleaf/shared/i18n/messages/en/reasons").then((module) => module.reasons),
    resources: () => import("@wattleaf/shared/i18n/messages/en/resources").then((module) => module.resources),
    resourcesFinder: () =>
      import("@wattleaf/shared/i18n/messages/en/resources-finder").then((module) => module.resourcesFinder),
    settings: () => import("@wattleaf/shared/i18n/messages/en/settings").then((module) => module.settings),
    store: () => import("@wattleaf/shared/i18n/messages/en/store").then((module) => module.store),
    technology: () => import("@wattleaf/shared/i18n/messages/en/technology").then((module) => module.technology),
    technologyLive: () =>
      import("@wattleaf/shared/i18n/messages/en/technology-live").then((module) => module.technologyLive),
    solutions: () => import("@wattleaf/shared/i18n/messages/en/solutions").then((module) => module.solutions),
    solutionsTable: () =>
      import("@wattleaf/shared/i18n/messages/en/solutions-table").then((module) => module.solutionsTable),
    product: () => import("@wattleaf/shared/i18n/messages/en/product").then((module) => module.product),
    utility: () => import("@wattleaf/shared/i18n/messages/en/signed-in-areas").then((module) => module.utility),
    labs: () => import("@wattleaf/shared/i18n/messages/en/labs").then((module) => module.labs),
    labsAssistant: () =>
      import("@wattleaf/shared/i18n/messages/en/labs-assistant").then((module) => module.labsAssistant),
    events: () => import("@wattleaf/shared/i18n/messages/en/events").then((module) => module.events),
    whitePapers: () => import("@wattleaf/shared/i18n/messages/en/white-papers").then((module) => module.whitePapers),
  },
  zh: {
    common: () => import("@wattleaf/shared/i18n/messages/zh/common").then((module) => module.common),
    home: () => import("@wattleaf/shared/i18n/messages/zh/home").then((module) => module.home),
    attachments: () => import("@wattleaf/shared/i18n/messages/zh/attachments").then((module) => module.attachments),
    auth: () => import("@wattleaf/shared/i18n/messages/zh/auth").then((module) => module.auth),
    blog: () => import("@wattleaf/shared/i18n/messages/zh/blog").then((module) => module.blog),
    blogPost: () => import("@wattleaf/shared/i18n/messages/zh/blog-post").then((module) => module.blogPost),
    chat: () => import("@wattleaf/shared/i18n/messages/zh/chat").then((module) => module.chat),
    chatPage: () => import("@wattleaf/shared/i18n/messages/zh/chat-page").then((module) => module.chatPage),
    chatReading: () => import("@wattleaf/shared/i18n/messages/zh/chat-reading").then((module) => module.chatReading),
    forms: () => import("@wattleaf/shared/i18n/messages/zh/forms").then((module) => module.forms),
    help: () => import("@wattleaf/shared/i18n/messages/zh/help").then((module) => module.help),
    coins: () => import("@wattleaf/shared/i18n/messages/zh/coins").then((module) => module.coins),
    company: () => import("@wattleaf/shared/i18n/messages/zh/company").then((module) => module.company),
    contactForm: () => import("@wattleaf/shared/i18n/messages/zh/contact-form").then((module) => module.contactForm),
    legal: () => import("@wattleaf/shared/i18n/messages/zh/legal").then((module) => module.legal),
    leaderboard: () => import("@wattleaf/shared/i18n/messages/zh/leaderboard").then((module) => module.leaderboard),
    loads: () => import("@wattleaf/shared/i18n/messages/zh/loads").then((module) => module.loads),
    methods: () => import("@wattleaf/shared/i18n/messages/zh/methods").then((module) => module.methods),
    palette: () => import("@wattleaf/shared/i18n/messages/zh/palette").then((module) => module.palette),
    notifications: () =>
      import("@wattleaf/shared/i18n/messages/zh/notifications").then((module) => module.notifications),
    me: () => import("@wattleaf/shared/i18n/messages/zh/me").then((module) => module.me),
    partners: () => import("@wattleaf/shared/i18n/messages/zh/partners").then((module) => module.partners),
    plants: () => import("@wattleaf/shared/i18n/messages/zh/plants").then((module) => module.plants),
    achievements: () => import("@wattleaf/shared/i18n/messages/zh/achievements").then((module) => module.achievements),
    points: () => import("@wattleaf/shared/i18n/messages/zh/points").then((module) => module.points),
    plans: () => import("@wattleaf/shared/i18n/messages/zh/plans").then((module) => module.plans),
    pricing: () => import("@wattleaf/shared/i18n/messages/zh/pricing").then((module) => module.pricing),
    onboarding: () => import("@wattleaf/shared/i18n/messages/zh/onboarding").then((module) => module.onboarding),
    dashboard: () => import("@wattleaf/shared/i18n/messages/zh/signed-in-areas").then((module) => module.dashboard),
    devicePage: () => import("@wattleaf/shared/i18n/messages/zh/device-page").then((module) => module.devicePage),
    devices: () => import("@wattleaf/shared/i18n/messages/zh/signed-in-areas").then((module) => module.devices),
    documentation: async () => {
      // The contracts' own words, which are the reference's English, in Chinese.
      const { reference } = await import("@wattleaf/shared/i18n/messages/zh/reference");
      const { documentation } = await import("@wattleaf/shared/i18n/messages/zh/documentation");
      return { ...reference, ...documentation };
    },
    documentationTry: () =>
      import("@wattleaf/shared/i18n/messages/zh/documentation-try").then((module) => module.documentationTry),
    ranks: () => import("@wattleaf/shared/i18n/messages/zh/signed-in-areas").then((module) => module.ranks),
    readings: () => import("@wattleaf/shared/i18n/messages/zh/readings").then((module) => module.readings),
    reasons: () => import("@wattleaf/shared/i18n/messages/zh/reasons").then((module) => module.reasons),
    resources: () => import("@wattleaf/shared/i18n/messages/zh/resources").then((module) => module.resources),
    resourcesFinder: () =>
      import("@wattleaf/shared/i18n/messages/zh/resources-finder").then((module) => module.resourcesFinder),
    settings: () => import("@wattleaf/shared/i18n/messages/zh/settings").then((module) => module.settings),
    store: () => import("@wattleaf/shared/i18n/messages/zh/store").then((module) => module.store),
    technology: () => import("@wattleaf/shared/i18n/messages/zh/technology").then((module) => module.technology),
    technologyLive: () =>
      import("@wattleaf/shared/i18n/messages/zh/technology-live").then((module) => module.technologyLive),
    solutions: () => import("@wattleaf/shared/i18n/messages/zh/solutions").then((module) => module.solutions),
    solutionsTable: () =>
      import("@wattleaf/shared/i18n/messages/zh/solutions-table").then((module) => module.solutionsTable),
    product: () => import("@wattleaf/shared/i18n/messages/zh/product").then((module) => module.product),
    utility: () => import("@wattleaf/shared/i18n/messages/zh/signed-in-areas").then((module) => module.utility),
    labs: () => import("@wattleaf/shared/i18n/messages/zh/labs").then((module) => module.labs),
    labsAssistant: () =>
      import("@wattleaf/shared/i18n/messages/zh/labs-assistant").then((module) => module.labsAssistant),
    events: () => import("@wattleaf/shared/i18n/messages/zh/events").then((module) => module.events),
    whitePapers: () => import("@wattleaf/shared/i18n/messages/zh/white-papers").then((module) => module.whitePapers),
  },
};

/** Loads these areas (and the common one) in one language. */
export async function loadAreas(language: Language, areas: readonly SiteArea[]): Promise<void> {
  const missing = ["common" as const, ...areas].filter((area) => !areasLoaded(language, [area]));
  await Promise.all(missing.map(async (area) => addMessages(language, area, await loaders[language][area]())));
}

/** Loads every area that `from` has in `to`: called before the language changes, so that no key flashes up. */
export function loadSameAreas(from: Language, to: Language): Promise<void> {
  return loadAreas(to, loadedAreas(from));
}
