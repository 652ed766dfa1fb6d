import { axeViolations } from "../support/axe";
import { COMPUTED, expect, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* A partner's test questions: what the assistant knows, and what a changed article does to its answers. */

const QUESTION = "Which shoes do your line workers wear?";
const ARTICLE = "Which shoes do our line workers wear?";

test("a question is answered again after an article has changed", async ({ open, site }) => {
  const { page } = await openWorkspace(open, site);
  const main = page.getByRole("main");
  await openTab(page, "Knowledge");
  await main.getByRole("textbox", { name: "Question", exact: true }).fill(QUESTION);
  await main.getByRole("textbox", { name: "Question", exact: true }).press("Enter");
  const list = main.getByRole("group", { name: "Test questions" });
  await expect(list.getByRole("heading", { name: QUESTION })).toBeVisible();
  await expect(list).toContainText("Not answered yet");

  await main.getByRole("button", { name: "Answer them now" }).click();
  await expect(list).toContainText("Not known, handed over", COMPUTED);
  await expect(list).not.toContainText("Changes of the answer");
  expect(await axeViolations(page)).toEqual([]);

  await main.getByRole("button", { name: "Add an article" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill(ARTICLE);
  await dialog.getByLabel("Text in Markdown").fill("Our line workers wear Gridville boots with rubber soles.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);

  // By itself, while the page stays open.
  await expect(list).toContainText("Gridville boots", COMPUTED);
  await expect(list.getByText("Answered", { exact: true }).first()).toBeVisible();
  await expect(list.getByText(ARTICLE, { exact: true }).first()).toBeVisible();
  const before = list.getByText("Not known, handed over");
  await expect(before).toBeHidden();
  await list.getByText("Changes of the answer (1)").click();
  await expect(before).toBeVisible();
  await expect(list).toContainText("After a change of your articles, rates or settings");
  expect(await axeViolations(page)).toEqual([]);
});
