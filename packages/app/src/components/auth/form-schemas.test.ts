import { describe, expect, it } from "vitest";
import { forgotForm, loginForm, registerForm } from "./form-schemas";

const login = { method: "email" as const, email: "ada@example.com", phone: "", password: "secret1" };
const register = {
  ...login,
  firstName: "Ada",
  lastName: "Lovelace",
  confirmPassword: "secret1",
  invitedBy: "",
};

/** Messages by field of a form's failed validation. */
function problems(form: typeof loginForm | typeof registerForm | typeof forgotForm, fields: object) {
  const result = form.safeParse(fields);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

describe("loginForm", () => {
  it("accepts an email address and a password", () => {
    expect(problems(loginForm, login)).toEqual({});
  });

  it("names every missing field at once", () => {
    expect(problems(loginForm, { ...login, email: " ", password: "" })).toEqual({
      email: "Please enter your email address",
      password: "Please enter your password",
    });
  });

  it("requires only the chosen identifier", () => {
    expect(problems(loginForm, { ...login, method: "phone", email: "" })).toEqual({
      phone: "Please enter your phone number",
    });
  });

  it("rejects a short password", () => {
    expect(problems(loginForm, { ...login, password: "12345" })).toEqual({
      password: "Password must be at least 6 characters",
    });
  });
});

describe("registerForm", () => {
  it("accepts a complete form and converts the invitation code to upper case", () => {
    expect(registerForm.parse({ ...register, invitedBy: "ab12cd" }).invitedBy).toBe("AB12CD");
  });

  it("rejects passwords that differ", () => {
    expect(problems(registerForm, { ...register, confirmPassword: "secret2" })).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });

  it("rejects a malformed email address but leaves phone numbers to the server", () => {
    expect(problems(registerForm, { ...register, email: "ada" })).toEqual({
      email: "Please enter a valid email address",
    });
    expect(problems(registerForm, { ...register, method: "phone", phone: "+1 408 555 0100" })).toEqual({});
  });

  it("rejects an invitation code of seven characters", () => {
    expect(problems(registerForm, { ...register, invitedBy: "ABCDEFG" })).toEqual({
      invitedBy: "Invitation codes can be up to 6 characters",
    });
  });
});

describe("forgotForm", () => {
  it("requires a valid email address", () => {
    expect(problems(forgotForm, { email: " " })).toEqual({
      email: "Please enter your email address to reset password",
    });
    expect(problems(forgotForm, { email: "ada@example" })).toEqual({ email: "Please enter a valid email address" });
    expect(problems(forgotForm, { email: " Ada@Example.com " })).toEqual({});
  });
});
