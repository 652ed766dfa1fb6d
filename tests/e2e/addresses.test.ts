import { describe } from "vitest";
import { chooseLanguage } from "../support/choose-language";
import { expect, test } from "../support/story";

/* How the built site describes its URLs to any client, including crawlers without scripts. */

const textOf = async (address: string) => (await fetch(address)).text();

test("a page, the sitemap and robots.txt use the URL that the site is served at", async ({ site }) => {
  const page = await textOf(`${site.url}/pricing`);
  expect(page).toContain(`<link rel="canonical" href="${site.url}/pricing">`);
  expect(page).toContain(`<link rel="alternate" hreflang="zh" href="${site.url}/pricing?lang=zh">`);
  expect(await textOf(`${site.url}/sitemap.xml`)).toContain(`<loc>${site.url}/pricing</loc>`);
  expect(await textOf(`${site.url}/robots.txt`)).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

/** IHDR comes first in a PNG: width and height as 32-bit numbers. */
const sizeOfPng = (png: DataView) => [png.getUint32(16), png.getUint32(20)];

test.for([
  ["/", "en/index"],
  ["/pricing?lang=zh", "zh/pricing"],
  ["/blog/3", "en/blog/3"],
] as const)("%s has a picture of its own for link previews", async ([path, picture], { site }) => {
  const address = `${site.url}/og/${picture}.png`;
  expect(await textOf(`${site.url}${path}`)).toContain(`<meta property="og:image" content="${address}">`);
  const response = await fetch(address);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(sizeOfPng(new DataView(await response.arrayBuffer()))).toEqual([1200, 630]);
});

test.for([
  ["/company", "Organization"],
  ["/product", "Product"],
  ["/pricing", "FAQPage"],
  ["/blog/3", "Article"],
  ["/events", "Event"],
  ["/white-papers", "ScholarlyArticle"],
] as const)("%s describes itself to search engines as %s", async ([path, type], { site }) => {
  const blocks = (await textOf(`${site.url}${path}`)).matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  );
  const types = Array.from(blocks, ([, json = ""]) => (JSON.parse(json) as { "@type": string })["@type"]);
  expect(new Set(types)).toEqual(new Set([type]));
});

test("a URL with a trailing slash shows the same page", async ({ open }) => {
  const page = await open("/pricing/?lang=en");
  await expect(page).toHaveURL("/pricing?lang=en");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText("Pricing");
});

describe.each([
  ["en", "404 Page Not Found", "Back to home"],
  ["zh", "404 页面不存在", "返回首页"],
] as const)("an unknown URL, in %s", (language, title, home) => {
  test("shows an error without scripts, and is not indexed by search engines", async ({ site }) => {
    const response = await fetch(`${site.url}/no/such/page`, { headers: { cookie: `language=${language}` } });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`<meta name="robots" content="noindex">`);
    expect(html).not.toContain("canonical");
  });

  test("links to the home page", async ({ open, site }) => {
    const page = await open("/no/such/page", {
      expected: [/^response: 404 GET .*\/no\/such\/page$/],
      before: async (fresh) => {
        await fresh.context().addCookies([{ name: "language", value: language, url: site.url }]);
        await chooseLanguage(language)(fresh);
      },
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("main").getByRole("link", { name: home }).click();
    await expect(page).toHaveURL("/");
  });
});
