import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiReference } from "../../packages/app/reference/operations";
import { METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { keyScopeOf } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";

/* What an API key opens, and with which scope, is said the same in the contracts, the reference and docs/api.md. */

const OPENED_BY_KEYS = [...OPERATIONS, METER_UPLOAD].flatMap((operation) => {
  const scope = keyScopeOf(operation);
  return scope ? [{ call: `${operation.method} ${operation.path}`, scope, operation }] : [];
});
const sorted = (rows: readonly { call: string; scope: string }[]) =>
  rows.map(({ call, scope }) => `${call} needs ${scope}`).toSorted();

test("the reference has every operation that a key opens, with its scope, and nothing else of an account", () => {
  const documented = apiReference().flatMap(({ method, path, access: { scope } }) =>
    scope ? [{ call: `${method} ${path}`, scope }] : [],
  );
  expect(sorted(documented)).toEqual(sorted(OPENED_BY_KEYS));
});

test("the reference tells what a key needs for the account's own readings, and OpenADR clients for theirs", () => {
  const documented = new Map(apiReference().map(({ id, access }) => [id, access]));
  for (const { id, ownDataScope = null, openAdrScope = null } of OPERATIONS.filter(keyScopeOf)) {
    expect({ id, ...documented.get(id) }).toMatchObject({ id, ownDataScope, openAdrScope });
  }
});

test("without a key, the reference has what the public API leaves open, and no more", () => {
  const open = OPERATIONS.filter(({ access, path }) => access === "anyone" && path.startsWith("/api/v1/"));
  const documented = apiReference().filter(({ access }) => access.scope === null);
  expect(documented.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
});

const guide = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");

test("docs/api.md lists the scope of every call outside /api/v1", () => {
  const rows = Array.from(guide.matchAll(/^\| `(\w+ \/api\/\S+)` +\| `(\S+)` +\|/gm), ([, call = "", scope = ""]) => ({
    call,
    scope,
  }));
  expect(sorted(rows)).toEqual(sorted(OPENED_BY_KEYS.filter(({ scope }) => scope !== "api")));
});

test("docs/api.md names every call that needs data:read too for the account's own readings", () => {
  const [sentence = ""] = /^Everything under `\/api\/v1` needs.*$/m.exec(guide) ?? [];
  const named = Array.from(sentence.matchAll(/`POST (\S+)`(?=[^.]*own readings)/g), ([, path]) => path);
  const needing = OPERATIONS.filter(({ ownDataScope }) => ownDataScope).map(({ path }) => path);
  expect(named.toSorted()).toEqual(needing.toSorted());
});
