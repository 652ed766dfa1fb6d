import { DAY_SECONDS } from "../../packages/shared/src/domain/time";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { inSeveralProcesses } from "../support/processes";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function registered() {
  const session = new BrowserSession(api);
  const registration = newRegistration();
  const user = (await (await session.postJson("/api/auth/register", registration)).json()) as { id: string };
  return { session, registration, user };
}

describe("sessions", () => {
  test("only the hash of a session id is stored", async () => {
    const { session } = await registered();
    const cookie = session.cookie("wattleaf_session");
    expect(cookie).toMatch(/^\w{20,}$/);
    const rows = await api.platform.db.all<{ id: string }>(sql`select id from sessions`);
    expect(rows.map(({ id }) => id)).not.toContain(cookie);
  });

  test("a cookie is ignored on a cross-site write, or one without an Origin", async () => {
    const { session } = await registered();
    const cookie = `wattleaf_session=${session.cookie("wattleaf_session")}`;
    const forged: Record<string, string>[] = [
      { cookie, origin: "https://elsewhere.example" },
      { cookie, origin: "https://localhost:3000" },
      { cookie },
    ];
    for (const headers of forged) {
      for (const path of ["/api/auth/complete-onboarding", "/trpc/onboarding.complete"]) {
        const response = await api.fetch(path, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: "{}",
        });
        expect(response.status).toBe(403);
      }
    }
  });

  test("a script that sends a cookie without an Origin is told what is missing", async () => {
    const { session } = await registered();
    const headers = { cookie: `wattleaf_session=${session.cookie("wattleaf_session")}` };
    const response = await api.fetch("/api/keys", { method: "POST", headers, body: "{}" });
    expect(await response.json()).toEqual({ code: "forbidden", message: expect.stringContaining("Origin header") });
  });

  const foreignForm = (body: string) => ({
    method: "POST",
    headers: { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" },
    body,
  });

  test("another site's form cannot sign a visitor in to an account of its choice", async () => {
    const { registration } = await registered();
    const fields = new URLSearchParams({ identifier: registration.email ?? "", password: registration.password });
    const response = await api.fetch("/api/auth/login", foreignForm(`${fields}`));
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("another site cannot use the assistant without a partner's token", async () => {
    const response = await api.fetch("/api/chat", foreignForm("message=hello"));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "forbidden" });
  });

  test("signing in again ends the browser's previous session", async () => {
    const { session, registration } = await registered();
    const cookie = `wattleaf_session=${session.cookie("wattleaf_session")}`;
    const { email: identifier, password } = registration;
    expect((await session.postJson("/api/auth/login", { identifier, password })).status).toBe(200);
    expect((await api.fetch("/api/auth/user", { headers: { cookie } })).status).toBe(401);
    expect((await session.fetch("/api/auth/user")).status).toBe(200);
  });

  test("an active session is extended together with its cookie", async () => {
    const { session, user } = await registered();
    expect((await session.fetch("/api/auth/user")).headers.getSetCookie()).toEqual([]);
    const inOneDay = Math.floor(Date.now() / 1000) + DAY_SECONDS;
    await api.platform.db.run(sql`update sessions set expires_at = ${inOneDay} where user_id = ${user.id}`);
    const response = await session.fetch("/api/auth/user");
    expect(response.headers.getSetCookie().join()).toContain(`wattleaf_session=${session.cookie("wattleaf_session")}`);
  });

  test("signing out ends the session on the server", async () => {
    const { session } = await registered();
    const cookie = `wattleaf_session=${session.cookie("wattleaf_session")}`;
    await session.postJson("/api/auth/logout", {});
    const response = await api.fetch("/api/auth/user", { headers: { cookie } });
    expect(response.status).toBe(401);
  });

  test("the cookie is not readable by scripts", async () => {
    const response = await new BrowserSession(api).postJson("/api/auth/register", newRegistration());
    expect(response.headers.getSetCookie().join()).toMatch(/wattleaf_session=.*HttpOnly.*SameSite=Lax/i);
  });
});

describe("errors", () => {
  const password = "my-very-secret-password";

  test.each(["/api/auth/register", "/trpc/auth.register"])("%s never echoes the input", async (path) => {
    const body = JSON.stringify({ email: "no address", password, firstName: 7 });
    const response = await api.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(password);
  });

  test.each(["/api/auth/login", "/trpc/auth.login"])("%s rejects broken JSON with a clear 400", async (path) => {
    const response = await api.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"password":"${password}`,
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("invalid_input");
    expect(text).not.toContain(password);
  });

  test
    .skipIf(inSeveralProcesses("Closes the database of one process"))
    .each(["/api/marketplace/items", "/trpc/marketplace.items?input=%7B%7D"])(
    "%s hides the message of an unexpected error",
    async (path) => {
      const broken = await createTestApi();
      broken.platform.db.$client.close();
      const response = await broken.fetch(path);
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text).toContain('"internal"');
      expect(text).not.toMatch(/closed|sqlite|libsql|stack/i);
    },
  );

  test.each(["/api/health", "/trpc/health.check?input=%7B%7D"])(
    "%s answers while the database is gone",
    async (path) => {
      const broken = await createTestApi();
      broken.platform.db.$client.close();
      expect((await broken.fetch(path)).status).toBe(200);
    },
  );

  test("an unknown call is a clear 404", async () => {
    const response = await api.fetch("/api/nothing/here");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });

  test("a tRPC batch of a thousand calls is rejected", async () => {
    const path = `/trpc/${Array.from({ length: 1000 }, () => "health.check").join(",")}?batch=1&input={}`;
    expect((await api.fetch(path)).status).toBeGreaterThanOrEqual(400);
  });

  test("a body beyond the limit is rejected before it is read", async () => {
    const headers = { "content-type": "application/json", "content-length": "5000000000" };
    const response = await api.fetch("/api/chat", { method: "POST", headers, body: "{}" });
    expect(await response.json()).toMatchObject({ code: "too_large", message: expect.stringContaining("256 KB") });
  });
});

describe("coins", () => {
  test("entries never change, and the balance is their sum", async () => {
    const { user } = await registered();
    const { db } = api.platform;
    await expect(db.run(sql`update coin_entries set amount = 1000000 where user_id = ${user.id}`)).rejects.toThrow();
    await expect(db.run(sql`delete from coin_entries where user_id = ${user.id}`)).rejects.toThrow();
    const off = await db.all(
      sql`select b.user_id from coin_balances b where b.balance <> (select sum(amount) from coin_entries e where e.user_id = b.user_id)`,
    );
    expect(off).toEqual([]);
  });

  test("a balance cannot go below zero", async () => {
    const { user } = await registered();
    const entry = sql`insert into coin_entries values ('x', ${user.id}, -51, 'welcome', 'overdraft', 0)`;
    await expect(api.platform.db.run(entry)).rejects.toThrow();
  });

  test("twenty registrations with one email address create one account with one welcome bonus", async () => {
    const registration = newRegistration();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => new BrowserSession(api).postJson("/api/auth/register", registration)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

test("every table is STRICT", async () => {
  const tables = await api.platform.db.all<{ name: string; type: string; strict: number }>(sql`pragma table_list`);
  const own = tables.filter(({ name }) => !name.startsWith("sqlite_") && !name.startsWith("__"));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ type, strict }) => type === "table" && !strict)).toEqual([]);
});
