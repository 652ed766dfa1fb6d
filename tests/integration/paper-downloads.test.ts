import { afterAll, beforeAll, expect, test } from "vitest";
import { listDownloads } from "../../packages/shared/src/contracts/white-papers";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("downloads at the same time are all counted", async () => {
  const path = "/api/white-papers/billing-to-the-cent/downloads";
  await Promise.all(Array.from({ length: 12 }, () => new BrowserSession(api).postJson(path, {})));
  const response = await new BrowserSession(api).fetch(listDownloads.path);
  const { papers } = (await response.json()) as { papers: { slug: string; downloads: number }[] };
  expect(papers).toContainEqual({ slug: "billing-to-the-cent", downloads: 12 });
  expect(papers.filter(({ downloads }) => downloads === 0)).toHaveLength(papers.length - 1);
});
