import type { Language } from "@wattleaf/shared/i18n/language";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { en } from "@wattleaf/shared/i18n/messages/en";
import { zh } from "@wattleaf/shared/i18n/messages/zh";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { notFoundRoute, routes } from "../../packages/app/src/routes";
import { createTranslate, type Messages, type Translate } from "@wattleaf/shared/i18n/translate";
import { NIGHTLY } from "./nightly";

/** A story through dozens of pages, on a machine that has more to do. */
export const MANY_PAGES = { timeout: 600_000 };

/** One page of each route that has many. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "/blog/:id": "/blog/1",
  "/help/:slug": "/help/heat-pumps",
  "/documentation/reference/:operation": "/documentation/reference/nilm-analyze",
  "/documentation/guides/:guide": "/documentation/guides/meter-data",
};

/** A path of each route. */
export const EXAMPLE_PATHS: readonly string[] = routes.map(({ path }) => EXAMPLES[path] ?? path);

/** Pages made of the same parts as others, or of text alone. */
const NIGHTLY_PATHS: readonly RegExp[] = [
  /^\/(privacy|terms|methods|reset-password|onboarding|register|mine|device|vpp|confirm-email)$/,
  /^\/documentation\/(guides|sdks|troubleshooting|changelog)(\/|$)/,
  /^\/(help|newsletter|blog|white-papers|leaderboard|store|solutions)(\/|$)/,
];

/** The paths that tests of every page visit: all at night, by day those with parts of their own. */
export const PATHS_OF_THE_RUN: readonly string[] = [...EXAMPLE_PATHS, notFoundRoute.path].filter(
  (path) => NIGHTLY || !NIGHTLY_PATHS.some((pattern) => pattern.test(path)),
);

/** The screens of the signed-in product. */
export const SIGNED_IN_PATHS = [
  "/dashboard",
  "/chat",
  "/device",
  "/vpp",
  "/mine",
  "/settings",
  "/pricing",
  "/leaderboard",
  "/marketplace",
] as const;

/** From this width on the site shows its navigation in the header instead of a menu. */
export const WIDE_PX = 1024;

/** A language on a screen of a width; the height is a phone's or a laptop's. */
export interface View {
  language: Language;
  width: number;
  viewport: { width: number; height: number };
  t: Translate<MessageKey>;
}

const ofLanguage: Record<Language, Translate<MessageKey>> = {
  en: createTranslate<Messages>(Object.assign({}, ...Object.values(en))) as Translate<MessageKey>,
  zh: createTranslate<Messages>(Object.assign({}, ...Object.values(zh))) as Translate<MessageKey>,
};

/** Every language on every width, widths in the given order. */
export const viewsOf = (widths: readonly number[]): View[] =>
  widths.flatMap((width) =>
    LANGUAGES.map((language) => ({
      language,
      width,
      viewport: { width, height: width < 700 ? 844 : 900 },
      t: ofLanguage[language],
    })),
  );
