import { createClient } from "@libsql/client";
import { expect, onTestFinished, test } from "vitest";
import { login, register } from "../../packages/shared/src/contracts/auth";
import { startServerProcess } from "../support/server-process";
import { newRegistration } from "../factories/account";
import { createTestApi } from "../support/api";
import { cheapPasswords } from "../support/cheap-passwords";

/* The other tests hash cheaply; this one runs the real server in its own process. */

test("a server stores passwords as argon2id at OWASP's cost, and accepts only the right one", async () => {
  const server = await startServerProcess();
  onTestFinished(() => server.stop());
  const post = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(body),
    });
  const account = newRegistration();
  expect((await post(register.path, account)).status).toBe(200);

  const database = createClient({ url: `file:${server.folder}/bench.db` });
  const { rows } = await database.execute({
    sql: "select password_hash from users where email = ?",
    args: [account.email ?? ""],
  });
  database.close();
  expect(rows[0]?.["password_hash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

  const signIn = (password: string) => post(login.path, { identifier: account.email, password });
  expect((await signIn(account.password)).status).toBe(200);
  expect((await signIn(`${account.password}!`)).status).toBe(401);
});

test("signing in to an account that does not exist takes the same work as a wrong password", async () => {
  let checks = 0;
  const verify = (password: string, hash: string) => {
    checks += 1;
    return cheapPasswords.verify(password, hash);
  };
  const api = await createTestApi({ passwordHasher: { ...cheapPasswords, verify } });
  onTestFinished(() => api.close());
  const body = JSON.stringify({ identifier: "no-account@example.com", password: "guess-again" });
  const headers = { "content-type": "application/json" };
  expect((await api.fetch(login.path, { method: "POST", headers, body })).status).toBe(401);
  expect(checks).toBe(1);
});
