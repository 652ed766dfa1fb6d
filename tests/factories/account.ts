import type { z } from "zod";
import type { registerInput } from "../../packages/shared/src/contracts/auth";

type RegisterInput = z.input<typeof registerInput>;

let made = 0;

/** A unique phone number in California. */
export const newPhone = () =>
  `+1 408 ${200 + Math.floor(Math.random() * 800)} ${1000 + Math.floor(Math.random() * 9000)}`;

/** A unique registration. */
export function newRegistration(overrides: Partial<RegisterInput> = {}): RegisterInput {
  made += 1;
  const email = overrides.phone ? null : `person-${made}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { email, firstName: "Robin", lastName: "Field", password: "sunny-roof-42", ...overrides };
}
