import { z } from "zod";
import { OPENADR_ROLES, OPENADR_SCOPES } from "../../domain/openadr";
import { DEVELOPER_LIMIT, ENTRY_LIMIT, operation } from "../operation";
import { objectId, objectName } from "../vpp/fields";

/**
 * Credentials of OpenADR clients. The operator issues them (OpenADR leaves how to the operator) and hands them over;
 * the client exchanges its own for a token at `auth/token`, the endpoint of the 3.0.1 schema.
 */

const LIST = "/api/v1/openadr/clients" as const;

const client = z.object({
  clientID: z.string(),
  clientName: z.string(),
  role: z.enum(OPENADR_ROLES),
  venID: z.string().nullable().describe("The VEN that it acts as; null for BL"),
  scopes: z.array(z.enum(OPENADR_SCOPES)),
  createdDateTime: z.iso.datetime(),
});

export const createClient = operation({
  id: "openadr.createClient",
  method: "POST",
  path: LIST,
  access: "developer",
  idempotency: "required",
  limit: DEVELOPER_LIMIT,
  creates: true,
  summary: "Issue a client credential",
  description:
    "For a VEN, which then sees its own objects only, or for business logic (BL), which sees the account's. Only the operator can issue one. The secret is shown once.",
  input: z.object({
    clientName: objectName(),
    role: z.enum(OPENADR_ROLES).default("VEN"),
    venID: objectId().optional().describe("Required for a VEN"),
    scopes: z.array(z.enum(OPENADR_SCOPES)).min(1).optional().describe("All of the role's scopes if omitted"),
  }),
  output: client.extend({ clientSecret: z.string() }),
  example: { clientName: "Bakery gateway", role: "VEN", venID: "ven-bakery" },
  errors: ["not_found", "conflict"],
});

export const listClients = operation({
  id: "openadr.listClients",
  method: "GET",
  path: LIST,
  access: "developer",
  limit: DEVELOPER_LIMIT,
  summary: "List client credentials",
  description: "Without their secrets.",
  input: z.object({ venID: objectId().optional() }),
  output: z.array(client),
  example: {},
  errors: [],
});

export const deleteClient = operation({
  id: "openadr.deleteClient",
  method: "DELETE",
  path: `${LIST}/{clientID}`,
  access: "developer",
  idempotency: "natural",
  limit: DEVELOPER_LIMIT,
  summary: "Revoke a client credential",
  description: "Its tokens stop working immediately.",
  input: z.object({ clientID: z.string().max(64) }),
  output: client,
  // As createClient returns it.
  example: { clientID: "q3RtF0mWc1yZ8uHkVbE2xw" },
  errors: ["not_found"],
});

const secret = z.string().min(1).max(4_096);

export const fetchToken = operation({
  id: "openadr.fetchToken",
  method: "POST",
  path: "/api/v1/openadr/auth/token",
  access: "anyone",
  idempotency: "none",
  idempotencyReason: "Each exchange gives a token of its own.",
  limit: ENTRY_LIMIT,
  summary: "Exchange a credential for a token",
  description:
    "OAuth 2.0 client credentials. REST takes an application/x-www-form-urlencoded body, with the client in it or in Basic authentication, and answers errors as in RFC 6749, section 5.2.",
  input: z.object({
    grant_type: z.literal("client_credentials", "Use client_credentials."),
    client_id: secret,
    client_secret: secret,
    scope: z.string().max(4_096).optional().describe("Separated by spaces; all of the client's if omitted"),
  }),
  output: z.object({
    access_token: z.string(),
    token_type: z.literal("Bearer"),
    expires_in: z.int().describe("Seconds"),
    scope: z.string(),
  }),
  example: { grant_type: "client_credentials", client_id: "CLIENT_ID", client_secret: "CLIENT_SECRET" },
  errors: ["invalid_credentials"],
});
