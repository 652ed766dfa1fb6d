import { z } from "zod";
import { PASSWORD_MAX_LENGTH } from "../domain/account";
import { PASSKEY_NAME_MAX_LENGTH } from "../domain/second-factor";
import { currentUserSchema } from "./auth";
import { ENTRY_LIMIT, operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { lineText } from "./text";

const done = z.object({ ok: z.literal(true) });
/** A session may have been left open or stolen: what changes a factor asks for the password once more. */
const password = z
  .string()
  .max(PASSWORD_MAX_LENGTH)
  .optional()
  .describe("Required if the account has a password; without one, the session must be at most ten minutes old");
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown once; empty if the account keeps the codes it has"),
});
/** What browsers and authenticators exchange (WebAuthn level 3, JSON form). */
const webauthn = z.record(z.string(), z.unknown());

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const getSecondFactor = operation({
  id: "secondFactor.status",
  method: "GET",
  path: "/api/account/second-factor",
  access: "user",
  summary: "Get which second factors are on",
  input: z.object({}),
  output: z.object({
    totp: z.boolean().describe("Whether an authenticator app is set up"),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int(),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const beginTotp = operation({
  id: "secondFactor.beginTotp",
  method: "POST",
  path: "/api/account/second-factor/totp",
  access: "user",
  idempotency: "none",
  idempotencyReason: "Each start gives a new secret; only the one that is confirmed counts.",
  summary: "Start setting up an authenticator app",
  input: z.object({ password }),
  output: z.object({
    secret: z.string().describe("Base32, for apps that cannot scan"),
    url: z.string().describe("otpauth:// URL"),
    qrCode: z.object({ size: z.int(), path: z.string() }).describe("The URL as an SVG path over size × size modules"),
  }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "conflict"],
});

export const confirmTotp = operation({
  id: "secondFactor.confirmTotp",
  method: "POST",
  path: "/api/account/second-factor/totp/confirm",
  access: "user",
  idempotency: "required",
  summary: "Turn the authenticator app on with its first code",
  input: z.object({ code: z.string().trim().max(32) }),
  output: recoveryCodes,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "conflict"],
});

export const removeTotp = operation({
  id: "secondFactor.removeTotp",
  method: "DELETE",
  path: "/api/account/second-factor/totp",
  access: "user",
  idempotency: "natural",
  summary: "Turn the authenticator app off",
  input: z.object({ password }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "not_found"],
});

export const renewRecoveryCodes = operation({
  id: "secondFactor.renewRecoveryCodes",
  method: "POST",
  path: "/api/account/second-factor/recovery-codes",
  access: "user",
  idempotency: "required",
  summary: "Replace the recovery codes",
  input: z.object({ password }),
  output: recoveryCodes,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "conflict"],
});

export const beginPasskey = operation({
  id: "secondFactor.beginPasskey",
  method: "POST",
  path: "/api/account/passkeys/begin",
  access: "user",
  idempotency: "none",
  idempotencyReason: "Each start gives a new challenge; only the one that is answered counts.",
  summary: "Start adding a passkey",
  input: z.object({ password }),
  output: z.object({ options: webauthn }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "conflict"],
});

export const addPasskey = operation({
  id: "secondFactor.addPasskey",
  method: "POST",
  path: "/api/account/passkeys",
  access: "user",
  idempotency: "required",
  summary: "Add the passkey that the browser has made",
  input: z.object({
    name: lineText().pipe(z.string().trim().min(1, "Give the passkey a name.").max(PASSKEY_NAME_MAX_LENGTH)),
    response: webauthn,
  }),
  output: recoveryCodes,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials"],
});

export const removePasskey = operation({
  id: "secondFactor.removePasskey",
  method: "DELETE",
  path: "/api/account/passkeys",
  access: "user",
  idempotency: "natural",
  summary: "Remove a passkey",
  input: z.object({ id: z.string().max(1024), password }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "not_found"],
});

export const verifySecondFactor = operation({
  id: "secondFactor.verify",
  method: "POST",
  path: "/api/auth/second-factor",
  access: "anyone",
  idempotency: "none",
  idempotencyReason: "Each sign-in opens a session of its own, and a code works once.",
  summary: "Finish signing in with a code of the authenticator app or a recovery code",
  input: z.object({ code: z.string().trim().min(1).max(32) }),
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  errors: ["invalid_credentials", "session_expired"],
});

export const beginPasskeySignIn = operation({
  id: "secondFactor.beginPasskeySignIn",
  method: "POST",
  path: "/api/auth/passkey/begin",
  access: "anyone",
  idempotency: "none",
  idempotencyReason: "Each start gives a new challenge; only the one that is answered counts.",
  summary: "Start signing in with a passkey",
  input: z.object({}),
  output: z.object({ options: webauthn }),
  limit: ENTRY_LIMIT,
  errors: [],
});

export const passkeySignIn = operation({
  id: "secondFactor.passkeySignIn",
  method: "POST",
  path: "/api/auth/passkey",
  access: "anyone",
  idempotency: "none",
  idempotencyReason: "Each sign-in opens a session of its own, and a challenge is answered once.",
  summary: "Sign in with a passkey, which replaces both password and second step",
  input: z.object({ response: webauthn }),
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  errors: ["invalid_credentials"],
});

export const SECOND_FACTOR_OPERATIONS = [
  getSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
  verifySecondFactor,
  beginPasskeySignIn,
  passkeySignIn,
];
