import type { Locator, Page } from "playwright";
import type { Citation } from "../../packages/shared/src/contracts/chat/messages";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { ask, lines, openChat } from "../support/chat-page";
import { sampled } from "../support/nightly";
import { expect, test } from "../support/story";
import { tellAnswer } from "../support/told-answer";
import { pageIn, widgetOn } from "../support/widget-chat";

/* A source number behind a figure is a separate link: it is not selected, copied or read aloud with the figure. */

const citations: Citation[] = [
  { index: 1, title: "Your meter", kind: "meter", url: "/dashboard" },
  { index: 2, title: "How to lower a bill", kind: "article", url: "https://example.org/lower-a-bill" },
  { index: 3, title: "bill.pdf", kind: "upload" },
];
const ANSWER = { response: "You could save **$1,436** [2] of $4,362 [1][3].", citations };
const WORDS = "You could save $1,436 of $4,362.";
const QUESTION = { en: "How much could I save?", zh: "我能省多少？" };
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** The text that selecting and copying the element produces. */
async function copied(page: Page, element: Locator): Promise<string> {
  await element.click({ clickCount: 3, position: { x: 3, y: 6 } });
  await page.keyboard.press("ControlOrMeta+c");
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
  return (await page.evaluate(() => navigator.clipboard.readText())).trim();
}

/** Each figure and each source is a separate item for screen readers. */
async function expectReadApart(answer: Locator, source = "Source"): Promise<void> {
  const read = (await answer.ariaSnapshot()).replaceAll(/^ *(- \/url: .*)?\n?/gm, "");
  expect(read).toMatch(
    new RegExp(
      `text: You could save\\n- strong: \\$1,436\\n.*link "${source} 2.*\\n(- text: "2"\\n)?- text: of \\$4,362\\n.*link "${source} 1`,
    ),
  );
}

test("the chat page's answers are copied and read without source numbers", async ({ open, site }) => {
  const page = await openChat(open, site, { ...CLIPBOARD, before: (fresh) => tellAnswer(fresh, ANSWER) });
  await ask(page, QUESTION.en);
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
  await ask(page, QUESTION.en);
  const answer = lines(page).last();
  await expect(answer.getByText("Sources", { exact: true })).toBeAttached();
  await expectReadApart(answer);
  expect(await copied(page, answer.getByRole("paragraph").first())).toBe(WORDS);
});

test.for(sampled(LANGUAGES, 1))("and those of the widget (%s)", async (language, { open, site }) => {
  const page = await open(site.partnerPage, {
    ...CLIPBOARD,
    before: async (fresh) => {
      await tellAnswer(fresh, ANSWER);
      await pageIn(language)(fresh);
    },
  });
  const widget = widgetOn(page, language);
  const { text } = widget;
  await widget.launcher.click();
  await widget.ask(QUESTION[language]);
  const answer = widget.conversation
    .getByRole("listitem")
    .filter({ hasText: text("widget.sources") })
    .first();
  await expect(answer).toBeVisible();
  await expectReadApart(answer, text("widget.source", { index: "" }).trim());
  expect(await copied(page, answer.getByRole("paragraph").first())).toBe(WORDS);
  const nameOf = (index: number, title: string) => text("widget.source.named", { index, title });
  await expect(answer.getByRole("img", { name: nameOf(3, "bill.pdf") })).toBeVisible();
  // A source of the site opens there, beside the partner's page.
  for (const [name, href] of [
    [nameOf(1, "Your meter"), `${site.url}/dashboard`],
    [nameOf(2, "How to lower a bill"), "https://example.org/lower-a-bill"],
  ] as const) {
    const link = answer.getByRole("link", { name }).first();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
});
