import { expect } from "vitest";
import { login } from "../../../../packages/shared/src/contracts/auth";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  passkeySignIn,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  verifySecondFactor,
} from "../../../../packages/shared/src/contracts/second-factor";
import { MAX_PASSKEYS } from "../../../../packages/shared/src/domain/second-factor";
import { newRegistration } from "../../../factories/account";
import { SITE_ORIGIN } from "../../../support/api";
import { Authenticator } from "../../../support/authenticator";
import { BrowserSession } from "../../../support/browser-session";
import { addPasskeyTo, codeAt, signUpIn, turnOnTotp } from "../../../support/second-factor";
import type { OperationCase } from "../operation-case";

const { password } = newRegistration();
const done = { ok: true };
const person = expect.objectContaining({ firstName: "Robin" });
const tenCodes = {
  recoveryCodes: Array.from({ length: 10 }, () => expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)),
};

const rejectsVisitors = (operation: OperationCase["operation"], input: unknown = {}): OperationCase => ({
  operation,
  title: "rejects a visitor",
  as: "visitor",
  input: () => input,
  error: { code: "not_signed_in" },
});

const asksForPassword = (operation: OperationCase["operation"], input: object = {}): OperationCase[] => [
  {
    operation,
    title: "requires the password",
    as: "user",
    input: () => input,
    error: { code: "invalid_input", path: "password" },
  },
  {
    operation,
    title: "rejects a wrong password",
    as: "user",
    input: () => ({ ...input, password: "not-this-one" }),
    error: { code: "invalid_credentials", path: "password" },
  },
];

/** Leaves the session after the password of an account with an authenticator app. */
async function pendingSignIn(session: BrowserSession) {
  const owner = new BrowserSession(session.api);
  const identifier = await signUpIn(owner);
  const { recoveryCodes } = await turnOnTotp(owner);
  await session.postJson(login.path, { identifier, password });
  return { code: recoveryCodes[0] };
}

const challengeOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { options: { challenge: string } }).options;

export const SECOND_FACTOR_CASES: readonly OperationCase[] = [
  {
    operation: getSecondFactor,
    title: "shows what is on",
    as: "user",
    input: async (session) => {
      await addPasskeyTo(session);
      return {};
    },
    output: {
      totp: false,
      recoveryCodesLeft: 10,
      passkeys: [{ id: expect.any(String), name: "Laptop", createdAt: expect.stringMatching(/Z$/), lastUsedAt: null }],
    },
  },
  rejectsVisitors(getSecondFactor),
  {
    operation: beginTotp,
    title: "returns the secret as text, URL and QR code",
    as: "user",
    input: () => ({ password }),
    output: {
      secret: expect.stringMatching(/^[2-7A-Z]{32}$/),
      url: expect.stringMatching(/^otpauth:\/\/totp\/Wattleaf:/),
      qrCode: { size: expect.any(Number), path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) },
    },
    again: "another",
  },
  ...asksForPassword(beginTotp),
  {
    operation: beginTotp,
    title: "rejects a second app",
    as: "user",
    input: async (session) => {
      await turnOnTotp(session);
      return { password };
    },
    error: { code: "conflict" },
  },
  rejectsVisitors(beginTotp),
  {
    operation: confirmTotp,
    title: "turns the app on and returns ten recovery codes",
    as: "user",
    input: async (session) => {
      const begun = await session.postJson(beginTotp.path, { password });
      const { secret } = (await begun.json()) as { secret: string };
      return { code: codeAt(secret, session.api.platform.clock.now()) };
    },
    output: tenCodes,
    again: "repeated",
  },
  {
    operation: confirmTotp,
    title: "rejects a wrong code",
    as: "user",
    input: async (session) => {
      await session.postJson(beginTotp.path, { password });
      return { code: "00000" };
    },
    error: { code: "invalid_credentials", path: "code" },
  },
  {
    operation: confirmTotp,
    title: "needs a set-up that has begun",
    as: "user",
    input: () => ({ code: "123456" }),
    error: { code: "conflict" },
  },
  rejectsVisitors(confirmTotp, { code: "123456" }),
  {
    operation: removeTotp,
    title: "turns the app off",
    as: "user",
    input: async (session) => {
      await turnOnTotp(session);
      return { password };
    },
    output: done,
    again: "not_found",
  },
  ...asksForPassword(removeTotp),
  {
    operation: removeTotp,
    title: "finds no app where none is on",
    as: "user",
    input: () => ({ password }),
    error: { code: "not_found" },
  },
  rejectsVisitors(removeTotp),
  {
    operation: renewRecoveryCodes,
    title: "returns ten new codes",
    as: "user",
    input: async (session) => {
      await turnOnTotp(session);
      return { password };
    },
    output: tenCodes,
    again: "repeated",
  },
  ...asksForPassword(renewRecoveryCodes),
  {
    operation: renewRecoveryCodes,
    title: "has none without a factor",
    as: "user",
    input: () => ({ password }),
    error: { code: "conflict" },
  },
  rejectsVisitors(renewRecoveryCodes),
  {
    operation: beginPasskey,
    title: "returns what the browser needs",
    as: "user",
    input: () => ({ password }),
    output: { options: expect.objectContaining({ challenge: expect.any(String), attestation: "none" }) },
    again: "another",
  },
  ...asksForPassword(beginPasskey),
  {
    operation: beginPasskey,
    title: "stops at ten passkeys",
    as: "user",
    input: async (session) => {
      for (let count = 0; count < MAX_PASSKEYS; count += 1) await addPasskeyTo(session);
      return { password };
    },
    error: { code: "conflict" },
  },
  rejectsVisitors(beginPasskey),
  {
    operation: addPasskey,
    title: "adds the first passkey with recovery codes",
    as: "user",
    input: async (session) => {
      const options = await challengeOf(session.postJson(beginPasskey.path, { password }));
      return { name: "Laptop", response: new Authenticator(SITE_ORIGIN).register(options) };
    },
    output: tenCodes,
    again: "repeated",
  },
  {
    operation: addPasskey,
    title: "rejects a challenge of somebody else",
    as: "user",
    input: async (session) => {
      const other = new BrowserSession(session.api);
      await signUpIn(other);
      const options = await challengeOf(other.postJson(beginPasskey.path, { password }));
      return { name: "Laptop", response: new Authenticator(SITE_ORIGIN).register(options) };
    },
    error: { code: "invalid_credentials" },
  },
  {
    operation: addPasskey,
    title: "rejects what is no response",
    as: "user",
    input: () => ({ name: "Laptop", response: { id: 5 } }),
    error: { code: "invalid_credentials" },
  },
  rejectsVisitors(addPasskey, { name: "Laptop", response: {} }),
  {
    operation: removePasskey,
    title: "removes a passkey",
    as: "user",
    input: async (session) => ({ id: (await addPasskeyTo(session)).id, password }),
    output: done,
    again: "not_found",
  },
  ...asksForPassword(removePasskey, { id: "any" }),
  {
    operation: removePasskey,
    title: "only finds the account's own",
    as: "user",
    input: () => ({ id: "somebody-elses", password }),
    error: { code: "not_found" },
  },
  rejectsVisitors(removePasskey, { id: "any" }),
  {
    operation: verifySecondFactor,
    title: "signs in with a recovery code, however it is typed",
    as: "visitor",
    input: async (session) => ({ code: (await pendingSignIn(session)).code?.toLowerCase().replace("-", " ") }),
    output: person,
    again: "session_expired",
  },
  {
    operation: verifySecondFactor,
    title: "rejects a wrong code",
    as: "visitor",
    input: async (session) => {
      await pendingSignIn(session);
      return { code: "AAAAA-AAAAA" };
    },
    error: { code: "invalid_credentials", path: "code" },
  },
  {
    operation: verifySecondFactor,
    title: "needs the password first",
    as: "visitor",
    input: () => ({ code: "123456" }),
    error: { code: "session_expired" },
  },
  {
    operation: beginPasskeySignIn,
    title: "names no account",
    as: "visitor",
    input: () => ({}),
    output: { options: expect.not.objectContaining({ allowCredentials: expect.anything() }) },
    again: "another",
  },
  {
    operation: passkeySignIn,
    title: "signs in without a password",
    as: "visitor",
    input: async (session) => {
      const owner = new BrowserSession(session.api);
      await signUpIn(owner);
      const { authenticator } = await addPasskeyTo(owner);
      const options = await challengeOf(session.postJson(beginPasskeySignIn.path, {}));
      return { response: authenticator.authenticate(options) };
    },
    output: person,
    again: "invalid_credentials",
  },
  {
    operation: passkeySignIn,
    title: "rejects an unknown passkey",
    as: "visitor",
    input: async (session) => {
      const options = await challengeOf(session.postJson(beginPasskeySignIn.path, {}));
      return { response: new Authenticator(SITE_ORIGIN).authenticate(options) };
    },
    error: { code: "invalid_credentials" },
  },
];
