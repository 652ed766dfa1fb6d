import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyScopeOf } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { API_KEY_SCOPES } from "../../packages/shared/src/domain/api-keys";
import { createTestApi, type TestApi } from "../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Described {
  operationId: string;
  security: Record<string, string[]>[];
  "x-own-data-scope"?: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, unknown>;
}
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { securitySchemes: { apiKey: { "x-scopes": Record<string, string> } } };
};

test("the OpenAPI document is valid and describes every operation with its errors", async () => {
  const document = (await (await api.fetch("/api/openapi.json")).json()) as Document;
  expect(document.openapi).toBe("3.1.0");
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  for (const { id, method, path, creates } of OPERATIONS) {
    const described = document.paths[path]?.[method.toLowerCase()];
    expect(described).toMatchObject({ operationId: id, responses: { "400": {}, "429": {}, "500": {} } });
    expect(Object.keys(described?.responses ?? {})).toContain(creates ? "201" : "200");
  }
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  expect(document.paths["/api/upload"]?.post?.responses).toMatchObject({ "413": {}, "415": {}, "422": {} });
});

test("exactly the operations that take an idempotency key list its header, and what it may be answered with", async () => {
  const { paths } = (await (await api.fetch("/api/openapi.json")).json()) as Document;
  for (const { method, path, idempotency, idempotencyKeyField } of OPERATIONS) {
    const { parameters = [], responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
    const headers = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
    expect(headers, path).toEqual(idempotency === "required" ? ["Idempotency-Key"] : []);
    if (idempotency === "required" && !idempotencyKeyField) expect(responses).toMatchObject({ "409": {}, "422": {} });
  }
});

test("every operation lists the scope of a key that opens it, and the scheme tells what each scope is", async () => {
  const { paths, components } = (await (await api.fetch("/api/openapi.json")).json()) as Document;
  for (const operation of OPERATIONS) {
    const { security, ...described } = paths[operation.path]?.[operation.method.toLowerCase()] ?? { security: [] };
    const scopes = security.flatMap(({ apiKey }) => apiKey ?? []);
    const needed = keyScopeOf(operation);
    expect(scopes, operation.id).toEqual(needed ? [needed] : []);
    expect(security.flatMap(({ openAdr }) => openAdr ?? [])).toEqual(
      operation.openAdrScope ? [operation.openAdrScope] : [],
    );
    expect(described).toMatchObject(operation.ownDataScope ? { "x-own-data-scope": operation.ownDataScope } : {});
  }
  expect(paths["/api/meters/upload"]?.post?.security).toContainEqual({ apiKey: ["data:write"] });
  expect(Object.keys(components.securitySchemes.apiKey["x-scopes"])).toEqual([...API_KEY_SCOPES]);
});
