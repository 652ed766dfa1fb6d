import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgotPassword, login, resetPassword } from "../../packages/shared/src/contracts/auth";
import {
  beginPasskeySignIn,
  getSecondFactor,
  passkeySignIn,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  verifySecondFactor,
} from "../../packages/shared/src/contracts/second-factor";
import { listSecurityEvents, type SecurityEvent } from "../../packages/shared/src/contracts/security-events";
import { SECOND_STEP_MINUTES } from "../../packages/shared/src/domain/second-factor";
import { MINUTE_MS, SECOND_MS } from "../../packages/shared/src/domain/time";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { newRegistration } from "../factories/account";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { Authenticator } from "../support/authenticator";
import { BrowserSession } from "../support/browser-session";
import { emailsTo, resetTokenIn } from "../support/emails";
import { addPasskeyTo, afterPassword, codeAt, signUpIn, turnOnTotp } from "../support/second-factor";

/* Signing in with a second factor, and turning factors on and off. */

const { password } = newRegistration();
const clock = { nowMs: Date.now(), now: () => clock.nowMs };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock }, { RATE_LIMITS: "on" });
});
afterAll(() => api.close());

async function accountWithTotp() {
  const owner = new BrowserSession(api);
  const email = await signUpIn(owner);
  // The code that turned it on is used up: the next one is of the next step.
  const factor = await turnOnTotp(owner);
  clock.nowMs += 30 * SECOND_MS;
  return { owner, email, ...factor };
}

const isSignedIn = async (session: BrowserSession) => (await session.fetch("/api/auth/user")).status === 200;
const verify = async (session: BrowserSession, code: string) =>
  (await session.postJson(verifySecondFactor.path, { code })).status;
const kindsOf = async (session: BrowserSession) => {
  await api.platform.background.settled();
  const events = (await (await session.fetch(listSecurityEvents.path)).json()) as SecurityEvent[];
  return events.map(({ kind }) => kind);
};

describe("after the password of an account with an authenticator app", () => {
  test("nobody is signed in until the code is right", async () => {
    const { email, secret } = await accountWithTotp();
    const { session, response } = await afterPassword(api, email);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "second_factor_required" });
    expect(await isSignedIn(session)).toBe(false);
    expect(await verify(session, codeAt(secret, clock.nowMs))).toBe(200);
    expect(await isSignedIn(session)).toBe(true);
  });

  test("a wrong password still says nothing of the second step", async () => {
    const { email } = await accountWithTotp();
    const response = await new BrowserSession(api).postJson(login.path, { identifier: email, password: "guess-again" });
    expect(await response.json()).toMatchObject({ code: "invalid_credentials" });
  });

  test("a code counts once, also in another browser", async () => {
    const { email, secret } = await accountWithTotp();
    const code = codeAt(secret, clock.nowMs);
    expect(await verify((await afterPassword(api, email)).session, code)).toBe(200);
    expect(await verify((await afterPassword(api, email)).session, code)).toBe(401);
  });

  test("the code that turned the app on does not count again", async () => {
    const owner = new BrowserSession(api);
    const email = await signUpIn(owner);
    const { secret } = await turnOnTotp(owner);
    expect(await verify((await afterPassword(api, email)).session, codeAt(secret, clock.nowMs))).toBe(401);
  });

  test("a code of two minutes ago does not count", async () => {
    const { email, secret } = await accountWithTotp();
    const code = codeAt(secret, clock.nowMs);
    clock.nowMs += 2 * MINUTE_MS;
    expect(await verify((await afterPassword(api, email)).session, code)).toBe(401);
  });

  test("a recovery code counts once, and is recorded", async () => {
    const { email, recoveryCodes } = await accountWithTotp();
    const [code = ""] = recoveryCodes;
    const { session } = await afterPassword(api, email);
    expect(await verify(session, code)).toBe(200);
    expect(await verify((await afterPassword(api, email)).session, code)).toBe(401);
    const status = (await (await session.fetch(getSecondFactor.path)).json()) as { recoveryCodesLeft: number };
    expect(status.recoveryCodesLeft).toBe(9);
    expect(await kindsOf(session)).toContain("recovery_code_used");
  });

  test("guesses are slowed down, whatever browser makes them", async () => {
    const { email, secret } = await accountWithTotp();
    const codes: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      codes.push(await verify((await afterPassword(api, email)).session, "000000"));
    }
    expect(codes.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await verify((await afterPassword(api, email)).session, codeAt(secret, clock.nowMs))).toBe(429);
  });

  test("the second step must follow within minutes", async () => {
    const { email, secret } = await accountWithTotp();
    const { session } = await afterPassword(api, email);
    clock.nowMs += SECOND_STEP_MINUTES * MINUTE_MS;
    expect(await verify(session, codeAt(secret, clock.nowMs))).toBe(401);
    await sweep(api.platform);
  });

  test("another browser cannot take the second step", async () => {
    const { email, secret } = await accountWithTotp();
    await afterPassword(api, email);
    expect(await verify(new BrowserSession(api), codeAt(secret, clock.nowMs))).toBe(401);
  });

  test("a password reset leaves the second step on, and ends what was pending", async () => {
    const { email, secret } = await accountWithTotp();
    const pending = await afterPassword(api, email);
    const visitor = new BrowserSession(api);
    await visitor.postJson(forgotPassword.path, { identifier: email });
    await api.platform.background.settled();
    const token = (await emailsTo(api.platform.env.MAIL_OUTBOX, email)).map(resetTokenIn).findLast(Boolean);
    await visitor.postJson(resetPassword.path, { token, password: "brand-new-1" });
    expect(await verify(pending.session, codeAt(secret, clock.nowMs))).toBe(401);
    const response = await visitor.postJson(login.path, { identifier: email, password: "brand-new-1" });
    expect(await response.json()).toMatchObject({ code: "second_factor_required" });
  });
});

describe("a factor that is off", () => {
  test("is no longer asked for, and its recovery codes are gone", async () => {
    const { owner, email } = await accountWithTotp();
    expect((await owner.sendJson("DELETE", removeTotp.path, { password })).status).toBe(200);
    expect((await afterPassword(api, email)).response.status).toBe(200);
    expect(await (await owner.fetch(getSecondFactor.path)).json()).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
  });

  test("leaves the recovery codes to the other one", async () => {
    const { owner } = await accountWithTotp();
    const { id, recoveryCodes } = await addPasskeyTo(owner);
    expect(recoveryCodes).toEqual([]);
    await owner.sendJson("DELETE", removeTotp.path, { password });
    const left = async () => (await (await owner.fetch(getSecondFactor.path)).json()) as { recoveryCodesLeft: number };
    expect((await left()).recoveryCodesLeft).toBe(10);
    await owner.sendJson("DELETE", removePasskey.path, { id, password });
    expect((await left()).recoveryCodesLeft).toBe(0);
  });
});

test("new recovery codes end the old ones", async () => {
  const { owner, email, recoveryCodes } = await accountWithTotp();
  const renewed = await owner.postJson(renewRecoveryCodes.path, { password });
  const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] };
  const { session } = await afterPassword(api, email);
  expect(await verify(session, recoveryCodes[0] ?? "")).toBe(401);
  expect(await verify(session, fresh[0] ?? "")).toBe(200);
});

test("neither the app's secret nor recovery codes are in the database", async () => {
  const { secret, recoveryCodes } = await accountWithTotp();
  const tables = await Promise.all(
    ["totp_factors", "recovery_codes"].map((table) => api.platform.db.$client.execute(`select * from ${table}`)),
  );
  const stored = JSON.stringify(tables.map(({ rows }) => rows));
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(recoveryCodes[0]?.replace("-", ""));
});

describe("a passkey", () => {
  const challenge = async (session: BrowserSession) =>
    ((await (await session.postJson(beginPasskeySignIn.path, {})).json()) as { options: { challenge: string } })
      .options;
  const signIn = async (session: BrowserSession, response: unknown) =>
    (await session.postJson(passkeySignIn.path, { response })).status;

  async function accountWithPasskey() {
    const owner = new BrowserSession(api);
    const email = await signUpIn(owner);
    return { owner, email, ...(await addPasskeyTo(owner)) };
  }

  test("is the second step of a sign-in with a password", async () => {
    const { email, authenticator } = await accountWithPasskey();
    const { session, response } = await afterPassword(api, email);
    expect(response.status).toBe(401);
    expect(await signIn(session, authenticator.authenticate(await challenge(session)))).toBe(200);
    expect(await isSignedIn(session)).toBe(true);
    expect(session.cookie("wattleaf_pending")).toBeUndefined();
  });

  test("signs a challenge once", async () => {
    const { authenticator } = await accountWithPasskey();
    const session = new BrowserSession(api);
    const options = await challenge(session);
    const first = authenticator.authenticate(options);
    expect(await signIn(session, first)).toBe(200);
    expect(await signIn(new BrowserSession(api), first)).toBe(401);
    expect(await signIn(new BrowserSession(api), authenticator.authenticate(options))).toBe(401);
  });

  test("made for another site is rejected", async () => {
    const { authenticator } = await accountWithPasskey();
    const session = new BrowserSession(api);
    const response = authenticator.authenticate(await challenge(session));
    const { clientDataJSON } = response.response as { clientDataJSON: string };
    const clientData = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as object;
    const forged = JSON.stringify({ ...clientData, origin: "https://evil.example" });
    const forgedResponse = { ...response.response, clientDataJSON: Buffer.from(forged).toString("base64url") };
    expect(await signIn(session, { ...response, response: forgedResponse })).toBe(401);
  });

  test("can be asked for by a program that sends an odd origin", async () => {
    const owner = new BrowserSession(api);
    await signUpIn(owner);
    const program = await owner.withApiKey();
    for (const origin of ["null", "not an origin"]) {
      expect((await program.postJson(beginPasskeySignIn.path, {}, { origin })).status, origin).toBe(200);
    }
  });

  test("that has not verified its user is rejected", async () => {
    const owner = new BrowserSession(api);
    await signUpIn(owner);
    const begun = await owner.postJson("/api/account/passkeys/begin", { password });
    const { options } = (await begun.json()) as { options: { challenge: string } };
    const unverified = new Authenticator(SITE_ORIGIN, 0x01);
    const added = await owner.postJson("/api/account/passkeys", {
      name: "Key",
      response: unverified.register(options),
    });
    expect(added.status).toBe(401);
  });

  test("that is removed opens nothing", async () => {
    const { owner, authenticator, id } = await accountWithPasskey();
    // The clock stands still: what is of one moment is listed as it was kept.
    await api.platform.background.settled();
    await owner.sendJson("DELETE", removePasskey.path, { id, password });
    const session = new BrowserSession(api);
    expect(await signIn(session, authenticator.authenticate(await challenge(session)))).toBe(401);
    expect(await kindsOf(owner)).toEqual(["passkey_removed", "passkey_added", "signed_in"]);
  });
});
