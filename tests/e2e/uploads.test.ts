import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { ask, conversation, lines, openChat, upload, uploadInChat } from "../support/chat-page";
import { chooseLargeFile } from "../support/choose-large-file";
import { baseLoadWatts, energyFile, greenButtonFile, kilowattHours } from "../support/energy-file";
import { expect, test } from "../support/story";

/* Bills and meter files on the chat page: real files, and invalid ones. */

const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Published sample data, kept beside the repository and not in it. */
const shared = process.env.WATTLEAF_SHARED_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));
const desert = `${shared}/greenbutton/Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml`;

test("a Green Button file is read, and its base load is correct to the watt", async ({ open, site }) => {
  const file = greenButtonFile();
  const page = await openChat(open, site);
  await uploadInChat(page, file);
  await expect(lines(page).last()).toContainText(kilowattHours(file.facts.total));
  await ask(page, "what is my base load?");
  await expect(lines(page)).toHaveCount(4);
  const answer = lines(page).last();
  await expect(answer).toContainText(`Your base load is ${baseLoadWatts(file.facts)}`);
  await expect(answer.getByText("Sources", { exact: true })).toBeVisible();
  await expect(answer.getByRole("listitem").filter({ hasText: file.name })).toContainText("Your file: ");

  await page.goto("/dashboard");
  await expect(page.getByRole("main")).toContainText(file.name);
  const watts = baseLoadWatts(file.facts).replace(" ", "\\s*");
  await expect(page.getByRole("main")).toContainText(new RegExp(`Base load\\s*${watts}`));

  await page.goto("/chat");
  await uploadInChat(page, file);
  await page.getByRole("button", { name: "Add these readings as a meter" }).last().click();
  await expect(conversation(page)).toContainText("These readings are now a meter.");
  await expect(page.getByRole("link", { name: "Meter connected" })).toBeVisible();
});

test.skipIf(!existsSync(desert))("a published household's year sums to 12,397.1 kWh", async ({ open, site }) => {
  const file = energyFile(basename(desert), readFileSync(desert));
  expect(file.facts.total).toBe(12_397_107);
  const page = await openChat(open, site);
  await uploadInChat(page, file);
  await expect(lines(page).last()).toContainText("12,397.1 kWh");
  await ask(page, "what is my base load?");
  await expect(lines(page)).toHaveCount(4);
  await expect(lines(page).last()).toContainText(`Your base load is ${baseLoadWatts(file.facts)}`);
});

test("a wrong type and a file that is too large are rejected before they are sent", async ({ open, site }) => {
  const page = await openChat(open, site);
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/upload") && calls.push(request.url()));
  await upload(page, {
    name: "letter.docx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("Dear customer"),
  });
  await expect(notifications(page)).toContainText("Upload failed");
  await expect(notifications(page)).toContainText(
    "Please upload a PDF, CSV, Excel, or image file of your energy bill.",
  );
  await chooseLargeFile(page.locator("input[type=file]"), "usage.csv", MAX_UPLOAD_BYTES + 1);
  await expect(notifications(page)).toContainText("Please upload a file smaller than 10MB.");
  expect(calls).toEqual([]);
});

test("a file without readings is rejected with the reason", async ({ open, site }) => {
  const page = await openChat(open, site, { expected: [/^response: 4\d\d POST .*\/api\/upload$/] });
  await uploadInChat(page, {
    name: "notes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("name,color\nkettle,red\n"),
  });
  await expect(conversation(page)).toContainText("Sorry, I couldn't process your file.");
  await expect(notifications(page)).toContainText("Upload failed");
  await ask(page, "what is my base load?");
  await expect(conversation(page)).toContainText("I can't tell you your base load yet");
});
