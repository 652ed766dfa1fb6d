import { describe } from "vitest";
import { chooseLanguage } from "../support/choose-language";
import { expect, test } from "../support/story";

/* What the built site says of its addresses to anybody, a crawler without scripts included. */

const textOf = async (address: string) => (await fetch(address)).text();

test("a page, the sitemap and robots.txt name the address that the site is served at", async ({ site }) => {
  const page = await textOf(`${site.url}/pricing`);
  expect(page).toContain(`<link rel="canonical" href="${site.url}/pricing">`);
  expect(page).toContain(`<link rel="alternate" hreflang="zh" href="${site.url}/pricing?lang=zh">`);
  expect(page).toContain(`<meta property="og:image" content="${site.url}/og.png">`);
  expect(await textOf(`${site.url}/sitemap.xml`)).toContain(`<loc>${site.url}/pricing</loc>`);
  expect(await textOf(`${site.url}/robots.txt`)).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("an address with a slash at its end is the page's own", async ({ open }) => {
  const page = await open("/pricing/?lang=en");
  await expect(page).toHaveURL("/pricing?lang=en");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText("Pricing");
});

describe.each([
  ["en", "404 Page Not Found", "Back to the home page"],
  ["zh", "404 页面不存在", "返回首页"],
] as const)("an address that leads nowhere, in %s", (language, title, home) => {
  test("says so without scripts, and is not for search engines", async ({ site }) => {
    const response = await fetch(`${site.url}/no/such/page`, { headers: { cookie: `language=${language}` } });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`<meta name="robots" content="noindex">`);
    expect(html).not.toContain("canonical");
  });

  test("comes to life and leads home", async ({ open, site }) => {
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
