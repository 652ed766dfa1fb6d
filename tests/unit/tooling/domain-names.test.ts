import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DOMAINS } from "../../../packages/server/src/composition/operations";
import type { Api } from "../../../packages/server/src/http/implement";
import { ROOT } from "../../../scripts/lib/root";
import { OPERATION_CASES, ERRORS_TESTED_ELSEWHERE } from "../../integration/operations/cases";
import { type DomainNames, namingFaults } from "./domain-names";

/** Downloads, forms and redirects: no procedure serves them, so only their contracts have their ids. */
const REST_ONLY = ["account.export", "chat.upload", "meters.callback", "meters.upload", "openid.google", "uploads.add"];

/** Tables of the server itself, which no operation shows. */
const INTERNAL_SCHEMAS = new Set(["emails.ts", "idempotency.ts", "limits.ts"]);

type Modules = Record<string, Record<string, unknown>>;

const APIS = import.meta.glob<Record<string, unknown>>("../../../packages/server/src/modules/**/api.ts", {
  eager: true,
});
/** Excludes the list of all operations, which belongs to no domain. */
const CONTRACTS = import.meta.glob<Record<string, unknown>>(
  ["../../../packages/shared/src/contracts/**/*.ts", "!**/contracts/operations.ts", "!**/*.test.ts"],
  { eager: true },
);
const CASES = import.meta.glob<Record<string, unknown>>("../../integration/operations/cases/**/*.ts", { eager: true });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Operations, and the forms, downloads and redirects that are REST only. */
const idOf = (value: unknown): string[] =>
  isObject(value) && typeof value.id === "string" && "path" in value && "limit" in value ? [value.id] : [];

/** The operation of a case, or of an error that is tested elsewhere. */
const testedId = (value: unknown): string[] =>
  typeof value === "string" ? [value.split(" ")[0] ?? ""] : isObject(value) ? idOf(value.operation) : [];

const filesOf = (modules: Modules, folder: string, idsIn: (value: unknown) => string[]) =>
  Object.entries(modules).map(([path, exports]) => ({
    file: path.slice(path.indexOf(folder) + folder.length),
    ids: Object.values(exports).flatMap(idsIn),
  }));

function ownNames(): DomainNames {
  const domains = Object.entries<Api>(DOMAINS);
  return {
    domains: domains.map(([key]) => key),
    apis: Object.entries(APIS).map(([path, exports]) => {
      const [key, api] = domains.find(([, one]) => Object.values(exports).includes(one)) ?? [];
      const operations = Object.entries(api?.operations ?? {});
      return {
        file: path.slice(path.indexOf("/modules/") + "/modules/".length),
        key,
        procedures: Object.fromEntries(operations.map(([name, { operation }]) => [name, operation.id])),
      };
    }),
    contracts: filesOf(CONTRACTS, "/contracts/", idOf),
    schemas: readdirSync(join(ROOT, "packages/server/src/db/schema")).filter(
      (file) => file !== "index.ts" && !INTERNAL_SCHEMAS.has(file),
    ),
    cases: filesOf(CASES, "/cases/", (value) => (Array.isArray(value) ? value.flatMap(testedId) : [])),
  };
}

/** Two domains with consistent names, to plant violations in. */
const AGREEING: DomainNames = {
  domains: ["apiKeys", "chat"],
  apis: [
    { file: "api-keys/api.ts", key: "apiKeys", procedures: { list: "apiKeys.list" } },
    { file: "chat/api.ts", key: "chat", procedures: { send: "chat.send" } },
  ],
  contracts: [
    { file: "api-keys.ts", ids: ["apiKeys.list"] },
    { file: "chat/messages.ts", ids: ["chat.send"] },
    { file: "text.ts", ids: [] },
  ],
  schemas: ["api-keys.ts", "chat.ts", "chat-actions.ts"],
  cases: [
    { file: "api-keys.ts", ids: ["apiKeys.list"] },
    { file: "chat/messages.ts", ids: ["chat.send"] },
  ],
};

describe("the names of a domain", () => {
  test("match in router, module, contract, schema, operation ids and cases", () => {
    expect(namingFaults(ownNames())).toEqual([]);
  });

  test("are compared for every operation and every case", () => {
    const { contracts, cases } = ownNames();
    expect(contracts.flatMap(({ ids }) => ids)).toEqual(
      expect.arrayContaining([
        ...Object.values<Api>(DOMAINS).flatMap(({ operations }) =>
          Object.values(operations).map(({ operation }) => operation.id),
        ),
        ...REST_ONLY,
      ]),
    );
    // A cases file that is missing from the table would never run.
    expect(cases.flatMap(({ ids }) => ids).toSorted()).toEqual(
      [...OPERATION_CASES, ...ERRORS_TESTED_ELSEWHERE].flatMap(testedId).toSorted(),
    );
  });
});

describe("a name that does not match its domain is found:", () => {
  const [apiKeys, chat] = AGREEING.apis as [DomainNames["apis"][number], DomainNames["apis"][number]];

  test("none where all match", () => expect(namingFaults(AGREEING)).toEqual([]));

  test.each<[string, Partial<DomainNames>, string]>([
    ["a router key", { apis: [apiKeys, { ...chat, file: "assistant/api.ts" }] }, "modules/assistant/api.ts is chat"],
    ["a module within another", { apis: [apiKeys, { ...chat, file: "vpp/chat/api.ts" }] }, "modules/vpp/chat/api.ts"],
    ["an api file that is not served", { apis: [apiKeys, chat, { ...chat, key: undefined }] }, "under no router key"],
    ["a procedure", { apis: [apiKeys, { ...chat, procedures: { ask: "chat.send" } }] }, "chat.ask in the router"],
    ["a domain without a module", { apis: [apiKeys] }, "chat has no module"],
    ["a domain without a contract", { contracts: AGREEING.contracts.slice(0, 1) }, "chat has no contract"],
    ["a domain without cases", { cases: AGREEING.cases.slice(0, 1) }, "chat has no cases"],
    [
      "a contract file",
      { contracts: [...AGREEING.contracts, { file: "assistant.ts", ids: ["chat.stop"] }] },
      "contracts/assistant.ts has chat.stop",
    ],
    [
      "the id of a form or redirect",
      { contracts: [...AGREEING.contracts, { file: "chat/upload.ts", ids: ["assistant.upload"] }] },
      "contracts/chat/upload.ts has assistant.upload",
    ],
    [
      "a contract folder",
      { contracts: [...AGREEING.contracts, { file: "assistant/text.ts", ids: [] }] },
      "contracts/assistant/text.ts belongs to no domain",
    ],
    ["a schema file", { schemas: ["api-keys.ts", "assistant-actions.ts"] }, "schema/assistant-actions.ts"],
    [
      "a case among another domain's",
      { cases: [...AGREEING.cases, { file: "api-keys.ts", ids: ["chat.send"] }] },
      "cases/api-keys.ts has chat.send",
    ],
  ])("%s", (_, planted, fault) => {
    expect(namingFaults({ ...AGREEING, ...planted }).join("\n")).toContain(fault);
  });
});
