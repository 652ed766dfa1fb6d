import type { Page } from "playwright";
import { describe } from "vitest";
import { closeWidgetSession } from "../../packages/shared/src/contracts/partners";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, type OpenPage, test } from "../support/story";
import { callWidget, heardOn, listenTo, pageIn, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";
import type { Site } from "../support/site";

/* A customer's session ends while the page is open, and its page has no proof left of who the customer is. */

const DEMAND_QUESTION = { en: "What is a demand charge?", zh: "什么是需量电费？" };
/** The server rejects the session that has ended, and a token that no longer counts. */
const REJECTED = [/^response: 401 /];
const EVENTS = ["auth:expired", "answer"] as const;

type Customer = Window & { tokenOfCustomer(): Promise<string> };

/** A page that asks its server for the customer's token whenever the widget needs one. */
async function openSignedIn(
  open: OpenPage,
  partner: WidgetPartner,
  language: Language,
  nextToken: () => Promise<string>,
): Promise<Page> {
  return open(partner.page.href, {
    expected: REJECTED,
    before: async (fresh) => {
      await listenTo(fresh, ...EVENTS);
      await pageIn(language)(fresh);
      await fresh.exposeFunction("tokenOfCustomer", nextToken);
      await fresh.addInitScript(() => {
        const token = () => (window as unknown as Customer).tokenOfCustomer();
        (window.Wattleaf as unknown[]).push(["identify", token]);
      });
    },
  });
}

const heard = async (page: Page) => (await heardOn(page)).map(([name]) => name);
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(Object.values({ ...sessionStorage })[0] ?? "{}") as { token?: string });

/** As an operator, or the customer in another tab, ends it. */
async function endSession(page: Page, site: Site): Promise<void> {
  const { token } = await kept(page);
  const response = await page.request.post(site.url + closeWidgetSession.path, {
    data: { token },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.ok()).toBe(true);
}

const anHourAgo = () => ({ iat: Math.floor(Date.now() / 1000) - 3_600, exp: Math.floor(Date.now() / 1000) - 3_300 });

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  test.for([
    ["the page has no token", () => Promise.reject(new Error("Signed out"))],
    ["the token has expired", (partner: WidgetPartner) => partner.tokenOf("ann", anHourAgo())],
  ] as const)(
    "%s: the chat says so, and goes on when the customer has signed in again",
    async ([, none], { open, site, onTestFinished }) => {
      const partner = await newWidgetPartner(site);
      onTestFinished(() => partner.stop());
      let isSignedIn = true;
      const page = await openSignedIn(open, partner, language, () =>
        isSignedIn ? partner.tokenOf("ann") : none(partner),
      );
      const { conversation, launcher, lines, button, ask, saidByUser, text } = widgetOn(page, language);
      await launcher.click();
      await ask(text("widget.suggest.vpp"));
      await expect.poll(() => heard(page), COMPUTED).toEqual(["answer"]);

      await endSession(page, site);
      isSignedIn = false;
      await ask(DEMAND_QUESTION[language]);
      await expect(lines.last()).toContainText(text("widget.error.identity"));
      expect(await heard(page)).toEqual(["answer", "auth:expired"]);
      await expect(conversation).toContainText(saidByUser(text("widget.suggest.vpp")));

      isSignedIn = true;
      await button("widget.retry").click();
      await expect.poll(() => heard(page), COMPUTED).toEqual(["answer", "auth:expired", "answer"]);
      await expect(conversation).not.toContainText(text("widget.error.identity"));
      await page.reload();
      await launcher.click();
      await expect(conversation).toContainText(saidByUser(text("widget.suggest.vpp")));
      await expect(conversation).toContainText(DEMAND_QUESTION[language]);
    },
  );

  test("who signs out with the chat closed has no session any more, also not on the server", async ({
    open,
    site,
    onTestFinished,
  }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const page = await openSignedIn(open, partner, language, () => partner.tokenOf("ann"));
    const { launcher, question } = widgetOn(page, language);
    await launcher.click();
    await expect(question).toBeVisible();
    const { token } = await kept(page);
    await page.reload();
    await expect(launcher).toBeVisible();
    await callWidget(page, (widget) => widget.logout());
    const asCustomer = { authorization: `Bearer ${token}`, origin: new URL(page.url()).origin };
    const status = async () =>
      (await page.request.get(`${site.url}/api/gamification/coins`, { headers: asCustomer })).status();
    await expect.poll(status).toBe(401);
    expect(await kept(page)).toEqual({});
  });

  test("rewards and files say so too, and who signs out then is a new visitor", async ({
    open,
    site,
    onTestFinished,
  }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    let isSignedIn = true;
    const signedOut = () => Promise.reject(new Error("Signed out"));
    const page = await openSignedIn(open, partner, language, () => (isSignedIn ? partner.tokenOf("ann") : signedOut()));
    const { launcher, conversation, panel, button, question, fileInput, ask, saidByUser, text } = widgetOn(
      page,
      language,
    );
    await launcher.click();
    await ask(text("widget.suggest.vpp"));
    await expect.poll(() => heard(page), COMPUTED).toEqual(["answer"]);
    await endSession(page, site);
    isSignedIn = false;

    await fileInput.setInputFiles({
      name: "usage.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("timestamp,kWh\n2026-01-01 00:00,1\n2026-01-01 01:00,2\n"),
    });
    await expect(conversation).toContainText(text("widget.error.identity"));
    await button("widget.rewards").click();
    await expect(panel.getByRole("alert").first()).toContainText(text("widget.error.identity"));
    expect(await heard(page)).toEqual(["answer", "auth:expired", "auth:expired"]);

    await callWidget(page, (widget) => widget.logout());
    await expect(question).toBeVisible();
    await expect(conversation).not.toContainText(saidByUser(text("widget.suggest.vpp")));
    await ask(DEMAND_QUESTION[language]);
    await expect.poll(() => heard(page), COMPUTED).toHaveLength(4);
    expect(await kept(page)).not.toHaveProperty("subject");
  });
});
