import type { Page } from "playwright";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";

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

const MOVING = {
  reduce: { opening: [], answering: [] },
  "no-preference": { opening: ["rise"], answering: ["wl-pulse"] },
} as const;
const CASES = sampled(LANGUAGES, 1).flatMap((language) =>
  (["reduce", "no-preference"] as const).map((preference) => [preference, language] as const),
);

test.for(CASES)("with the preference %s (%s)", async ([reducedMotion, language], { open, site }) => {
  const moving = MOVING[reducedMotion];
  const page = await open(site.partnerPage, { reducedMotion, before: pageIn(language) });
  const { launcher, question, conversation, ask, sources, text } = widgetOn(page, language);
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

  await ask(text("widget.suggest.vpp"));
  await expect(conversation.getByText(text("widget.thinking"))).toBeVisible();
  await expect.poll(async () => (await motion(page)).now).toEqual(moving.answering);
  release();
  await expect(sources).toBeVisible(COMPUTED);
  expect([...new Set((await motion(page)).begun)]).toEqual([...moving.opening, ...moving.answering]);
});
