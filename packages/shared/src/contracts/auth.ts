import { z } from "zod";
import {
  EMAIL_MAX_LENGTH,
  INVITE_CODE_LENGTH,
  NAME_MAX_LENGTH,
  ONBOARDING_STEPS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SUBSCRIPTION_TIERS,
} from "../domain/account";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, READ_LIMIT, WRITE_LIMIT, operation } from "./operation";
import { lineText } from "./text";

export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN_LENGTH, "Password must be at least 6 characters")
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`);

export const personName = (label: string) =>
  lineText().trim().min(1, `Please enter your ${label}`).max(NAME_MAX_LENGTH, `At most ${NAME_MAX_LENGTH} characters`);

/** The signed-in person, as the site shows them. */
export const currentUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** False for who signs in elsewhere alone. */
  hasPassword: z.boolean(),
  greenCoins: z.number().int(),
  inviteCode: z.string(),
  language: languageSchema,
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  hasUploadedBill: z.boolean(),
  hasConnectedDevices: z.boolean(),
  utilityApiConnected: z.boolean(),
  onboarding: z.object({ step: z.enum(ONBOARDING_STEPS).nullable(), completed: z.boolean() }),
  readOnly: z.boolean().describe("This session may look and change nothing"),
  isSample: z.boolean().describe("The sample household: whoever shows its data says that it is simulated"),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * What the register form sends. `greenCoins` and a client-made `inviteCode` of older clients are accepted by
 * being ignored: the server decides both.
 */
export const registerInput = z
  .object({
    email: z
      .email("Please enter a valid email address")
      .max(EMAIL_MAX_LENGTH, "Please enter a valid email address")
      .nullish(),
    phone: z.string().trim().min(1).max(32).nullish(),
    firstName: personName("first name"),
    lastName: personName("last name"),
    password: passwordSchema,
    invitedBy: z
      .string()
      .trim()
      .toUpperCase()
      .max(INVITE_CODE_LENGTH, `An invitation code has at most ${INVITE_CODE_LENGTH} characters`)
      .nullish(),
    language: languageSchema.optional(),
  })
  .refine((input) => Boolean(input.email) !== Boolean(input.phone), {
    path: ["email"],
    message: "Please enter an email address or a phone number",
  });

export const loginInput = z.object({
  identifier: z.string().trim().min(1, "Please enter your email address or phone number").max(EMAIL_MAX_LENGTH),
  password: z.string().min(1, "Please enter your password").max(PASSWORD_MAX_LENGTH),
});

export const getUser = operation({
  id: "auth.user",
  method: "GET",
  path: "/api/auth/user",
  access: "user",
  summary: "The signed-in user",
  input: z.object({}),
  output: currentUserSchema,
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

export const register = operation({
  id: "auth.register",
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  summary: "Create an account and sign in",
  input: registerInput,
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  refusals: ["already_exists", "unknown_invite_code"],
});

export const login = operation({
  id: "auth.login",
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  summary: "Sign in with email or phone",
  input: loginInput,
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  refusals: ["invalid_credentials"],
});

export const logout = operation({
  id: "auth.logout",
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  summary: "End this session",
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  refusals: [],
});

export const FORGOT_EMAIL_NEEDED = "Please enter your email address to reset password";

export const forgotPassword = operation({
  id: "auth.forgotPassword",
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  summary: "Send a letter that lets its reader choose a new password; the answer is the same without such an account",
  input: z.object({ identifier: z.string().trim().min(1, FORGOT_EMAIL_NEEDED).max(EMAIL_MAX_LENGTH) }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  refusals: [],
});

export const resetPassword = operation({
  id: "auth.resetPassword",
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  summary: "Choose a new password with the token of a letter; ends all sessions of the account",
  input: z.object({ token: z.string().min(1).max(64), password: passwordSchema }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  refusals: ["not_found"],
});

export const AUTH_OPERATIONS = [getUser, register, login, logout, forgotPassword, resetPassword];
