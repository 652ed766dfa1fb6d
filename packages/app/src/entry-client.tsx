import "virtual:twind.css";
import "./styles/base.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { initialLanguage } from "./lib/language-choice";
import { requestPage } from "./lib/pages";
import { loadAreas } from "./lib/messages";
import { mayHaveSession } from "./lib/session";
import { findRoute } from "./routes";
import { createLanguageStore } from "./stores/language";

/** Hydrates the page after loading its chunk and messages, so that nothing flashes. */
async function start(container: HTMLElement) {
  dropTrailingSlash();
  const language = initialLanguage();
  const route = findRoute(location.pathname);
  await loadAreas(language, []);
  // A page that fails to load shows an error inside the site's frame.
  await requestPage(route, language);

  const app = <App languageStore={createLanguageStore(language)} />;
  const showsThisPage = container.firstElementChild !== null && document.documentElement.lang === language;
  const awaitsUser = route.signedInPath !== undefined && mayHaveSession();
  if (showsThisPage && !awaitsUser) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/** One URL per page: /pricing/ becomes /pricing, as in links, navigation and the prerendered HTML. */
function dropTrailingSlash() {
  const address = new URL(location.href);
  address.pathname = address.pathname.replace(/(.)\/+$/, "$1");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

const container = document.getElementById("root");
if (container) void start(container);
