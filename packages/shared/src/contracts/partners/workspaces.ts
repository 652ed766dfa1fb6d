import { z } from "zod";
import {
  CUSTOMER_SUBJECT_MAX_LENGTH,
  MAX_PARTNER_ORIGINS,
  MAX_PARTNERS,
  PARTNER_NAME_MAX_LENGTH,
  SIGNING_ALGORITHMS,
} from "../../domain/partners";
import { operation, READ_LIMIT, WRITE_LIMIT } from "../operation";
import { lineText } from "../text";
import { partnerSettingsSchema } from "./settings";

const ID_MAX_LENGTH = 64;
const ORIGIN_MAX_LENGTH = 270;
const PUBLIC_KEY_MAX_LENGTH = 2_000;

export const partnerChoice = z.object({ partner_id: z.string().min(1).max(ID_MAX_LENGTH) });
export const PARTNER_EXAMPLE = { partner_id: "PARTNER_ID" } as const;
const SETTINGS_EXAMPLE: z.input<typeof partnerSettingsSchema> = {
  theme: { accent: "#1f6f5c", position: "bottom-left" },
  contact: { email: "help@gridville.example" },
  greeting: { en: "Hi! Ask me about your energy." },
  quickQuestions: { en: ["Why is my bill higher?"], zh: [] },
  features: { upload: true, charts: true, rewards: true, redeem: false },
};
const done = z.object({ ok: z.literal(true) });
const partnerName = lineText().pipe(
  z.string().trim().min(1, "Enter the name that your customers know.").max(PARTNER_NAME_MAX_LENGTH),
);
/** Checked by the service, whose errors say what an origin must be. */
const originEntry = z.string().min(1, "Enter an origin.").max(ORIGIN_MAX_LENGTH);

export const signingKeySchema = z.object({
  keyId: z.string().describe('The "kid" in the header of identity tokens'),
  algorithm: z.enum(SIGNING_ALGORITHMS),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe("Accurate to the minute; null before the first token"),
});
export type SigningKey = z.infer<typeof signingKeySchema>;

export const partnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  widgetKey: z.string().describe("Public: the data-key of the script tag"),
  createdAt: z.iso.datetime(),
  origins: z.array(z.string()).describe("Where the widget may run"),
  signingKeys: z.array(signingKeySchema).describe("Live keys, the newest first"),
  settings: partnerSettingsSchema,
});
export type Partner = z.infer<typeof partnerSchema>;

export const listPartners = operation({
  id: "partners.list",
  method: "GET",
  path: "/api/partners",
  access: "user",
  keyScope: "partners",
  summary: "List the account's partner workspaces, by name",
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const createPartner = operation({
  id: "partners.create",
  method: "POST",
  path: "/api/partners",
  access: "user",
  keyScope: "partners",
  idempotency: "required",
  summary: "Create a partner workspace with a widget key",
  description: `An account has up to ${MAX_PARTNERS} workspaces, one for each brand.`,
  input: z.object({ name: partnerName }),
  output: partnerSchema,
  limit: WRITE_LIMIT,
  example: { name: "Gridville Power" },
  errors: ["not_signed_in", "conflict"],
});

export const getPartner = operation({
  id: "partners.get",
  method: "GET",
  path: "/api/partners/{partner_id}",
  access: "user",
  keyScope: "partners",
  summary: "Get a workspace with its keys, origins, and settings",
  input: partnerChoice,
  output: partnerSchema,
  limit: READ_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const updatePartner = operation({
  id: "partners.update",
  method: "PUT",
  path: "/api/partners/{partner_id}",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Set a workspace's name and settings",
  input: partnerChoice.extend({ name: partnerName, settings: partnerSettingsSchema }),
  output: partnerSchema,
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, name: "Gridville Power", settings: SETTINGS_EXAMPLE },
  errors: ["not_signed_in", "not_found"],
});

export const removePartner = operation({
  id: "partners.remove",
  method: "DELETE",
  path: "/api/partners/{partner_id}",
  access: "user",
  idempotency: "natural",
  summary: "Delete a workspace, its sessions, and its customers' data",
  input: partnerChoice,
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const addPartnerOrigin = operation({
  id: "partners.addOrigin",
  method: "POST",
  path: "/api/partners/{partner_id}/origins",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  idempotencyReason: "An origin is listed once.",
  summary: "Allow the widget on an origin",
  description: `For example https://www.utility.example, or https://*.utility.example with all its sub-domains. A workspace has up to ${MAX_PARTNER_ORIGINS} origins.`,
  input: partnerChoice.extend({ origin: originEntry }),
  output: z.object({ origins: z.array(z.string()) }),
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, origin: "https://www.gridville.example" },
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const removePartnerOrigin = operation({
  id: "partners.removeOrigin",
  method: "DELETE",
  path: "/api/partners/{partner_id}/origins",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Remove an origin",
  description: "The widget no longer runs there, and its sessions end.",
  input: partnerChoice.extend({ origin: originEntry }),
  output: z.object({ origins: z.array(z.string()) }),
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, origin: "https://www.gridville.example" },
  errors: ["not_signed_in", "not_found"],
});

export const rotateWidgetKey = operation({
  id: "partners.rotateWidgetKey",
  method: "POST",
  path: "/api/partners/{partner_id}/widget-key",
  access: "user",
  idempotency: "required",
  summary: "Replace the widget key; the old one stops working at once",
  input: partnerChoice,
  output: z.object({ widgetKey: z.string() }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const createSigningKey = operation({
  id: "partners.createSigningKey",
  method: "POST",
  path: "/api/partners/{partner_id}/signing-keys",
  access: "user",
  idempotency: "required",
  summary: "Create a key for identity tokens. A secret is only returned once",
  description: "Two keys can be live, so that servers can move to a new one before the old one is revoked.",
  input: partnerChoice.extend({
    algorithm: z.enum(SIGNING_ALGORITHMS).default("HS256"),
    publicKey: z
      .string()
      .max(PUBLIC_KEY_MAX_LENGTH)
      .optional()
      .describe("PEM, for ES256 and EdDSA: your private key stays on your server"),
  }),
  output: signingKeySchema.extend({
    secret: z.string().nullable().describe("Of HS256; it can't be shown again. Null for your own key pair"),
  }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const revokeSigningKey = operation({
  id: "partners.revokeSigningKey",
  method: "DELETE",
  path: "/api/partners/{partner_id}/signing-keys",
  access: "user",
  idempotency: "natural",
  summary: "Revoke a signing key; the sessions that it opened end",
  input: partnerChoice.extend({ keyId: z.string().min(1).max(ID_MAX_LENGTH) }),
  output: done,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const erasePartnerCustomer = operation({
  id: "partners.eraseCustomer",
  method: "POST",
  path: "/api/partners/{partner_id}/customers/erase",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  idempotencyReason: "A customer is erased once; a second call answers not_found.",
  summary: "Erase a customer",
  description:
    "Deletes the conversations, uploads, meters, coins, purchases, and identity at once and for good. A later token with the same sub begins a new, empty account.",
  input: partnerChoice.extend({
    subject: z
      .string()
      .trim()
      .min(1, "Enter the customer's id.")
      .max(CUSTOMER_SUBJECT_MAX_LENGTH)
      .describe('The "sub" of the identity tokens of this customer'),
  }),
  output: done,
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, subject: "CUSTOMER_ID" },
  errors: ["not_signed_in", "not_found"],
});

export const PARTNER_WORKSPACE_OPERATIONS = [
  listPartners,
  createPartner,
  getPartner,
  updatePartner,
  removePartner,
  addPartnerOrigin,
  removePartnerOrigin,
  rotateWidgetKey,
  createSigningKey,
  revokeSigningKey,
  erasePartnerCustomer,
];
