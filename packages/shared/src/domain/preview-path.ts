import type { Language } from "../i18n/language";

/** Path of the picture that link previews of a page show; each page has one per language. */
export const previewPath = (path: string, language: Language) => `/og/${language}${path === "/" ? "/index" : path}.png`;
