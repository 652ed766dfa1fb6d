import { FORGOT_EMAIL_NEEDED, loginInput, registerInput } from "@wattleaf/shared/contracts/auth";
import { PASSWORD_MIN_LENGTH } from "@wattleaf/shared/domain/account";
import { z } from "zod";

const method = z.enum(["email", "phone"]);
export type IdentifierMethod = z.infer<typeof method>;

export const MISSING_IDENTIFIER: Record<IdentifierMethod, string> = {
  email: "Please enter your email address",
  phone: "Please enter your phone number",
};
export const MISSING_PASSWORD = "Please enter your password";
const INVALID_EMAIL = "Please enter a valid email address";

/** Both identifiers keep their input; only the chosen one is validated and sent. */
const identifiers = { method, email: z.string().trim(), phone: z.string().trim() };

export const loginForm = z
  .object({
    ...identifiers,
    password: loginInput.shape.password.refine(
      (password) => password.length === 0 || password.length >= PASSWORD_MIN_LENGTH,
      `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    ),
  })
  .superRefine((fields, context) => {
    if (!fields[fields.method]) addIssue(context, fields.method, MISSING_IDENTIFIER[fields.method]);
  });
export type LoginFields = z.infer<typeof loginForm>;

export const registerForm = z
  .object({
    ...identifiers,
    firstName: registerInput.shape.firstName,
    lastName: registerInput.shape.lastName,
    password: registerInput.shape.password,
    confirmPassword: z.string(),
    invitedBy: registerInput.shape.invitedBy.unwrap().unwrap(),
  })
  .superRefine((fields, context) => {
    const identifier = fields[fields.method];
    if (!identifier) addIssue(context, fields.method, MISSING_IDENTIFIER[fields.method]);
    else if (fields.method === "email" && !isEmail(identifier)) addIssue(context, "email", INVALID_EMAIL);
    if (fields.password !== fields.confirmPassword) addIssue(context, "confirmPassword", "Passwords do not match");
  });
export type RegisterFields = z.infer<typeof registerForm>;

/** The response never reveals whether an address has an account, so a typo must be caught before sending. */
export const forgotForm = z.object({
  email: z.string().trim().min(1, { error: FORGOT_EMAIL_NEEDED, abort: true }).refine(isEmail, INVALID_EMAIL),
});
export type ForgotFields = z.infer<typeof forgotForm>;

export const resetForm = z
  .object({ password: registerInput.shape.password, confirmPassword: z.string() })
  .superRefine((fields, context) => {
    if (fields.password !== fields.confirmPassword) addIssue(context, "confirmPassword", "Passwords do not match");
  });
export type ResetFields = z.infer<typeof resetForm>;

function isEmail(text: string): boolean {
  return registerInput.shape.email.safeParse(text).success;
}

function addIssue(context: z.core.$RefinementCtx, path: string, message: string) {
  context.addIssue({ code: "custom", path: [path], message });
}
