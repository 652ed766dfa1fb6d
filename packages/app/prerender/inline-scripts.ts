import { createHash } from "node:crypto";
import { routes } from "../src/routes";

/**
 * Runs before the first paint, in the head of every page: a chosen theme must not flash, and a document in another
 * language than the stored one is replaced. Inline, because a request for it would hold up the rendering. It also
 * catches what a skipped transition to the next page rejects, which would be reported as the page's error
 * (https://github.com/w3c/csswg-drafts/issues/13726).
 */
export const BOOT_SCRIPT = `["pageswap","pagereveal"].forEach(function(n){addEventListener(n,function(e,v){\
if(v=e.viewTransition){v.ready.catch(Boolean);v.finished.catch(Boolean);v.updateCallbackDone.catch(Boolean)}})});\
(function(d,s,t,l,u){try{s=localStorage;t=s.getItem("theme");l=s.getItem("language");\
if(t=="dark"||t=="light")d.dataset.theme=t;\
if((l=="en"||l=="zh")&&l!=d.lang&&d.dataset.surface=="document"&&!/[?&]lang=/.test(location.search)){\
u=new URL(location);u.searchParams.set("lang",l);location.replace(u)}}catch(e){}})(document.documentElement)`;

const appPaths = routes.filter(({ kind }) => kind === "app").map(({ path }) => path);

/** A document fetches the next one when a link to it is pointed at. The app's pages wait for the click. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/downloads/*", "/*.*", ...appPaths] } },
          { not: { selector_matches: "[target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** What the content security policy must allow: nothing else may run inline. */
export const inlineScriptHashes = () =>
  [BOOT_SCRIPT, SPECULATION_RULES].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
