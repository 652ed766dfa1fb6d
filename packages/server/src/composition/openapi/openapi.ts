import { Elysia } from "elysia";
import { errorReasonSchema, fieldIssueSchema } from "@wattleaf/shared/contracts/field-issue";
import { z } from "zod";
import { ACCOUNT_EXPORT } from "@wattleaf/shared/contracts/account";
import { idempotencyHeaderSchema, idempotencyKeySchema } from "@wattleaf/shared/contracts/idempotency";
import { METER_UPLOAD, meterUploadForm, meterUploadReply } from "@wattleaf/shared/contracts/meters";
import {
  answersNotices,
  namesUnknownFields,
  outputWithNotices,
  strictInput,
  UNKNOWN_FIELDS_HEADER,
} from "@wattleaf/shared/contracts/public-request";
import { IDEMPOTENCY_REPLAYED_HEADER } from "@wattleaf/shared/domain/idempotency";
import { OPENADR_PATH } from "@wattleaf/shared/domain/openadr";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import {
  type Operation,
  pathFieldsOf,
  errorsOf,
  errorsOfForm,
  takesIdempotencyKey,
  withPathFields,
} from "@wattleaf/shared/contracts/operation";
import { CHAT_UPLOAD, chatUploadReplySchema } from "@wattleaf/shared/contracts/chat/upload";
import { loadDaySchema } from "@wattleaf/shared/contracts/load-day";
import { FILE_DAY, FILE_UPLOAD, fileUploadReplySchema } from "@wattleaf/shared/contracts/uploads";
import { ERROR_CODES, type ErrorCode } from "@wattleaf/shared/errors";
import { HTTP_STATUS } from "@wattleaf/shared/http-status";
import { version } from "../../../package.json";
import { publicDocument } from "./public-document";
import { securityOf, securitySchemes } from "./security";

const DESCRIPTION = [
  "The public API is everything under `/api/v1`. Call it with `Authorization: Bearer wl_live_…`; keys are created and",
  "revoked under `/settings`, and each operation lists the scope that a key needs for it. Every response has",
  "`RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`; 429 and 503 have `Retry-After`: wait that long, then",
  "retry, up to three times. Bodies are JSON of up to 32 MB where the operation takes long series, 256 KB elsewhere.",
  "Unknown fields are ignored and named in `notices`; with `strict: true` they are rejected. Errors are",
  "`{ code, message, issues }`.",
].join(" ");

const REPLAYED = {
  [IDEMPOTENCY_REPLAYED_HEADER]: {
    description: "Set when the response repeats that of an earlier call with the same key",
    schema: { type: "string", const: "true" },
  },
};

const IGNORED = {
  [UNKNOWN_FIELDS_HEADER]: {
    description: "The fields of the request that were ignored because the operation does not know them",
    schema: { type: "string" },
  },
};

const ERROR = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
/** OpenADR's errors: problem documents (RFC 9457) with the error's fields besides. */
const PROBLEM = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

/** The OpenAPI 3.1 document of the REST API, made from the contracts. */
export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  }
  paths[ACCOUNT_EXPORT.path] = { get: describeDownload(ACCOUNT_EXPORT) };
  paths[CHAT_UPLOAD.path] = { post: describeForm(CHAT_UPLOAD, CHAT_PARTS, chatUploadReplySchema) };
  paths[METER_UPLOAD.path] = {
    post: describeForm(METER_UPLOAD, METER_PARTS, outputWithNotices({ ...METER_UPLOAD, output: meterUploadReply })),
  };
  paths[FILE_UPLOAD.path] = { post: describeForm(FILE_UPLOAD, { file: FILE_PART }, fileUploadReplySchema) };
  paths[FILE_DAY.path] = { post: describeForm(FILE_DAY, { file: FILE_PART }, loadDaySchema) };
  return {
    openapi: "3.1.0",
    info: { title: "Wattleaf API", version, description: DESCRIPTION },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema(), Problem: problemSchema() },
      securitySchemes: securitySchemes(serverUrl),
    },
  };
}

export const openApiRoutes = (serverUrl: string) =>
  publicDocument(new Elysia(), "/api/openapi.json", () => openApiDocument(serverUrl));

function describe(operation: Operation) {
  const input = inputOf(operation);
  const base = {
    operationId: operation.id,
    tags: [operation.id.split(".")[0]],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    ...securityOf(operation),
    responses: {
      [operation.creates ? "201" : "200"]: {
        description: operation.creates ? "Created" : "Done",
        ...responseHeadersOf(operation),
        content: { "application/json": { schema: jsonSchema(outputWithNotices(operation), "output") } },
      },
      ...errors(errorsOf(operation), operation.path.startsWith(OPENADR_PATH) ? PROBLEM : ERROR),
    },
  };
  const pathFields = pathFieldsOf(operation);
  const parameters = parametersOf(input, pathFields, operation.example);
  if (operation.method === "GET") return { ...base, parameters };
  const outsideBody = [...parameters.filter((parameter) => parameter.in === "path"), ...keyHeader(operation)];
  return {
    ...base,
    ...(outsideBody.length > 0 ? { parameters: outsideBody } : {}),
    requestBody: {
      required: true,
      content: { "application/json": { schema: withoutFields(input, pathFields), ...exampleOf(operation) } },
    },
  };
}

/** Its fields, and those that any request of an operation that programs call may have. */
function inputOf(operation: Operation): z.core.JSONSchema.BaseSchema {
  const input = jsonSchema(operation.input, "input");
  if (!namesUnknownFields(operation) || !input.properties) return input;
  return { ...input, properties: { ...input.properties, ...jsonSchema(strictInput, "input").properties } };
}

function responseHeadersOf(operation: Operation) {
  const headers = {
    ...(takesIdempotencyKey(operation) ? REPLAYED : {}),
    ...(namesUnknownFields(operation) && !answersNotices(operation) ? IGNORED : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** The header that makes a second copy of the call safe, where the operation takes one. */
function keyHeader(operation: Pick<Operation, "idempotency">) {
  if (!takesIdempotencyKey(operation)) return [];
  const { properties = {} } = jsonSchema(idempotencyHeaderSchema, "input");
  return Object.entries(properties).map(([name, schema]) => ({ name, in: "header", required: false, schema }));
}

const exampleOf = (operation: Operation) =>
  operation.example === undefined ? {} : { example: withPathFields(operation, operation.example as object).rest };

function withoutFields({ properties, required, ...schema }: z.core.JSONSchema.BaseSchema, names: readonly string[]) {
  const left = Object.entries(properties ?? {}).filter(([name]) => !names.includes(name));
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(left) } : {}),
    ...(required ? { required: required.filter((name) => !names.includes(name)) } : {}),
  };
}

const FILE_PART = { type: "string", contentMediaType: "application/octet-stream" };
const CHAT_PARTS = {
  file: FILE_PART,
  type: { type: "string", const: "energy_bill" },
  sessionId: { type: "string" },
  messageKey: jsonSchema(idempotencyKeySchema, "input"),
  language: { type: "string", enum: ["en", "zh"] },
};

const METER_PARTS = {
  file: FILE_PART,
  timeZone: jsonSchema(meterUploadForm.shape.timeZone, "input"),
  ...jsonSchema(strictInput, "input").properties,
};

/** A multipart form, which is no operation of the table. */
function describeForm(
  form: Pick<Operation, "access" | "id" | "idempotency" | "keyScope" | "summary"> & { errors: readonly ErrorCode[] },
  properties: Record<string, unknown>,
  reply: z.ZodType,
) {
  return {
    operationId: form.id,
    tags: [form.id.split(".")[0]],
    summary: form.summary,
    ...securityOf(form),
    ...(takesIdempotencyKey(form) ? { parameters: keyHeader(form) } : {}),
    requestBody: {
      required: true,
      content: { "multipart/form-data": { schema: { type: "object", required: ["file"], properties } } },
    },
    responses: {
      "200": { description: "Done", content: { "application/json": { schema: jsonSchema(reply, "output") } } },
      ...errors(errorsOfForm(form)),
    },
  };
}

/** A file to save, which is no operation of the table either. */
function describeDownload(
  download: Pick<Operation, "access" | "id" | "keyScope" | "summary"> & { errors: readonly ErrorCode[] },
) {
  return {
    operationId: download.id,
    tags: [download.id.split(".")[0]],
    summary: download.summary,
    ...securityOf(download),
    responses: {
      "200": { description: "The file", content: { "application/json": { schema: { type: "object" } } } },
      ...errors([...download.errors, "rate_limited", "unavailable", "internal"]),
    },
  };
}

function errors(codes: readonly ErrorCode[], content: object = ERROR) {
  const byStatus = Map.groupBy(codes, (code) => HTTP_STATUS[code]);
  const entries = Array.from(byStatus, ([status, same]) => [String(status), { description: same.join(", "), content }]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function parametersOf(schema: z.core.JSONSchema.BaseSchema, pathFields: readonly string[], example: unknown) {
  const examples = (example ?? {}) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: pathFields.includes(name) ? "path" : "query",
    required: schema.required?.includes(name) ?? false,
    schema: property,
    ...(name in examples ? { example: examples[name] } : {}),
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: withoutNoise });
  return rest;
}

/** Redundant with `format` and `type`: zod writes out date patterns and the range of safe integers. */
function withoutNoise({ jsonSchema: part }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (part.format === "date-time" || part.format === "date") delete part.pattern;
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
}

function problemSchema() {
  const { required, properties, ...error } = errorSchema();
  return {
    ...error,
    required: ["type", "title", "status", "detail", ...(required ?? [])],
    properties: {
      type: { type: "string", format: "uri-reference" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      ...properties,
    },
  };
}

function errorSchema() {
  const body = z.object({
    code: z.enum(ERROR_CODES),
    message: z.string().describe("Human-readable message"),
    reason: errorReasonSchema.optional().describe("What exactly is wrong, where several faults share a code"),
    issues: z.array(fieldIssueSchema).optional(),
    retryAfterSeconds: z
      .int()
      .optional()
      .describe(
        "Set for rate_limited, overloaded, unavailable and idempotency_in_progress, same as the Retry-After header",
      ),
  });
  return jsonSchema(body, "output");
}
