import { expect } from "vitest";
import {
  forgotPassword,
  getUser,
  login,
  logout,
  register,
  resetPassword,
} from "../../../../packages/shared/src/contracts/auth";
import { newRegistration } from "../../../factories/account";
import type { BrowserSession } from "../../../support/browser-session";
import { lettersTo, resetTokenIn } from "../../../support/letters";
import type { OperationCase } from "../operation-case";

const person = expect.objectContaining({ firstName: "Robin", onboarding: { step: "welcome", completed: false } });
const done = { ok: true };

async function knownPerson(session: BrowserSession) {
  const registration = newRegistration();
  await session.postJson(register.path, registration);
  return registration;
}

async function inviteCode(session: BrowserSession) {
  const response = await session.postJson(register.path, newRegistration());
  return ((await response.json()) as { inviteCode: string }).inviteCode;
}

/** Asks for a new password for a new account, and reads the letter. */
async function resetToken(session: BrowserSession): Promise<string> {
  const { email } = newRegistration();
  await session.postJson(register.path, newRegistration({ email }));
  await session.postJson(forgotPassword.path, { identifier: email });
  await session.api.platform.background.settled();
  const letters = await lettersTo(session.api.platform.env.MAIL_OUTBOX, email ?? "");
  return letters.map(resetTokenIn).findLast(Boolean) ?? "";
}

export const AUTH_CASES: readonly OperationCase[] = [
  { operation: getUser, title: "tells who is signed in", as: "user", input: () => ({}), output: person },
  {
    operation: getUser,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: register,
    title: "creates an account with 50 welcome coins",
    as: "visitor",
    input: () => newRegistration(),
    output: expect.objectContaining({ greenCoins: 50, subscriptionTier: "free", hasUploadedBill: false }),
  },
  {
    operation: register,
    title: "gives 100 welcome coins to who was invited, in lower case too",
    as: "visitor",
    input: async (session) => newRegistration({ invitedBy: (await inviteCode(session)).toLowerCase() }),
    output: expect.objectContaining({ greenCoins: 100 }),
  },
  {
    operation: register,
    title: "takes a phone number in any writing and keeps it in E.164",
    as: "visitor",
    input: () => newRegistration({ phone: `(415) 555-${String(Math.floor(Math.random() * 9000) + 1000)}` }),
    output: expect.objectContaining({ phone: expect.stringMatching(/^\+1415555\d{4}$/), email: null }),
  },
  {
    operation: register,
    title: "ignores coins and invite codes that a client makes up",
    as: "visitor",
    input: () => ({ ...newRegistration(), greenCoins: 9999, inviteCode: "AAAAAA", subscriptionTier: "enterprise" }),
    output: expect.objectContaining({
      greenCoins: 50,
      subscriptionTier: "free",
      inviteCode: expect.not.stringMatching(/^AAAAAA$/),
    }),
  },
  {
    operation: register,
    title: "refuses an address that has an account, whatever its case",
    as: "visitor",
    input: async (session) => newRegistration({ email: (await knownPerson(session)).email?.toUpperCase() }),
    refusal: { code: "already_exists", path: "email" },
  },
  {
    operation: register,
    title: "refuses an unknown invitation code",
    as: "visitor",
    input: () => newRegistration({ invitedBy: "ZZZZZZ" }),
    refusal: { code: "unknown_invite_code", path: "invitedBy" },
  },
  {
    operation: register,
    title: "refuses a password of five characters",
    as: "visitor",
    input: () => newRegistration({ password: "12345" }),
    refusal: { code: "invalid_input", path: "password" },
  },
  {
    operation: register,
    title: "refuses an account without address or phone number",
    as: "visitor",
    input: () => newRegistration({ email: null }),
    refusal: { code: "invalid_input", path: "email" },
  },
  {
    operation: login,
    title: "signs in with the address in any case",
    as: "visitor",
    input: async (session) => {
      const { email, password } = await knownPerson(session);
      return { identifier: ` ${email?.toUpperCase()} `, password };
    },
    output: person,
  },
  {
    operation: login,
    title: "refuses a wrong password",
    as: "visitor",
    input: async (session) => ({ identifier: (await knownPerson(session)).email, password: "wrong-one" }),
    refusal: { code: "invalid_credentials" },
  },
  {
    operation: login,
    title: "refuses an unknown account in the same words",
    as: "visitor",
    input: () => ({ identifier: "nobody@example.com", password: "wrong-one" }),
    refusal: { code: "invalid_credentials" },
  },
  { operation: logout, title: "signs out", as: "user", input: () => ({}), output: { ok: true } },
  { operation: logout, title: "is no fault of a visitor", as: "visitor", input: () => ({}), output: { ok: true } },
  {
    operation: forgotPassword,
    title: "answers for an account",
    as: "visitor",
    input: async (session) => {
      const { email } = newRegistration();
      await session.postJson(register.path, newRegistration({ email }));
      return { identifier: email };
    },
    output: done,
  },
  {
    operation: forgotPassword,
    title: "answers the same where there is no account",
    as: "visitor",
    input: () => ({ identifier: "nobody@example.com" }),
    output: done,
  },
  {
    operation: forgotPassword,
    title: "asks for an address",
    as: "visitor",
    input: () => ({ identifier: "  " }),
    refusal: { code: "invalid_input", path: "identifier" },
  },
  {
    operation: resetPassword,
    title: "sets a new password with a letter's token",
    as: "visitor",
    input: async (session) => ({ token: await resetToken(session), password: "brand-new-1" }),
    output: done,
  },
  {
    operation: resetPassword,
    title: "refuses a token that was used",
    as: "visitor",
    input: async (session) => {
      const input = { token: await resetToken(session), password: "brand-new-1" };
      await session.postJson(resetPassword.path, input);
      return input;
    },
    refusal: { code: "not_found" },
  },
  {
    operation: resetPassword,
    title: "refuses a password of five characters",
    as: "visitor",
    input: () => ({ token: "any", password: "12345" }),
    refusal: { code: "invalid_input", path: "password" },
  },
];
