import { z } from "zod";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from "../domain/account";
import {
  CONTACT_COMPANY_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
  CONTACT_NAME_MIN_LENGTH,
  CONTACT_PATH,
  CONTACT_SUBJECT_MAX_LENGTH,
  CONTACT_SUBJECT_MIN_LENGTH,
  CONTACT_TOPICS,
} from "../domain/contact";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, operation } from "./operation";
import { lineText, storableText } from "./text";

export const sendMessage = operation({
  id: "contact.send",
  method: "POST",
  path: CONTACT_PATH,
  access: "anyone",
  idempotency: "required",
  summary: "Send a message to the Wattleaf team",
  input: z.object({
    name: lineText()
      .trim()
      .min(CONTACT_NAME_MIN_LENGTH, "Name must be at least 2 characters")
      .max(NAME_MAX_LENGTH, `Names can be up to ${NAME_MAX_LENGTH} characters`),
    email: z.email("Please enter a valid email address").max(EMAIL_MAX_LENGTH, "Please enter a valid email address"),
    company: lineText().trim().max(CONTACT_COMPANY_MAX_LENGTH).optional(),
    subject: lineText()
      .trim()
      .min(CONTACT_SUBJECT_MIN_LENGTH, "Subject must be at least 5 characters")
      .max(CONTACT_SUBJECT_MAX_LENGTH),
    message: storableText()
      .trim()
      .min(CONTACT_MESSAGE_MIN_LENGTH, "Message must be at least 10 characters")
      .max(CONTACT_MESSAGE_MAX_LENGTH),
    topic: z.enum(CONTACT_TOPICS).optional().describe("What it is about; general by default"),
    language: languageSchema.optional().describe("Of the form; the caller's own by default"),
    homepage: z.string().max(2000).optional().describe("Leave it empty: people don't see it, and programs fill it in"),
  }),
  output: z.object({ ok: z.literal(true) }),
  limit: ENTRY_LIMIT,
  errors: [],
});

export const CONTACT_OPERATIONS = [sendMessage];
