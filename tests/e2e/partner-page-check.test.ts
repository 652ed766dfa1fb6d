import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { axeViolations } from "../support/axe";
import { sampled } from "../support/nightly";
import { expect, test } from "../support/story";
import { openWorkspace } from "../support/workspace";

/* "Check my page" reads a partner's page and names what keeps the assistant from working on it. */

const MESSAGES = { en, zh };

/** Pages of a partner on loopback, by path. */
function partnerSite(pages: Readonly<Record<string, string>>) {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) =>
      new Response(`<!doctype html><title>Help</title>${pages[new URL(url).pathname] ?? ""}`, {
        headers: { "content-type": "text/html" },
      }),
  });
  return { origin: server.url.origin, stop: () => server.stop(true) };
}

test.for<Language>(sampled(LANGUAGES, 1))(
  "a page says what is wrong with its installation (%s)",
  async (language, { open, site, onTestFinished }) => {
    const t = MESSAGES[language];
    const pages: Record<string, string> = {};
    const partnerPages = partnerSite(pages);
    onTestFinished(() => partnerPages.stop());
    const { page, partner } = await openWorkspace(open, site, { language });
    const main = page.getByRole("main");
    pages["/right"] = `<script async src="${site.url}/widget.js" data-key="${partner.widgetKey}"></script>`;
    pages["/key"] = `<script async src="${site.url}/widget.js" data-key="wl_pk_another"></script>`;

    const address = main.getByRole("textbox", { name: t["partners.check.url"] });
    const check = async (url: string) => {
      await address.fill(url);
      await main.getByRole("button", { name: t["partners.check.submit"], exact: true }).click();
    };
    const finding = (code: keyof typeof en) => main.getByText(t[code], { exact: true });

    // Before the origin is on the list, nothing of it is read.
    await check(`${partnerPages.origin}/right`);
    await expect(finding("partners.finding.origin_not_listed")).toBeVisible();
    await main.getByRole("textbox", { name: t["partners.origins.add"], exact: true }).fill(partnerPages.origin);
    await main.getByRole("button", { name: t["partners.add"], exact: true }).click();
    await expect(main.getByRole("listitem").filter({ hasText: partnerPages.origin })).toBeVisible();

    await check(`${partnerPages.origin}/without`);
    await expect(finding("partners.finding.script_missing")).toBeVisible();
    await expect(finding("partners.finding.origin_not_listed")).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await check(`${partnerPages.origin}/key`);
    await expect(finding("partners.finding.key_wrong")).toBeVisible();
    await expect(main.getByText("wl_pk_another")).toBeVisible();
    const fix = t["partners.check.fix.value"].replace("{value}", partner.widgetKey);
    await expect(main.getByText(fix, { exact: true })).toBeVisible();
    await check(`${partnerPages.origin}/right`);
    await expect(finding("partners.finding.ok")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    // A page of which only the list keeps the assistant away.
    const elsewhere = partnerSite(pages);
    onTestFinished(() => elsewhere.stop());
    await check(`${elsewhere.origin}/right`);
    await expect(finding("partners.finding.origin_not_listed")).toBeVisible();
    await expect(main.getByText(elsewhere.origin, { exact: true })).toBeVisible();
  },
);
