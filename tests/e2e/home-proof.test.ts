import type { Page } from "playwright";
import { describe } from "vitest";
import { busyMachine } from "../support/busy-machine";
import { greenButtonFile } from "../support/energy-file";
import { expect, test } from "../support/story";

/* The landing page proves what it says: a day to move through, the visitor's own file, the widget itself. */

const time = (page: Page) => page.getByRole("slider", { name: "Time of day" });
const readout = (page: Page) => page.getByText(/^[\d.]+ kW$/).first();

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose file" }).click(),
  ]);
  await chooser.setFiles(file);
}

describe("a day on the home page", () => {
  test("can be moved through with the arrow keys and the mouse", async ({ open }) => {
    const page = await open("/");
    await expect(time(page)).toHaveAttribute("aria-valuetext", "6:45 PM: 2.51 kW in total");
    await time(page).focus();
    await expect(page.locator("[data-island='home/day'][data-awake]")).toBeAttached();
    await time(page).press("Home");
    await expect(time(page)).toHaveAttribute("aria-valuetext", /^12 AM: /);
    await time(page).press("ArrowRight");
    await expect(time(page)).toHaveAttribute("aria-valuetext", /^12:15 AM: /);
    const before = await readout(page).innerText();
    const box = await time(page).boundingBox();
    if (!box) throw new Error("The chart is not shown");
    await page.mouse.move(box.x + box.width * 0.28, box.y + box.height / 2);
    await expect(time(page)).toHaveAttribute("aria-valuetext", /^6:\d\d AM: /);
    await expect(readout(page)).not.toHaveText(before);
  });

  test("reads as a table in Chinese", async ({ open }) => {
    const page = await open("/?lang=zh");
    await page.getByText("以表格显示").click();
    const table = page.getByRole("region", { name: "以表格显示" }).getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(25);
    await expect(table.getByRole("columnheader", { name: "电动汽车 (kW)" })).toBeVisible();
  });

  test("becomes the newest day of the visitor's own file, and the sample's again", async ({ open }) => {
    const page = await open("/");
    await choose(page, greenButtonFile(14));
    await expect(page.getByText(/^Your home on Jan 14, 2024: 17(\.1)? kWh$/)).toBeVisible();
    await expect(page.getByText("Analyzed, not stored")).toBeVisible();
    await expect(page.getByText("too far apart to tell loads apart")).toBeVisible();
    await page.getByRole("button", { name: "Back to the sample day" }).click();
    await expect(page.getByText("One meter, every appliance")).toBeVisible();
    await expect(time(page)).toHaveAttribute("aria-valuetext", "6:45 PM: 2.51 kW in total");
  });

  test("a file that is dropped before the page is ready is not lost", async ({ open }) => {
    const page = await open("/", { before: busyMachine });
    const { name, buffer } = greenButtonFile(14);
    await page.getByRole("group", { name: "Try your own usage file" }).evaluate(
      (zone, { fileName, text }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], fileName, { type: "application/xml" }));
        for (const type of ["dragenter", "dragover", "drop"])
          zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { fileName: name, text: buffer.toString() },
    );
    await expect(page.getByText("Your home on Jan 14, 2024")).toBeVisible();
  });

  test("a file without readings says so, and the sample stays", async ({ open }) => {
    const page = await open("/", { expected: [/^response: 422 POST .*\/api\/files\/day$/] });
    const buffer = Buffer.from("Date,kWh\n2026-01-01,9\n2026-01-02,8\n");
    await choose(page, { name: "daily.csv", mimeType: "text/csv", buffer });
    await expect(page.getByRole("alert").filter({ hasText: "no whole day of readings" })).toBeVisible();
    await expect(page.getByText("One meter, every appliance")).toBeVisible();
    await choose(page, { name: "bill.pdf", mimeType: "application/pdf", buffer });
    await expect(page.getByRole("alert").filter({ hasText: "Green Button XML or CSV" })).toBeVisible();
  });
});

test("the widget answers live in the color that the visitor picks", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("button", { name: "Plum" }).click();
  await expect(page.getByText('data-accent="#7c3a8c"')).toBeVisible();
  await page.getByRole("button", { name: "Open the live widget" }).click();
  const utility = page.frameLocator("iframe[title='The widget on the page of a fictional utility']");
  await expect(utility.getByRole("heading", { name: "Your electricity in June" })).toBeVisible();
  await expect(utility.locator("html")).toHaveAttribute("style", "--accent:#7c3a8c");
  const chat = utility.getByRole("dialog");
  await chat.getByRole("textbox").fill("What are VPP benefits?");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat.getByText("Sources", { exact: true })).toBeVisible();
});

test("the page around the widget ignores a color that is none, and only the site may frame it", async ({ open }) => {
  const page = await open("/");
  const response = await page.request.get("/widget-preview?accent=red;}&lang=zh&theme=dark");
  expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(await response.text()).toContain('style="--accent:#1f6fb2"');
});
