import { afterAll, beforeAll, expect, test } from "vitest";
import { AnswerWorkers } from "../../packages/server/src/modules/chat";
import { createTestApi, type TestApi } from "../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  // Reading the articles takes longer on a busy machine than a look at the readiness waits.
  await api.platform.answerWorkers.loaded();
});
afterAll(() => api.close());

test("a server that can write, send and compute is ready", async () => {
  const response = await api.fetch("/api/ready");
  expect(await response.json()).toEqual({
    status: "ready",
    checks: { database: "ok", disk: "ok", mail: "ok", workers: "ok" },
  });
  expect(response.status).toBe(200);
});

test("mail that cannot be reached is named, without the reason, and the server stays alive", async () => {
  const broken = await createTestApi({
    mail: {
      destination: "nowhere",
      send: () => Promise.reject(new Error("smtp://user:secret@mail.example")),
      check: () => Promise.reject(new Error("smtp://user:secret@mail.example")),
    },
  });
  const response = await broken.fetch("/api/ready");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: "unavailable", issues: [{ path: "mail" }] });
  expect(text).not.toMatch(/secret|smtp/);
  expect((await broken.fetch("/api/health")).status).toBe(200);
  broken.close();
});

test("a database that takes no write is named", async () => {
  const broken = await createTestApi();
  broken.platform.db.$client.close();
  const response = await broken.fetch("/api/ready");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ issues: [{ path: "database" }] });
});

test("the assistant's Workers that cannot read the articles are named", async () => {
  const script = URL.createObjectURL(new Blob(["throw new Error('no articles')"], { type: "text/javascript" }));
  const broken = await createTestApi({ answerWorkers: new AnswerWorkers({ script, count: 1, llm: null }) });
  const response = await broken.fetch("/api/ready");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ issues: [{ path: "workers" }] });
  broken.close();
});
