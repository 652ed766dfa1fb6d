import { z } from "zod";
import { PASSWORD_MAX_LENGTH } from "../domain/account";
import { currentUserSchema, passwordSchema, personName } from "./auth";
import { languageSchema } from "./language";
import { READ_LIMIT, WRITE_LIMIT, operation } from "./operation";

const done = z.object({ ok: z.literal(true) });
const presentPassword = z.string().min(1, "Please enter your password").max(PASSWORD_MAX_LENGTH);

/** A browser that is signed in to the account. */
export const sessionSchema = z.object({
  id: z.string(),
  browser: z.string().nullable().describe("As the browser names itself; null when it does not"),
  system: z.string().nullable(),
  network: z.string().nullable().describe("Where it was opened, never the whole address: 203.0.113.x"),
  createdAt: z.iso.datetime().nullable().describe("Null for sessions from before this was kept"),
  /** Kept to the minute. */
  lastSeenAt: z.iso.datetime().nullable(),
  current: z.boolean().describe("The session that asks"),
});
export type Session = z.infer<typeof sessionSchema>;

export const updateProfile = operation({
  id: "account.updateProfile",
  method: "PATCH",
  path: "/api/account/profile",
  access: "user",
  summary: "Change name and language",
  input: z.object({
    firstName: personName("first name"),
    lastName: personName("last name"),
    language: languageSchema.describe("Of letters; the site itself goes by the browser's choice"),
  }),
  output: currentUserSchema,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in"],
});

export const changePassword = operation({
  id: "account.changePassword",
  method: "POST",
  path: "/api/account/password",
  access: "user",
  summary: "Change the password; ends all other sessions",
  input: z.object({ currentPassword: presentPassword, newPassword: passwordSchema }),
  output: done,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "invalid_credentials"],
});

export const listSessions = operation({
  id: "account.sessions",
  method: "GET",
  path: "/api/account/sessions",
  access: "user",
  summary: "Where the account is signed in, the session seen last first",
  input: z.object({}),
  output: z.array(sessionSchema),
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

export const endSession = operation({
  id: "account.endSession",
  method: "DELETE",
  path: "/api/account/sessions",
  access: "user",
  summary: "End one session",
  input: z.object({ id: z.string().max(64) }),
  output: done,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const endAllSessions = operation({
  id: "account.endAllSessions",
  method: "POST",
  path: "/api/account/sessions/end-all",
  access: "user",
  summary: "Sign out everywhere, here too",
  input: z.object({}),
  output: done,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in"],
});

/** What an account without a password types to confirm its deletion. */
export const DELETE_CONFIRMATION = "DELETE";

export const deleteAccount = operation({
  id: "account.delete",
  method: "DELETE",
  path: "/api/account",
  access: "user",
  summary: "Delete the account with everything in it, for good",
  input: z.object({
    password: presentPassword.optional().describe("Needed where the account has one"),
    confirmation: z.string().max(32).optional().describe(`${DELETE_CONFIRMATION}, where the account has no password`),
  }),
  output: done,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "invalid_credentials"],
});

/** A download and so no {@link operation}; what the transports need to know of it is the same. */
export const ACCOUNT_EXPORT = {
  id: "account.export",
  method: "GET",
  path: "/api/account/export",
  access: "user",
  summary: "Everything that the account has, as a JSON file",
  limit: { calls: 10, perSeconds: 600 },
  refusals: ["not_signed_in", "read_only_session"],
} as const;

export const ACCOUNT_OPERATIONS = [
  updateProfile,
  changePassword,
  listSessions,
  endSession,
  endAllSessions,
  deleteAccount,
];
