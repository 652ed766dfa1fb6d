import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../../packages/shared/src/contracts/chat/messages";
import type { PartnerFeature } from "../../packages/shared/src/domain/partners";
import { greenButtonXml, hourlyReadings, inBlocks } from "../factories/energy";
import { createTestApi, type TestApi } from "../support/api";
import { createPartner, widgetToken } from "../support/partner";

/* Where a partner turns charts and tables off, answers say the same without them. */

const QUESTION = "Show my use by day from January 1 to January 14, 2024.";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => Date.parse("2024-03-01T12:00:00Z") } });
});
afterAll(() => api.close());

/** The answer to a customer with a meter of two months. */
async function answerWith(features: readonly PartnerFeature[]): Promise<Answer> {
  const partner = await createPartner(api, { features });
  const headers = { origin: partner.origin, authorization: `Bearer ${await widgetToken(api, partner, "ann")}` };
  const body = new FormData();
  body.set("file", new File([greenButtonXml(inBlocks(hourlyReadings(59 * 24), 24))], "green-button.xml"));
  expect((await api.fetch("/api/meters/upload", { method: "POST", headers, body })).status).toBe(200);
  const response = await api.fetch("/api/chat", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ message: QUESTION, sessionId: "widget", language: "en" }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

test("a figure by day comes with its chart, and without it where charts are off", async () => {
  const on = await answerWith(["upload", "charts"]);
  expect(on.attachments.map(({ kind }) => kind)).toContain("chart");
  const off = await answerWith(["upload"]);
  expect(off.attachments).toEqual([]);
  const [, figure] = /([\d,.]+ kWh)/.exec(on.response) ?? [];
  expect(figure).toBeDefined();
  expect(off.response).toContain(figure);
});
