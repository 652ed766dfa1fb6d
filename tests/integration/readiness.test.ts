import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
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
