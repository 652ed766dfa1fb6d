import { expect } from "vitest";
import {
  addEmail,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  getPreferences,
  listSessions,
  updatePreferences,
  updateProfile,
} from "../../../../packages/shared/src/contracts/account";
import { login, register } from "../../../../packages/shared/src/contracts/auth";
import { newPhone, newRegistration } from "../../../factories/account";
import { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

const { password } = newRegistration();
const done = { ok: true };

/** Signs in to the session's account from one more browser, and returns that session's id. */
async function secondSession(session: BrowserSession): Promise<string> {
  const { email } = (await (await session.fetch("/api/auth/user")).json()) as { email: string };
  await new BrowserSession(session.api).postJson(login.path, { identifier: email, password });
  const sessions = (await (await session.fetch(listSessions.path)).json()) as { id: string; current: boolean }[];
  return sessions.find(({ current }) => !current)?.id ?? "";
}

/** Signs the session in to an account that has a phone number alone. */
const withPhoneAlone = (session: BrowserSession) =>
  session.postJson(register.path, newRegistration({ phone: newPhone() }));

const rejectsVisitors = (operation: OperationCase["operation"], input: unknown): OperationCase => ({
  operation,
  title: "rejects a visitor",
  as: "visitor",
  input: () => input,
  error: { code: "not_signed_in" },
});

export const ACCOUNT_CASES: readonly OperationCase[] = [
  {
    operation: getPreferences,
    title: "shows a code on the leaderboard, °C and no currency, and improves the assistant at first",
    as: "user",
    input: () => ({}),
    output: { leaderboard: "code", improveAssistant: true, temperatureUnit: "celsius", currency: null },
  },
  rejectsVisitors(getPreferences, {}),
  {
    operation: updatePreferences,
    title: "changes what is given and keeps the rest",
    as: "user",
    input: () => ({ leaderboard: "hidden", currency: "CAD" }),
    output: { leaderboard: "hidden", improveAssistant: true, temperatureUnit: "celsius", currency: "CAD" },
    again: "same",
  },
  rejectsVisitors(updatePreferences, { leaderboard: "hidden" }),
  {
    operation: updateProfile,
    title: "changes name and language",
    as: "user",
    input: () => ({ firstName: " Grace ", lastName: "Hopper", language: "zh" }),
    output: expect.objectContaining({ firstName: "Grace", lastName: "Hopper", language: "zh", hasPassword: true }),
    again: "same",
  },
  {
    operation: updateProfile,
    title: "keeps a name on one line, and in its own text direction",
    as: "user",
    input: () => ({ firstName: "Grace\r\nBcc: all", lastName: "\u202eHopper", language: "en" }),
    output: expect.objectContaining({ firstName: "Grace Bcc: all", lastName: "Hopper" }),
  },
  {
    operation: updateProfile,
    title: "requires a first name",
    as: "user",
    input: () => ({ firstName: " ", lastName: "Hopper", language: "en" }),
    error: { code: "invalid_input", path: "firstName" },
  },
  rejectsVisitors(updateProfile, { firstName: "Grace", lastName: "Hopper", language: "en" }),
  {
    operation: changePassword,
    title: "changes the password of a user who knows the current one",
    as: "user",
    input: () => ({ currentPassword: password, newPassword: "brand-new-1" }),
    output: done,
    again: "repeated",
  },
  {
    operation: changePassword,
    title: "rejects a wrong current password",
    as: "user",
    input: () => ({ currentPassword: "not-this-one", newPassword: "brand-new-1" }),
    error: { code: "invalid_credentials", path: "currentPassword" },
  },
  {
    operation: changePassword,
    title: "rejects a new password of five characters",
    as: "user",
    input: () => ({ currentPassword: password, newPassword: "12345" }),
    error: { code: "invalid_input", path: "newPassword" },
  },
  rejectsVisitors(changePassword, { currentPassword: "secret", newPassword: "brand-new-1" }),
  {
    operation: addEmail,
    title: "adds an address to an account that has a phone number alone",
    as: "user",
    input: async (session) => {
      await withPhoneAlone(session);
      return { email: newRegistration().email?.toUpperCase(), password };
    },
    output: expect.objectContaining({
      email: expect.stringMatching(/^person-[a-z\d-]+@example\.com$/),
      emailConfirmed: false,
    }),
    again: "same",
  },
  {
    operation: addEmail,
    title: "asks for the password",
    as: "user",
    input: async (session) => {
      await withPhoneAlone(session);
      return { email: "not-mine@example.com", password: "not-this-one" };
    },
    error: { code: "invalid_credentials", path: "password" },
  },
  {
    operation: addEmail,
    title: "rejects an address of another account",
    as: "user",
    input: async (session) => {
      const theirs = newRegistration();
      await new BrowserSession(session.api).postJson(register.path, theirs);
      await withPhoneAlone(session);
      return { email: theirs.email?.toUpperCase(), password };
    },
    error: { code: "already_exists", path: "email" },
  },
  {
    operation: addEmail,
    title: "replaces no address",
    as: "user",
    input: () => ({ email: "another@example.com", password }),
    error: { code: "conflict" },
  },
  {
    operation: addEmail,
    title: "rejects what is no address",
    as: "user",
    input: () => ({ email: "grace.hopper", password }),
    error: { code: "invalid_input", path: "email" },
  },
  rejectsVisitors(addEmail, { email: "grace.hopper@example.com", password }),
  {
    operation: listSessions,
    title: "lists where the account is signed in, without session tokens",
    as: "user",
    input: () => ({}),
    output: [
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        browser: null,
        system: null,
        network: "127.0.0.x",
        createdAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
        current: true,
      },
    ],
  },
  rejectsVisitors(listSessions, {}),
  {
    operation: endSession,
    title: "ends another session of the account",
    as: "user",
    input: async (session) => ({ id: await secondSession(session) }),
    output: done,
    again: "not_found",
  },
  {
    operation: endSession,
    title: "only finds the account's own sessions",
    as: "user",
    input: async (session) => {
      const stranger = new BrowserSession(session.api);
      await stranger.postJson(register.path, newRegistration());
      const [theirs] = (await (await stranger.fetch(listSessions.path)).json()) as { id: string }[];
      return { id: theirs?.id };
    },
    error: { code: "not_found" },
  },
  rejectsVisitors(endSession, { id: "any" }),
  {
    operation: endAllSessions,
    title: "signs out everywhere",
    as: "user",
    input: () => ({}),
    output: done,
    again: "not_signed_in",
  },
  rejectsVisitors(endAllSessions, {}),
  {
    operation: deleteAccount,
    title: "deletes the account of a user who knows its password",
    as: "user",
    input: () => ({ password }),
    output: done,
    again: "not_signed_in",
  },
  {
    operation: deleteAccount,
    title: "requires the password, whatever else is typed",
    as: "user",
    input: () => ({ confirmation: "DELETE" }),
    error: { code: "invalid_input", path: "password" },
  },
  {
    operation: deleteAccount,
    title: "rejects a wrong password",
    as: "user",
    input: () => ({ password: "not-this-one" }),
    error: { code: "invalid_credentials", path: "password" },
  },
  rejectsVisitors(deleteAccount, { password: "secret" }),
];
