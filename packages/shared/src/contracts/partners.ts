import { z } from "zod";
import { languageSchema } from "./language";
import { ENTRY_LIMIT, operation, READ_LIMIT } from "./operation";

/** A widget's key is public: it only identifies the partner. The list of allowed origins protects the partner. */
export const openWidgetSession = operation({
  id: "partners.openWidgetSession",
  method: "POST",
  path: "/api/widget/session",
  access: "page",
  summary: "Exchange a widget key for a chat session token",
  input: z.object({ key: z.string().min(1).max(80), language: languageSchema.optional() }),
  output: z.object({
    token: z.string().describe("Bearer token for /api/chat and /api/upload"),
    expiresAt: z.iso.datetime(),
    partner: z.object({ name: z.string() }),
    greeting: z.string(),
  }),
  limit: ENTRY_LIMIT,
  errors: ["unknown_widget_key", "origin_not_allowed"],
});

/** The page with a live widget that the home page frames. */
export const WIDGET_PREVIEW = {
  id: "partners.widgetPreview",
  method: "GET",
  access: "anyone",
  limit: READ_LIMIT,
} as const;

export const PARTNERS_OPERATIONS = [openWidgetSession];
