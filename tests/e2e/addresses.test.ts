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
