import type { Locator, Page } from "playwright";
import type { Citation } from "../../packages/shared/src/contracts/chat/messages";
import { ask, lines, openChat } from "../support/chat-page";
import { expect, test } from "../support/story";
import { tellAnswer } from "../support/told-answer";

/* A source number behind a figure is a separate link: it is not selected, copied or read aloud with the figure. */

const citations: Citation[] = [
  { index: 1, title: "Your meter", kind: "meter", url: "/dashboard" },
  { index: 2, title: "How to lower a bill", kind: "article", url: "https://example.org/lower-a-bill" },
  { index: 3, title: "bill.pdf", kind: "upload" },
];
const ANSWER = { response: "You could save **$1,436** [2] of $4,362 [1][3].", citations };
const WORDS = "You could save $1,436 of $4,362.";
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** The text that selecting and copying the element produces. */
async function copied(page: Page, element: Locator): Promise<string> {
  await element.click({ clickCount: 3, position: { x: 3, y: 6 } });
  await page.keyboard.press("ControlOrMeta+c");
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
  return (await page.evaluate(() => navigator.clipboard.readText())).trim();
}

/** Each figure and each source is a separate item for screen readers. */
async function expectReadApart(answer: Locator): Promise<void> {
  const read = (await answer.ariaSnapshot()).replaceAll(/^ *(- \/url: .*)?\n?/gm, "");
  expect(read).toMatch(
    /text: You could save\n- strong: \$1,436\n.*link "Source 2.*\n(- text: "2"\n)?- text: of \$4,362\n.*link "Source 1/,
  );
}

test("the chat page's answers are copied and read without source numbers", async ({ open, site }) => {
  const page = await openChat(open, site, { ...CLIPBOARD, before: (fresh) => tellAnswer(fresh, ANSWER) });
  await ask(page, "How much could I save?");
  const answer = lines(page).last();
  const paragraph = answer.getByRole("paragraph").first();
  await expect(answer.getByText("Sources", { exact: true })).toBeVisible();
  await expectReadApart(answer);
  expect(await copied(page, paragraph)).toBe(WORDS);
  expect(await paragraph.textContent()).toBe(WORDS);
  await expect(answer.getByRole("link", { name: "Source 2" })).toHaveAttribute("href", /lower-a-bill$/);
  await expect(answer.getByRole("link", { name: "Source 1" })).toHaveAttribute("href", "/dashboard");
  // A file has no page: its number links to its entry below.
  await answer.getByRole("link", { name: "Source 3" }).click();
  await expect(answer.getByText("bill.pdf")).toBeInViewport();
});

test("so are those on the home page", async ({ open }) => {
  const page = await open("/", { ...CLIPBOARD, before: (fresh) => tellAnswer(fresh, ANSWER) });
  await ask(page, "How much could I save?");
  const answer = lines(page).last();
  await expect(answer.getByText("Sources", { exact: true })).toBeAttached();
  await expectReadApart(answer);
  expect(await copied(page, answer.getByRole("paragraph").first())).toBe(WORDS);
});

test("and those of the widget", async ({ open, site }) => {
  const page = await open(site.partnerPage, { ...CLIPBOARD, before: (fresh) => tellAnswer(fresh, ANSWER) });
  await page.getByRole("button", { name: "Energy assistant" }).click();
  const panel = page.getByRole("dialog", { name: "Energy assistant" });
  await panel.getByRole("textbox", { name: "Your question" }).fill("How much could I save?");
  await page.keyboard.press("Enter");
  const answer = panel
    .getByRole("region", { name: "Conversation" })
    .getByRole("listitem")
    .filter({ hasText: "Sources" });
  await expect(answer.first()).toBeVisible();
  await expectReadApart(answer.first());
  expect(await copied(page, answer.first().getByRole("paragraph").first())).toBe(WORDS);
  await expect(answer.first().getByRole("img", { name: "Source 3: bill.pdf" })).toBeVisible();
  // A source of the site opens there, beside the partner's page.
  for (const [name, href] of [
    ["Source 1: Your meter", `${site.url}/dashboard`],
    ["Source 2: How to lower a bill", "https://example.org/lower-a-bill"],
  ] as const) {
    const link = answer.first().getByRole("link", { name }).first();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
});
