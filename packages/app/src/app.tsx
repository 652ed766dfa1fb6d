import { QueryClientProvider } from "@tanstack/react-query";
import { createElement, Suspense, use, useState } from "react";
import { Router } from "wouter";
import { FlowLayout } from "./components/layout/flow-layout";
import { PageErrorBoundary } from "./components/layout/page-error-boundary";
import { RouteEffects } from "./components/layout/route-effects";
import { SiteLayout } from "./components/layout/site-layout";
import { SiteToaster } from "./components/layout/site-toaster";
import { LoadingScreen } from "./components/layout/loading-screen";
import { OpenLayout } from "./components/shell/open-layout";
import { ShellLayout, ShellScreenLayout } from "./components/shell/shell-layout";
import { SkipLink } from "./components/layout/skip-link";
import { useActiveRoute } from "./lib/active-route";
import { AppLink } from "./components/app-link";
import { LinkContext } from "./components/site-link";
import { navigateWhenReady } from "./lib/navigation";
import { loadPage, readyPage } from "./lib/pages";
import { queryClient } from "./lib/query-client";
import type { LayoutName, SiteRoute } from "./routes";
import { SurfaceContext } from "./lib/surface";
import { LanguageContext, type LanguageStore, useLanguage } from "./stores/language";

interface AppProps {
  languageStore: LanguageStore;
  /** The path to render when there is no browser. */
  ssrPath?: string;
}

export function App({ languageStore, ssrPath }: AppProps) {
  return (
    <LanguageContext value={languageStore}>
      <SurfaceContext value="app">
        <LinkContext value={AppLink}>
          <QueryClientProvider client={queryClient}>
            {/* A prerendered page has no query, so the first render in the browser must not use one either. */}
            <Router
              ssrSearch=""
              aroundNav={navigateWhenReady(languageStore)}
              {...(ssrPath === undefined ? {} : { ssrPath })}
            >
              <Screen />
            </Router>
          </QueryClientProvider>
        </LinkContext>
      </SurfaceContext>
    </LanguageContext>
  );
}

const layouts = {
  site: SiteLayout,
  shell: ShellLayout,
  shellScreen: ShellScreenLayout,
  open: OpenLayout,
  flow: FlowLayout,
} satisfies Record<LayoutName, unknown>;

function Screen() {
  const route = useActiveRoute();
  // At a document's address a signed-in user gets the app's chat; without a route it is not known yet who it is.
  const Layout = layouts[route?.layout ?? "shellScreen"];
  return (
    <>
      <SkipLink />
      {route && <RouteEffects route={route} />}
      <Layout>
        {route ? (
          <PageErrorBoundary key={route.name}>
            <PageWhenReady route={route} />
          </PageErrorBoundary>
        ) : (
          <LoadingScreen />
        )}
      </Layout>
      <SiteToaster />
    </>
  );
}

/**
 * A page that is ready at its first render gets no Suspense boundary, so that it hydrates in one commit with its frame.
 * React hydrates a boundary later, when the frame's queries (the signed-in user, the sign-in providers) may have
 * responses: the page would then no longer match its HTML.
 */
function PageWhenReady({ route }: { route: SiteRoute }) {
  const language = useLanguage();
  const [readyAtOnce] = useState(() => readyPage(route, language) !== undefined);
  const page = <PageOutlet route={route} />;
  return readyAtOnce ? page : <Suspense fallback={<LoadingScreen />}>{page}</Suspense>;
}

function PageOutlet({ route }: { route: SiteRoute }) {
  const language = useLanguage();
  if (!readyPage(route, language)) use(loadPage(route, language));
  const Page = readyPage(route, language);
  // Not JSX: the component is looked up, and lint would treat a lookup in JSX as a component created on every render.
  return Page ? createElement(Page, { route }) : null;
}
