import { hydrateRoot } from "react-dom/client";
import { parseLanguage } from "../../../../packages/shared/src/i18n/language";
import { loadPage } from "./load-page";

/* What a page of this site would run if React took over all of it as it arrives. */

const root = document.getElementById("root");
if (!root) throw new Error("There is no #root");
hydrateRoot(root, await loadPage(location.pathname, parseLanguage(document.documentElement.lang)), {
  onRecoverableError: (error) => reportError(error),
});
