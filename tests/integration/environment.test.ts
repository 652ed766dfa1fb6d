import { expect, test } from "vitest";
import { parseEnvironment, partnerDemoPort, StartError } from "../../packages/server/src/env";
import { createTestApi } from "../support/api";

test.each([
  [{ PORT: "lots" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8, the-balancer" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES"],
  [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL"],
  [{ DATABASE_URL: "file:" }, "DATABASE_URL"],
  [{ PUBLIC_URL: "energy.example" }, "PUBLIC_URL"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ SECRETS_KEY: "c2hvcnQ=" }, "SECRETS_KEY"],
  [{ DATABASE_URL: "libsql://db.example" }, "SECRETS_KEY"],
  [{ GOOGLE_CLIENT_ID: "wattleaf" }, "GOOGLE_CLIENT_SECRET"],
  [{ SSO_ISSUER: "https://login.example" }, "SSO_CLIENT_ID"],
  [{ SSO_ISSUER: "http://login.example", SSO_CLIENT_ID: "wattleaf" }, "SSO_ISSUER"],
  [{ LLM_BASE_URL: "api.openai.com/v1", LLM_MODEL: "m" }, "LLM_BASE_URL"],
  [{ LLM_BASE_URL: "https://llm.example/v1/chat/completions", LLM_MODEL: "m" }, "LLM_BASE_URL"],
  [{ LLM_BASE_URL: "https://llm.example/v1" }, "LLM_MODEL"],
  [{ LLM_MODEL: "m" }, "LLM_BASE_URL"],
])("%o stops the start with one line that names the variable", (variables, name) => {
  const parse = () => parseEnvironment(variables);
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(new RegExp(`^Invalid environment: ${name} [^\\n]+$`));
});

test("the highest port leaves room for the partner demo page", () => {
  expect(partnerDemoPort(parseEnvironment({ PORT: "65535" }))).toBe(65534);
});

test("an empty value counts as not set", () => {
  expect(parseEnvironment({ PORT: "" }).PORT).toBe(3000);
});

test("a server without demo data offers no demo, and its URL redirects to the sign-in page", async () => {
  const api = await createTestApi({}, { SEED_DEMO: "off" });
  expect(await (await api.fetch("/api/auth/providers")).json()).toEqual({ google: false, demo: false });
  const response = await api.fetch("/api/auth/sso");
  expect(response.headers.get("location")).toBe("/login?error=unknown");
  const preview = await (await api.fetch("/widget-preview")).text();
  expect(preview).toContain("This server runs without sample data");
  expect(preview).not.toContain("widget.js");
  api.close();
});

test("a welcome email is written to the outbox", async () => {
  const sent: string[] = [];
  const mail = {
    destination: "test",
    check: async () => {},
    send: async (email: { to: string; text: string }) => void sent.push(`${email.to}\n${email.text}`),
  };
  const api = await createTestApi({ mail });
  const body = JSON.stringify({
    email: "New@Example.com",
    firstName: "Ada",
    lastName: "Byron",
    password: "engine-1843",
    language: "zh",
  });
  await api.fetch("/api/auth/register", { method: "POST", headers: { "content-type": "application/json" }, body });
  await api.platform.background.settled();
  expect(sent).toEqual([expect.stringMatching(/^new@example\.com\nAda，您好/)]);
  api.close();
});
