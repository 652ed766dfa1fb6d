import { type ChildProcess, spawn } from "node:child_process";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partnerOrigins, partners } from "../../packages/server/src/db/schema/partners";
import { sendDueMessages } from "../../packages/server/src/modules/webhooks/deliver";
import { register } from "../../packages/shared/src/contracts/auth";
import { ROOT } from "../../scripts/lib/root";
import { newRegistration } from "../factories/account";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { createPartner, exchange, type TestPartner } from "../support/partner";

let api: TestApi;
let partner: TestPartner;
let backend: ChildProcess;
let backendUrl: string;
let webhook: { id: string; secret: string };
let owner: BrowserSession;

const reserved = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
const port = Number(reserved.port);

beforeAll(async () => {
  await reserved.stop(true);
  api = await createTestApi({}, { PARTNER_LOOPBACK: "on" });
  partner = await createPartner(api);
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  const { id } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  await api.platform.db.update(partners).set({ userId: id }).where(eq(partners.id, partner.id));
  await api.platform.db.insert(partnerOrigins).values({ partnerId: partner.id, origin: `http://localhost:${port}` });
  const created = await owner.postJson(`/api/partners/${partner.id}/webhooks`, {
    url: `http://127.0.0.1:${port}/webhook`,
    events: ["conversation.ended"],
  });
  webhook = (await created.json()) as { id: string; secret: string };
  backend = spawn("node", ["server.mjs"], {
    cwd: `${ROOT}/examples/partner-backend`,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      WATTLEAF_URL: SITE_ORIGIN,
      WIDGET_KEY: partner.key,
      SIGNING_KEY_ID: partner.keyId,
      SIGNING_SECRET: partner.secret,
      WEBHOOK_SECRET: webhook.secret,
    },
  });
  backendUrl = await new Promise<string>((resolve, reject) => {
    backend.stdout?.on("data", (chunk: Buffer) => {
      const [, url] = /Listening on (\S+)/.exec(String(chunk)) ?? [];
      if (url) resolve(url);
    });
    backend.on("exit", (code) => reject(new Error(`The example ended with ${code}`)));
  });
});
afterAll(() => {
  backend.kill();
  api.close();
});

test("its page has the script tag", async () => {
  expect(await (await fetch(backendUrl)).text()).toContain(`${SITE_ORIGIN}/widget.js" data-key="${partner.key}"`);
});

test("its token identifies the customer", async () => {
  const token = await (await fetch(`${backendUrl}/wattleaf-token`, { method: "POST" })).text();
  const response = await exchange(api, { key: partner.key, origin: `http://localhost:${port}` }, token);
  expect(await response.json()).toMatchObject({ identified: true });
});

test("it takes a webhook once that is ours, and none that is not", async () => {
  const at = `/api/partners/${partner.id}/webhooks/${webhook.id}`;
  await owner.postJson(`${at}/test`, {});
  await api.platform.background.settled();
  await sendDueMessages(api.platform);
  const forged = await fetch(`${backendUrl}/webhook`, {
    method: "POST",
    headers: {
      "webhook-id": "msg_forged",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": "v1,AAAA",
    },
    body: "{}",
  });
  expect(forged.status).toBe(401);
  expect(await (await fetch(`${backendUrl}/messages`)).json()).toEqual([
    expect.objectContaining({ type: "conversation.ended", data: { test: true } }),
  ]);
});
