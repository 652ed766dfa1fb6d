import { z } from "zod";
import { EMAIL_MAX_LENGTH, LEADERBOARD_CHOICES, PASSWORD_MAX_LENGTH } from "../domain/account";
import { CURRENCIES, TEMPERATURE_UNITS } from "../domain/units";
import { currentUserSchema, passwordSchema, personName } from "./auth";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, READ_LIMIT, WRITE_LIMIT, operation } from "./operation";

const done = z.object({ ok: z.literal(true) });
const presentPassword = z.string().min(1, "Please enter your password").max(PASSWORD_MAX_LENGTH);

/** A browser signed in to the account. */
export const sessionSchema = z.object({
  id: z.string(),
  browser: z.string().nullable().describe("The browser's name; null when unknown"),
  system: z.string().nullable(),
  network: z.string().nullable().describe("The network it was opened from, never the full IP address: 203.0.113.x"),
  createdAt: z.iso.datetime().nullable().describe("Null for sessions opened before this was recorded"),
  /** Accurate to the minute. */
  lastSeenAt: z.iso.datetime().nullable(),
  current: z.boolean().describe("True for the session making this request"),
});
export type Session = z.infer<typeof sessionSchema>;

export const updateProfile = operation({
  id: "account.updateProfile",
  method: "PATCH",
  path: "/api/account/profile",
  access: "user",
  idempotency: "natural",
  summary: "Update name and language",
  input: z.object({
    firstName: personName("first name"),
    lastName: personName("last name"),
    language: languageSchema.describe("Language for emails; the site uses the browser's setting"),
  }),
  output: currentUserSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

const preferencesSchema = z.object({
  leaderboard: z
    .enum(LEADERBOARD_CHOICES)
    .describe("How the account appears on the leaderboard: under a code, with its first name, or not at all"),
  improveAssistant: z
    .boolean()
    .describe("Whether questions whose answers missed may be kept, without the account, to improve the assistant"),
  temperatureUnit: z.enum(TEMPERATURE_UNITS).describe("How temperatures are shown; the API always uses °C"),
  currency: z
    .enum(CURRENCIES)
    .nullable()
    .describe("Currency of bills that name none. Tariffs and other bills keep their own; nothing is converted"),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const getPreferences = operation({
  id: "account.preferences",
  method: "GET",
  path: "/api/account/preferences",
  access: "user",
  summary: "Get preferences",
  input: z.object({}),
  output: preferencesSchema,
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const updatePreferences = operation({
  id: "account.updatePreferences",
  method: "PATCH",
  path: "/api/account/preferences",
  access: "user",
  idempotency: "natural",
  summary: "Change preferences",
  input: preferencesSchema.partial(),
  output: preferencesSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

export const changePassword = operation({
  id: "account.changePassword",
  method: "POST",
  path: "/api/account/password",
  access: "user",
  idempotency: "required",
  summary: "Change the password and end all other sessions",
  input: z.object({ currentPassword: presentPassword, newPassword: passwordSchema }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials"],
});

export const addEmail = operation({
  id: "account.addEmail",
  method: "POST",
  path: "/api/account/email",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "An account that has an email address keeps it: the same one again changes nothing.",
  summary: "Add an email address to an account that has only a phone number, and send the email that confirms it",
  input: z.object({
    email: z.email("Please enter a valid email address").max(EMAIL_MAX_LENGTH, "Please enter a valid email address"),
    password: presentPassword.describe("The current password: the address can reset it"),
  }),
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  errors: ["not_signed_in", "invalid_credentials", "already_exists", "conflict"],
});

export const listSessions = operation({
  id: "account.sessions",
  method: "GET",
  path: "/api/account/sessions",
  access: "user",
  summary: "List sessions, most recently active first",
  input: z.object({}),
  output: z.array(sessionSchema),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const endSession = operation({
  id: "account.endSession",
  method: "DELETE",
  path: "/api/account/sessions",
  access: "user",
  idempotency: "natural",
  summary: "End a session",
  input: z.object({ id: z.string().max(64) }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const endAllSessions = operation({
  id: "account.endAllSessions",
  method: "POST",
  path: "/api/account/sessions/end-all",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "Sessions that have ended stay ended.",
  summary: "Sign out everywhere, including this session",
  input: z.object({}),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

/** What the user of an account without a password types to confirm its deletion. */
export const DELETE_CONFIRMATION = "DELETE";

export const deleteAccount = operation({
  id: "account.delete",
  method: "DELETE",
  path: "/api/account",
  access: "user",
  idempotency: "natural",
  summary: "Permanently delete the account and everything in it",
  input: z.object({
    password: presentPassword.optional().describe("Required if the account has a password"),
    confirmation: z.string().max(32).optional().describe(`${DELETE_CONFIRMATION}, if the account has no password`),
  }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "invalid_credentials"],
});

/** A download, so not an {@link operation}; transports need the same facts about it. */
export const ACCOUNT_EXPORT = {
  id: "account.export",
  method: "GET",
  path: "/api/account/export",
  access: "user",
  summary: "Export all account data as a JSON file",
  limit: { calls: 10, perSeconds: 600 },
  errors: ["not_signed_in", "read_only_session"],
} as const;

export const ACCOUNT_OPERATIONS = [
  updateProfile,
  getPreferences,
  updatePreferences,
  changePassword,
  addEmail,
  listSessions,
  endSession,
  endAllSessions,
  deleteAccount,
];
