import type { Page } from "playwright";
import { COMPUTED, expect, test } from "../support/story";
import { widgetOn } from "../support/widget-chat";

/* Who asks the system for less motion sees none in the widget: not as it opens, nor while an answer is made. */

type MovingWindow = Window & { moved?: string[] };

/** Notes all that begins to move in the widget. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    (window as MovingWindow).moved = moved;
    const root = document.querySelector("wattleaf-widget")?.shadowRoot;
    root?.addEventListener("animationstart", (event) => moved.push((event as AnimationEvent).animationName));
    root?.addEventListener("transitionrun", (event) => moved.push((event as TransitionEvent).propertyName));
  });
/** What has begun to move so far, and what moves now. */
const motion = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("wattleaf-widget")?.shadowRoot;
    return {
      begun: (window as MovingWindow).moved,
      now: root?.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    };
  });

test.for([
  ["reduce", { opening: [], answering: [] }],
  ["no-preference", { opening: ["rise"], answering: ["wl-pulse"] }],
] as const)("with the preference %s", async ([reducedMotion, moving], { open, site }) => {
  const page = await open(site.partnerPage, { reducedMotion });
  const { launcher, panel, question, conversation, text } = widgetOn(page);
  // The question is on its way until the test has seen what moves meanwhile.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/chat", async (route) => {
    await released;
    await route.continue();
  });
  await expect(launcher).toBeVisible();
  await watchMotion(page);
  await launcher.click();
  await expect(question).toBeVisible();
  await expect.poll(async () => (await motion(page)).begun).toEqual(moving.opening);
  await expect.poll(async () => (await motion(page)).now).toEqual([]);

  await question.fill("What are VPP benefits?");
  await question.press("Enter");
  await expect(conversation.getByText(text("widget.thinking"))).toBeVisible();
  await expect.poll(async () => (await motion(page)).now).toEqual(moving.answering);
  release();
  await expect(panel.getByText(text("widget.sources"), { exact: true })).toBeVisible(COMPUTED);
  expect([...new Set((await motion(page)).begun)]).toEqual([...moving.opening, ...moving.answering]);
});
