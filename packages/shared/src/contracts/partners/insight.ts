import { z } from "zod";
import { operation, READ_LIMIT, UPLOAD_LIMIT } from "../operation";
import { PARTNER_EXAMPLE, partnerChoice } from "./workspaces";

const MAX_DAYS = 90;
const URL_MAX_LENGTH = 2_000;

const usageTopicSchema = z.object({
  topic: z.string().describe("Title of the article that an answer cited first"),
  questions: z.int(),
});
export type UsageTopic = z.infer<typeof usageTopicSchema>;

export const usageDaySchema = z.object({
  day: z.iso.date().describe("UTC"),
  conversations: z.int(),
  answered: z.int(),
  askedBack: z.int().describe("Questions that the assistant answered by asking what was meant"),
  unknown: z.int().describe("Questions that it did not know and handed over"),
  offTopic: z.int().describe("Questions about something else than energy and the partner, which it declined"),
  uploads: z.int(),
  redemptions: z.int(),
  topics: z
    .array(usageTopicSchema)
    .describe("Of this day, the most frequent first: its own first 12, and those of the period that occurred"),
});
export type UsageDay = z.infer<typeof usageDaySchema>;

export const getPartnerUsage = operation({
  id: "partners.usage",
  method: "GET",
  path: "/api/partners/{partner_id}/usage",
  access: "user",
  keyScope: "partners",
  summary: "Get usage",
  description: "What happened in the widget and what it was about, by day and in the period.",
  input: partnerChoice.extend({ days: z.coerce.number().int().min(1).max(MAX_DAYS).default(30) }),
  output: z.object({
    days: z.array(usageDaySchema).describe("The oldest first, also days on which nothing happened"),
    topics: z.array(usageTopicSchema).describe("Of the period, the most frequent first, up to 12"),
  }),
  limit: READ_LIMIT,
  example: { ...PARTNER_EXAMPLE, days: 30 },
  errors: ["not_signed_in", "not_found"],
});
export type PartnerUsage = z.infer<(typeof getPartnerUsage)["output"]>;

export const getPartnerEffect = operation({
  id: "partners.effect",
  method: "GET",
  path: "/api/partners/{partner_id}/effect",
  access: "user",
  keyScope: "partners",
  summary: "Measure the effect of savings reports",
  description:
    "Customers' homes that get monthly savings reports against those that a lottery holds out, as measured now. Only where rewards are on.",
  input: partnerChoice,
  output: z.object({
    treatedHomes: z.int().describe("With at least one month to compare"),
    holdoutHomes: z.int(),
    homesNeeded: z.int().describe("On each side, before a figure is given"),
    fromMonth: z.string().nullable().describe("YYYY-MM; null without a month to compare"),
    toMonth: z.string().nullable(),
    saved: z
      .object({
        share: z.number().describe("Share of use, positive for savings"),
        from: z.number().describe("Of its 95% interval"),
        to: z.number(),
      })
      .nullable()
      .describe("Null with too few homes on a side"),
  }),
  limit: UPLOAD_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found", "feature_off"],
});
export type PartnerEffect = z.infer<(typeof getPartnerEffect)["output"]>;

export const PAGE_FINDINGS = [
  "ok",
  "unreachable",
  "not_html",
  "script_missing",
  "script_elsewhere",
  "version_old",
  "integrity_wrong",
  "crossorigin_wrong",
  "key_missing",
  "key_wrong",
  "key_replaced",
  "origin_not_listed",
  "attribute_wrong",
  "csp_script",
  "csp_connect",
] as const;
export type PageFinding = (typeof PAGE_FINDINGS)[number];

export const checkPartnerPage = operation({
  id: "partners.checkPage",
  method: "POST",
  path: "/api/partners/{partner_id}/check-page",
  access: "user",
  keyScope: "partners",
  idempotency: "none",
  idempotencyReason: "It reads the page as it is now, and stores nothing.",
  summary: "Check a page",
  description: "Reads a page of an allowed origin, and says what is wrong with the widget's installation.",
  input: partnerChoice.extend({ url: z.string().min(1, "Enter the page's address.").max(URL_MAX_LENGTH) }),
  output: z.object({
    url: z.string().describe("Of the page that was read, behind redirects within its origin"),
    status: z.int().nullable().describe("HTTP status; null where there was no answer"),
    findings: z.array(
      z.object({
        code: z.enum(PAGE_FINDINGS),
        detail: z.string().nullable().describe("What was found, such as the directive or the key"),
        expected: z
          .string()
          .nullable()
          .describe(
            "What should be there, such as the origin that the directive lacks; null where no text can be given",
          ),
      }),
    ),
  }),
  limit: UPLOAD_LIMIT,
  example: { ...PARTNER_EXAMPLE, url: "https://www.gridville.example/help" },
  errors: ["not_signed_in", "not_found"],
});
export type PageCheck = z.infer<(typeof checkPartnerPage)["output"]>;

export const PARTNER_INSIGHT_OPERATIONS = [getPartnerUsage, getPartnerEffect, checkPartnerPage];
