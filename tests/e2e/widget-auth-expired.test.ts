import type { Page } from "playwright";
import { closeWidgetSession } from "../../packages/shared/src/contracts/partners";
import { COMPUTED, expect, type OpenPage, test } from "../support/story";
import { callWidget, heardOn, listenTo, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";
import type { Site } from "../support/site";

/* A customer's session ends while the page is open, and its page has no proof left of who the customer is. */

const QUESTION = "What are VPP benefits?";
const SIGN_IN_EXPIRED = "Your sign-in on this page has expired. Reload the page or sign in again to continue.";
/** The server rejects the session that has ended, and a token that no longer counts. */
const REJECTED = [/^response: 401 /];
const EVENTS = ["auth:expired", "answer"] as const;

type Customer = Window & { tokenOfCustomer(): Promise<string> };

/** A page that asks its server for the customer's token whenever the widget needs one. */
async function openSignedIn(open: OpenPage, partner: WidgetPartner, nextToken: () => Promise<string>): Promise<Page> {
  return open(partner.page.href, {
    expected: REJECTED,
    before: async (fresh) => {
      await listenTo(fresh, ...EVENTS);
      await fresh.exposeFunction("tokenOfCustomer", nextToken);
      await fresh.addInitScript(() => {
        const token = () => (window as unknown as Customer).tokenOfCustomer();
        (window.Wattleaf as unknown[]).push(["identify", token]);
      });
    },
  });
}

const ask = async (page: Page, text: string) => {
  await widgetOn(page).question.fill(text);
  await widgetOn(page).question.press("Enter");
};
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

test.for([
  ["the page has no token", () => Promise.reject(new Error("Signed out"))],
  ["the token has expired", (partner: WidgetPartner) => partner.tokenOf("ann", anHourAgo())],
] as const)(
  "%s: the chat says so, and goes on when the customer has signed in again",
  async ([, none], { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    let isSignedIn = true;
    const page = await openSignedIn(open, partner, () => (isSignedIn ? partner.tokenOf("ann") : none(partner)));
    const { conversation, launcher, lines, button } = widgetOn(page);
    await launcher.click();
    await ask(page, QUESTION);
    await expect.poll(() => heard(page), COMPUTED).toEqual(["answer"]);

    await endSession(page, site);
    isSignedIn = false;
    await ask(page, "What is a demand charge?");
    await expect(lines.last()).toContainText(SIGN_IN_EXPIRED);
    expect(await heard(page)).toEqual(["answer", "auth:expired"]);
    await expect(conversation).toContainText(`You: ${QUESTION}`);

    isSignedIn = true;
    await button("widget.retry").click();
    await expect.poll(() => heard(page), COMPUTED).toEqual(["answer", "auth:expired", "answer"]);
    await expect(conversation).not.toContainText(SIGN_IN_EXPIRED);
    await page.reload();
    await launcher.click();
    await expect(conversation).toContainText(`You: ${QUESTION}`);
    await expect(conversation).toContainText("What is a demand charge?");
  },
);

test("who signs out with the chat closed has no session any more, also not on the server", async ({
  open,
  site,
  onTestFinished,
}) => {
  const partner = await newWidgetPartner(site);
  onTestFinished(() => partner.stop());
  const page = await openSignedIn(open, partner, () => partner.tokenOf("ann"));
  const { launcher, question } = widgetOn(page);
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
  const page = await openSignedIn(open, partner, () => (isSignedIn ? partner.tokenOf("ann") : signedOut()));
  const { launcher, conversation, panel, button, question } = widgetOn(page);
  await launcher.click();
  await ask(page, QUESTION);
  await expect.poll(() => heard(page), COMPUTED).toEqual(["answer"]);
  await endSession(page, site);
  isSignedIn = false;

  await page.locator("wattleaf-widget input[type=file]").setInputFiles({
    name: "usage.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("timestamp,kWh\n2026-01-01 00:00,1\n2026-01-01 01:00,2\n"),
  });
  await expect(conversation).toContainText(SIGN_IN_EXPIRED);
  await button("widget.rewards").click();
  await expect(panel.getByRole("alert").first()).toContainText(SIGN_IN_EXPIRED);
  expect(await heard(page)).toEqual(["answer", "auth:expired", "auth:expired"]);

  await callWidget(page, (widget) => widget.logout());
  await expect(question).toBeVisible();
  await expect(conversation).not.toContainText(`You: ${QUESTION}`);
  await ask(page, "What is a demand charge?");
  await expect.poll(() => heard(page), COMPUTED).toHaveLength(4);
  expect(await kept(page)).not.toHaveProperty("subject");
});
