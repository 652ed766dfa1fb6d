import { describe } from "vitest";
import { chooseLanguage } from "../support/choose-language";
import { expect, test } from "../support/story";

/* How the built site describes its URLs to any client, including crawlers without scripts. */

const textOf = async (address: string) => (await fetch(address)).text();

test("a page, the sitemap and robots.txt use the URL that the site is served at", async ({ site }) => {
  const page = await textOf(`${site.url}/pricing`);
  expect(page).toContain(`<link rel="canonical" href="${site.url}/pricing">`);
  expect(page).toContain(`<link rel="alternate" hreflang="zh" href="${site.url}/pricing?lang=zh">`);
  expect(page).toContain(`<meta property="og:image" content="${site.url}/og.png">`);
  expect(await textOf(`${site.url}/sitemap.xml`)).toContain(`<loc>${site.url}/pricing</loc>`);
  expect(await textOf(`${site.url}/robots.txt`)).toContain(`Sitemap: ${site.url}/sitemap.xml`);
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
