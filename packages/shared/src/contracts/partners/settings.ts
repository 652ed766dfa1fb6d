import { z } from "zod";
import {
  LAUNCHER_LABEL_MAX_LENGTH,
  MAX_QUICK_QUESTIONS,
  PARTNER_FEATURES,
  PARTNER_GREETING_MAX_LENGTH,
  type PartnerFeature,
  QUICK_QUESTION_MAX_LENGTH,
  TRANSCRIPT_DELIVERIES,
  WIDGET_POSITIONS,
  WIDGET_THEMES,
} from "../../domain/partners";
import { isAccent } from "../../domain/widget-preview";
import { lineText, storableText } from "../text";

const EMAIL_MAX_LENGTH = 254;
const PHONE_MAX_LENGTH = 30;
const URL_MAX_LENGTH = 500;

const webAddress = (what: string) =>
  z
    .string()
    .max(URL_MAX_LENGTH)
    .refine((text) => URL.canParse(text) && /^https:$/.test(new URL(text).protocol), {
      error: `Enter the ${what} as a full https:// address.`,
    });

export const partnerThemeSchema = z.object({
  accent: z.string().refine(isAccent, { error: "Enter a color as #rrggbb." }).optional(),
  launcherLabel: lineText().pipe(z.string().trim().max(LAUNCHER_LABEL_MAX_LENGTH)).optional(),
  theme: z.enum(WIDGET_THEMES).optional().describe("page follows the colors of the page"),
  position: z.enum(WIDGET_POSITIONS).optional(),
});

export const partnerContactSchema = z.object({
  email: z.email("Enter an email address.").max(EMAIL_MAX_LENGTH).optional(),
  phone: z
    .string()
    .max(PHONE_MAX_LENGTH)
    .regex(/^\+?[\d ()./-]{4,}$/, "Enter a phone number, such as +1 555 0100.")
    .optional(),
  url: webAddress("form").optional(),
});

const greetingText = storableText().pipe(z.string().trim().max(PARTNER_GREETING_MAX_LENGTH));
const quickQuestions = z
  .array(lineText().pipe(z.string().trim().min(1, "Write a question.").max(QUICK_QUESTION_MAX_LENGTH)))
  .max(MAX_QUICK_QUESTIONS);

export const partnerFeaturesSchema = z.object(
  Object.fromEntries(PARTNER_FEATURES.map((feature) => [feature, z.boolean()])) as Record<PartnerFeature, z.ZodBoolean>,
);

export const partnerSettingsSchema = z.object({
  theme: partnerThemeSchema,
  contact: partnerContactSchema.describe("Whom the assistant names when it does not know an answer"),
  transcripts: z
    .enum(TRANSCRIPT_DELIVERIES)
    .optional()
    .describe(
      "How a conversation reaches you that its customer agrees to send: by email to the contact, or in conversation.ended. Left out: not at all",
    ),
  outageUrl: webAddress("outage page").optional(),
  greeting: z.object({ en: greetingText.optional(), zh: greetingText.optional() }),
  quickQuestions: z.object({ en: quickQuestions, zh: quickQuestions }),
  features: partnerFeaturesSchema,
});
