import {
  CONTACT_MESSAGE_MIN_LENGTH,
  CONTACT_NAME_MIN_LENGTH,
  CONTACT_SUBJECT_MIN_LENGTH,
} from "@wattleaf/shared/domain/contact";

/** Fields with a rule; the server has the same rules (contracts/contact.ts) and the last word. */
export const CHECKED_FIELDS = ["name", "email", "subject", "message"] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

const atLeast = (length: number) => (text: string) => text.trim().length >= length;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const rules: Record<CheckedField, (text: string) => boolean> = {
  name: atLeast(CONTACT_NAME_MIN_LENGTH),
  email: (text) => EMAIL.test(text),
  subject: atLeast(CONTACT_SUBJECT_MIN_LENGTH),
  message: atLeast(CONTACT_MESSAGE_MIN_LENGTH),
};

/** The fields that break their rule, in the form's order. */
export const brokenFields = (form: FormData): CheckedField[] =>
  CHECKED_FIELDS.filter((field) => !rules[field](String(form.get(field) ?? "")));
