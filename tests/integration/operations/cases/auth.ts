import { expect } from "vitest";
import {
  confirmEmail,
  type CurrentUser,
  forgotPassword,
  getSession,
  getUser,
  login,
  logout,
  register,
  resendConfirmation,
  resetPassword,
} from "../../../../packages/shared/src/contracts/auth";
import { newRegistration } from "../../../factories/account";
import { BrowserSession } from "../../../support/browser-session";
import { confirmationTokenIn, emailsTo, resetTokenIn } from "../../../support/emails";
import { signUpIn, turnOnTotp } from "../../../support/second-factor";
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

/** Requests a password reset for a new account, and reads the email. */
/** Of an account that this browser is not signed in to. */
async function resetToken(session: BrowserSession): Promise<string> {
  const { email } = newRegistration();
  const owner = new BrowserSession(session.api);
  await owner.postJson(register.path, newRegistration({ email }));
  await owner.postJson(forgotPassword.path, { identifier: email });
  await session.api.platform.background.settled();
  const emails = await emailsTo(session.api.platform.env.MAIL_OUTBOX, email ?? "");
  return emails.map(resetTokenIn).findLast(Boolean) ?? "";
}

/** Reads the welcome email's token. */
async function confirmationToken(session: BrowserSession): Promise<string> {
  const { email } = (await (await session.fetch(getUser.path)).json()) as CurrentUser;
  await session.api.platform.background.settled();
  const emails = await emailsTo(session.api.platform.env.MAIL_OUTBOX, email ?? "");
  return emails.map(confirmationTokenIn).findLast(Boolean) ?? "";
}

export const AUTH_CASES: readonly OperationCase[] = [
  { operation: getUser, title: "returns the signed-in user", as: "user", input: () => ({}), output: person },
  {
    operation: getUser,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: getSession,
    title: "returns the signed-in user",
    as: "user",
    input: () => ({}),
    output: { user: person },
  },
  {
    operation: getSession,
    title: "has no user for a visitor",
    as: "visitor",
    input: () => ({}),
    output: { user: null },
  },
  {
    operation: confirmEmail,
    title: "confirms the address with the token from the welcome email",
    as: "user",
    input: async (session) => ({ token: await confirmationToken(session) }),
    output: expect.objectContaining({ emailConfirmed: true }),
    again: "same",
  },
  {
    operation: confirmEmail,
    title: "rejects the token of another account",
    as: "user",
    input: async (session) => {
      const other = new BrowserSession(session.api);
      await other.postJson(register.path, newRegistration());
      return { token: await confirmationToken(other) };
    },
    error: { code: "not_found" },
  },
  {
    operation: confirmEmail,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ token: "t" }),
    error: { code: "not_signed_in" },
  },
  {
    operation: resendConfirmation,
    title: "sends the email again",
    as: "user",
    input: () => ({}),
    output: done,
    again: "repeated",
  },
  {
    operation: resendConfirmation,
    title: "rejects an account whose address is confirmed",
    as: "user",
    input: async (session) => {
      await session.postJson(confirmEmail.path, { token: await confirmationToken(session) });
      return {};
    },
    error: { code: "conflict" },
  },
  {
    operation: register,
    title: "creates an account with 50 welcome coins",
    as: "visitor",
    input: () => newRegistration(),
    output: expect.objectContaining({ greenCoins: 50, subscriptionTier: "free", hasUploadedBill: false }),
    again: "already_exists",
  },
  {
    operation: register,
    title: "gives 100 welcome coins to an invited user, also with a lower-case code",
    as: "visitor",
    input: async (session) => newRegistration({ invitedBy: (await inviteCode(session)).toLowerCase() }),
    output: expect.objectContaining({ greenCoins: 100 }),
  },
  {
    operation: register,
    title: "accepts a phone number in any format and stores it in E.164",
    as: "visitor",
    input: () => newRegistration({ phone: `(415) 555-${String(Math.floor(Math.random() * 9000) + 1000)}` }),
    output: expect.objectContaining({ phone: expect.stringMatching(/^\+1415555\d{4}$/), email: null }),
  },
  {
    operation: register,
    title: "ignores coins and invite codes from the client",
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
    title: "rejects an email address that already has an account, in any case",
    as: "visitor",
    input: async (session) => newRegistration({ email: (await knownPerson(session)).email?.toUpperCase() }),
    error: { code: "already_exists", path: "email" },
  },
  {
    operation: register,
    title: "rejects an unknown invitation code",
    as: "visitor",
    input: () => newRegistration({ invitedBy: "ZZZZZZ" }),
    error: { code: "unknown_invite_code", path: "invitedBy" },
  },
  {
    operation: register,
    title: "rejects a password of five characters",
    as: "visitor",
    input: () => newRegistration({ password: "12345" }),
    error: { code: "invalid_input", path: "password" },
  },
  {
    operation: register,
    title: "rejects an account without email or phone number",
    as: "visitor",
    input: () => newRegistration({ email: null }),
    error: { code: "invalid_input", path: "email" },
  },
  {
    operation: login,
    title: "signs in with the email address in any case",
    as: "visitor",
    input: async (session) => {
      const { email, password } = await knownPerson(session);
      return { identifier: ` ${email?.toUpperCase()} `, password };
    },
    output: person,
    again: "another",
  },
  {
    operation: login,
    title: "rejects a wrong password",
    as: "visitor",
    input: async (session) => ({ identifier: (await knownPerson(session)).email, password: "wrong-one" }),
    error: { code: "invalid_credentials" },
  },
  {
    operation: login,
    title: "rejects an unknown account with the same message",
    as: "visitor",
    input: () => ({ identifier: "nobody@example.com", password: "wrong-one" }),
    error: { code: "invalid_credentials" },
  },
  {
    operation: login,
    title: "asks for the second factor of an account that has one",
    as: "visitor",
    input: async (session) => {
      const owner = new BrowserSession(session.api);
      const identifier = await signUpIn(owner);
      await turnOnTotp(owner);
      return { identifier, password: newRegistration().password };
    },
    error: { code: "second_factor_required" },
  },
  { operation: logout, title: "signs out", as: "user", input: () => ({}), output: { ok: true }, again: "same" },
  { operation: logout, title: "accepts a visitor", as: "visitor", input: () => ({}), output: { ok: true } },
  {
    operation: forgotPassword,
    title: "responds for an existing account",
    as: "visitor",
    input: async (session) => {
      const { email } = newRegistration();
      await session.postJson(register.path, newRegistration({ email }));
      return { identifier: email };
    },
    output: done,
    again: "repeated",
  },
  {
    operation: forgotPassword,
    title: "responds the same without an account",
    as: "visitor",
    input: () => ({ identifier: "nobody@example.com" }),
    output: done,
  },
  {
    operation: forgotPassword,
    title: "requires an address",
    as: "visitor",
    input: () => ({ identifier: "  " }),
    error: { code: "invalid_input", path: "identifier" },
  },
  {
    operation: resetPassword,
    title: "sets a new password with the token from the email",
    as: "visitor",
    input: async (session) => ({ token: await resetToken(session), password: "brand-new-1" }),
    output: done,
    again: "repeated",
  },
  {
    operation: resetPassword,
    title: "rejects a used token",
    as: "visitor",
    input: async (session) => {
      const input = { token: await resetToken(session), password: "brand-new-1" };
      await session.postJson(resetPassword.path, input);
      return input;
    },
    error: { code: "not_found" },
  },
  {
    operation: resetPassword,
    title: "rejects a password of five characters",
    as: "visitor",
    input: () => ({ token: "any", password: "12345" }),
    error: { code: "invalid_input", path: "password" },
  },
];
