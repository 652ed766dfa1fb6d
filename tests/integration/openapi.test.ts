import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { createTestApi, type TestApi } from "../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
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
