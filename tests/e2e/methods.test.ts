import { expect, test } from "../support/story";

/* Where claims come from, and the legal pages. */

test("a footnote leads to what is known about its figure", async ({ open }) => {
  const page = await open("/company");
  await page.getByRole("main").getByRole("link", { name: "Where this figure comes from" }).first().click();
  await expect(page).toHaveURL("/methods#customers");
  await expect(page.getByRole("heading", { name: "100+ enterprise customers" })).toBeInViewport();
});

test("a claim of ours stands beside what was measured", async ({ open }) => {
  const page = await open("/methods?lang=zh");
  const claim = page.locator("#nilm-accuracy");
  await expect(claim).toContainText("97.8%");
  await expect(claim).toContainText("0.557、0.633 和 0.669");
  await expect(claim).toContainText("bun run bench:nilm");
  const paper = await page.request.get(
    (await page
      .getByRole("link", { name: /阅读白皮书（PDF）/ })
      .first()
      .getAttribute("href")) ?? "",
  );
  expect(paper.headers()["content-type"]).toContain("application/pdf");
});

test.for([
  ["/privacy", "Privacy policy", "365 days"],
  ["/terms", "Terms of service", "30 days"],
] as const)("%s can be read in both languages", async ([path, title, figure], { open }) => {
  const page = await open(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText(figure);
  const chinese = await open(`${path}?lang=zh`);
  await expect(chinese.getByRole("heading", { level: 1 })).toHaveText(/[一-鿿]/);
});
