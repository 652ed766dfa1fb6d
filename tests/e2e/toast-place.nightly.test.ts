import { ask, lines, openChat, question, upload } from "../support/chat-page";
import { expect, test } from "../support/story";
import { tellAnswer } from "../support/told-answer";

/* A message about what was done covers neither what is being written nor the title above. */

const rejected = { name: "notes.docx", mimeType: "application/msword", buffer: Buffer.from("no bill") };

test.for([390, 768, 1440])("a toast covers neither composer nor title at %d px", async (width, { open, site }) => {
  const page = await openChat(open, site, {
    viewport: { width, height: width < 700 ? 844 : 900 },
    before: (fresh) => tellAnswer(fresh, { response: "A short answer." }),
  });
  await ask(page, "What uses the most?");
  await expect(page.getByText("A short answer.").first()).toBeVisible();
  await upload(page, rejected);
  const notice = page.getByRole("region", { name: "Notifications" });
  await expect(notice).toContainText("Please upload a PDF, CSV, Excel, or image file");
  const toast = await notice.locator("> div").boundingBox();
  if (!toast) throw new Error("The toast is nowhere");
  const kept = {
    field: question(page),
    send: page.getByRole("button", { name: "Send" }),
    title: page.getByRole("heading", { level: 1 }),
    asked: lines(page).nth(0),
  };
  for (const [name, element] of Object.entries(kept)) {
    const box = await element.boundingBox();
    if (!box) throw new Error(`${name} is nowhere`);
    const covers =
      box.x < toast.x + toast.width &&
      box.x + box.width > toast.x &&
      box.y < toast.y + toast.height &&
      box.y + box.height > toast.y;
    expect(covers, `${name} at ${width} px`).toBe(false);
  }
  expect(toast.y).toBeGreaterThan(0);
});
