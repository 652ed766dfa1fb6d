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

/** What the server says to a password that attackers would try first. */
export const COMMON_PASSWORD =
  "This is one of the passwords that attackers try first. Please choose one that's harder to guess.";

export const personName = (label: string) =>
  lineText()
    .trim()
    .min(1, `Please enter your ${label}`)
    .max(NAME_MAX_LENGTH, `Names can be up to ${NAME_MAX_LENGTH} characters`);

/** The signed-in user, as the site shows them. */
export const currentUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  emailConfirmed: z.boolean().describe("True once an email or a sign-in provider has proved the address"),
  /** False for an account that only uses single sign-on. */
  hasPassword: z.boolean(),
  greenCoins: z.number().int(),
  inviteCode: z.string(),
  language: languageSchema,
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  hasUploadedBill: z.boolean(),
  hasConnectedDevices: z.boolean(),
  utilityApiConnected: z.boolean(),
  onboarding: z.object({ step: z.enum(ONBOARDING_STEPS).nullable(), completed: z.boolean() }),
  readOnly: z.boolean().describe("True if this session is read-only"),
  isSample: z.boolean().describe("True for the sample household, whose data must be labeled as simulated"),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * What the sign-up form sends. `greenCoins` and a client-made `inviteCode` from older clients are accepted and ignored:
 * the server decides both.
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
      .max(INVITE_CODE_LENGTH, `Invitation codes can be up to ${INVITE_CODE_LENGTH} characters`)
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
  summary: "Get the signed-in user",
  input: z.object({}),
  output: currentUserSchema,
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const getSession = operation({
  id: "auth.session",
  method: "GET",
  path: "/api/auth/session",
  access: "anyone",
  summary: "The signed-in user, or null for a visitor: what a page asks first",
  input: z.object({}),
  output: z.object({ user: currentUserSchema.nullable() }),
  limit: READ_LIMIT,
  errors: [],
});

export const register = operation({
  id: "auth.register",
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  idempotency: "natural",
  idempotencyReason: "An email address or phone number registers once; the account is signed in to by auth.login.",
  summary: "Create an account and sign in",
  input: registerInput,
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  errors: ["already_exists", "unknown_invite_code"],
});

export const login = operation({
  id: "auth.login",
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  idempotency: "none",
  idempotencyReason: "Each sign-in opens a session of its own.",
  summary: "Sign in with email or phone",
  description:
    "An account with a second factor gets second_factor_required and a cookie for ten minutes: finish with secondFactor.verify or secondFactor.passkeySignIn.",
  input: loginInput,
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  errors: ["invalid_credentials", "second_factor_required"],
});

export const logout = operation({
  id: "auth.logout",
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  idempotency: "natural",
  idempotencyReason: "A session that has ended stays ended.",
  summary: "Sign out of this session",
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: [],
});

export const FORGOT_EMAIL_NEEDED = "Please enter your email address to reset password";

export const forgotPassword = operation({
  id: "auth.forgotPassword",
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  idempotency: "required",
  summary: "Email a password reset link. The response is the same if no such account exists",
  input: z.object({ identifier: z.string().trim().min(1, FORGOT_EMAIL_NEEDED).max(EMAIL_MAX_LENGTH) }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: [],
});

export const resetPassword = operation({
  id: "auth.resetPassword",
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  idempotency: "required",
  summary: "Set a new password with the token from the email and end all sessions",
  input: z.object({ token: z.string().min(1).max(64), password: passwordSchema }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: ["not_found"],
});

export const confirmEmail = operation({
  id: "auth.confirmEmail",
  method: "POST",
  path: "/api/auth/confirm-email",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "An address that is confirmed stays confirmed.",
  summary: "Confirm your email address with the token from the email",
  input: z.object({ token: z.string().min(1).max(64) }),
  output: currentUserSchema,
  limit: ENTRY_LIMIT,
  errors: ["not_found"],
});

export const resendConfirmation = operation({
  id: "auth.resendConfirmation",
  method: "POST",
  path: "/api/auth/confirm-email/resend",
  access: "user",
  idempotency: "required",
  summary: "Send the email that confirms your address again",
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: ["conflict"],
});

export const AUTH_OPERATIONS = [
  getUser,
  getSession,
  register,
  login,
  logout,
  confirmEmail,
  resendConfirmation,
  forgotPassword,
  resetPassword,
];
