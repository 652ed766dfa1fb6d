import { renderToString } from "react-dom/server";
import type { Language } from "../../../../packages/shared/src/i18n/language";
import { loadPage } from "./load-page";

export const renderPage = async (path: string, language: Language) => renderToString(await loadPage(path, language));
