import type { Site } from "../support/site";
import { expect, test } from "../support/story";

/* No link of the public site is dead: every page of the sitemap, what it links to, loads and posts to. */

/** What a page is made of and leads to, as addresses on this site; ids are what a fragment may name. */
interface ReadPage {
  status: number;
  links: readonly string[];
  ids: ReadonlySet<string>;
}

const REFERENCES = [
  ["a", "href"],
  ["link", "href"],
  ["script", "src"],
  ["img", "src"],
  [`meta[property="og:image"]`, "content"],
] as const;

async function readPage(address: string): Promise<ReadPage> {
  const response = await fetch(address, { redirect: "manual" });
  const links: string[] = [];
  const ids = new Set<string>();
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    let reader = new HTMLRewriter().on("[id]", { element: (found) => void ids.add(found.getAttribute("id") ?? "") });
    for (const [selector, attribute] of REFERENCES) {
      reader = reader.on(`${selector}[${attribute}]`, {
        // The attribute comes as it is written: & stands for itself after decoding.
        element: (found) => void links.push((found.getAttribute(attribute) ?? "").replaceAll("&amp;", "&")),
      });
    }
    await reader.transform(response).text();
  } else await response.body?.cancel();
  return { status: response.status, links, ids };
}

test("every page of the sitemap, and what it refers to, is there", { timeout: 120_000 }, async ({ site }) => {
  const read = new Map<string, Promise<ReadPage>>();
  const pageAt = (address: string) => {
    const known = read.get(address) ?? readPage(address);
    read.set(address, known);
    return known;
  };
  const dead: string[] = [];
  for (const page of await sitemapOf(site)) {
    const { links } = await pageAt(page);
    for (const link of new Set(links)) {
      const target = new URL(link, page);
      if (target.origin !== new URL(site.url).origin) continue;
      const fragment = decodeURIComponent(target.hash.slice(1));
      target.hash = "";
      const { status, ids } = await pageAt(target.href);
      const isThere = status === 200 || (status >= 300 && status < 400);
      // Of what only the browser renders, the shell has an id for its root alone.
      const isNamed = fragment === "" || ids.size <= 1 || ids.has(fragment);
      if (!isThere || !isNamed) dead.push(`${new URL(page).pathname} → ${link} (${status})`);
    }
  }
  expect(dead).toEqual([]);
});

async function sitemapOf(site: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(20);
  return addresses;
}
