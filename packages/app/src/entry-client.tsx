import "./styles";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { keptToast } from "./document/flash";
import { startForms } from "./document/forms";
import { startMenu } from "./document/menu";
import { startThemeToggle } from "./document/theme";
import { initialLanguage } from "./lib/language-choice";
import { requestPage } from "./lib/pages";
import { loadAreas } from "./lib/load-areas";
import { queryClient } from "./lib/query-client";
import { userQuery } from "./lib/session";
import { showToast } from "./lib/show-toast";
import { findRoute } from "./routes";
import { createLanguageStore } from "./stores/language";
import { receiveToasts } from "./stores/toasts";

/** Hydrates the page after loading its chunk and messages, so that nothing flashes. */
async function start(container: HTMLElement) {
  // Every page asks who is here. A prerendered page must match its HTML first, which has no user.
  if (container.firstElementChild === null) void queryClient.prefetchQuery(userQuery);
  const language = initialLanguage();
  const asked = findRoute(location.pathname);
  const route = asked.signedInPath ? findRoute(asked.signedInPath) : asked;
  await loadAreas(language, []);
  // A page that fails to load shows an error inside the site's frame.
  await requestPage(route, language);

  const app = <App languageStore={createLanguageStore(language)} />;
  const showsThisPage = container.firstElementChild !== null && document.documentElement.lang === language;
  if (showsThisPage) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

startThemeToggle();
startMenu();
startForms();
receiveToasts();
const container = document.getElementById("root");
if (container) void start(container);
const kept = keptToast();
if (kept) showToast(kept);
