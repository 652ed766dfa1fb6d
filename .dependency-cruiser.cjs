/**
 * Who may import what (ARCHITECTURE.md). Each rule has a planted violation in tests/unit/tooling/import-rules.test.ts.
 * Only what a file says itself counts, so a type that TypeScript would erase is seen too; where `import type` is
 * allowed, the rule says so with `dependencyTypesNot: ["type-only"]`.
 */

const TEST_FILE = "[.]test[.]tsx?$";
const MODULE_FILE = "^packages/server/src/modules/([^/]+)/";
/** Plain functions over text: no clock, no IO, no randomness. */
const PURE_PARSERS = "node_modules/(saxes|papaparse|@types/papaparse)/";
/** The transports' side of a module: REST, tRPC, and the session that both open. */
const TRANSPORT_FILE = "/(routes|router|sign-in)[.]ts$";
/** What speaks to the database: a module's repo, and the store that Lucia asks for. */
const ROWS_FILE = "/(repo|session-store)[.]ts$";
/** Words about the database, not access to it: which constraint failed, who the demo account is. */
const DB_WORDS = "^packages/server/src/db/(constraint|seed/demo)[.]ts$";
const ANY_PACKAGE = "node_modules/";
/** What workspace packages resolve to: their own sources, not a folder under node_modules. */
const OWN_CODE = "^(packages|tooling|examples|scripts|tests)/";

/** A rule of severity error whose importer is not a test. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { ...from, pathNot: [TEST_FILE, ...[from.pathNot ?? []].flat()] },
  to,
});

module.exports = {
  forbidden: [
    forbid(
      "shared-zod-only",
      "shared runs everywhere, so it may lean on zod and nothing else.",
      { path: "^packages/shared/src/" },
      {
        pathNot: ["^packages/shared/src/", "node_modules/zod/"],
      },
    ),
    forbid(
      "engine-pure",
      "The engine is pure: it reads shared, itself and pure parsers, never IO.",
      { path: "^packages/server/src/engine/" },
      {
        pathNot: ["^packages/server/src/engine/", "^packages/shared/src/", PURE_PARSERS],
      },
    ),
    forbid(
      "db-drizzle-and-shared",
      "db knows tables, not the product: drizzle, libSQL's client and shared.",
      { path: "^packages/server/src/db/" },
      {
        path: [OWN_CODE, ANY_PACKAGE],
        pathNot: [
          "^packages/server/src/db/",
          "^packages/shared/src/",
          "node_modules/(drizzle-orm|@libsql/client|libsql)/",
        ],
      },
    ),
    forbid(
      "transport-decides-nothing",
      "routes and router never touch repo, db, engine or drizzle: they call a service verb.",
      { path: `^packages/server/src/modules/.+${TRANSPORT_FILE}` },
      {
        path: ["/repo[.]ts$", "^packages/server/src/(db|engine)/", "node_modules/(drizzle-orm|@libsql)/"],
      },
    ),
    forbid(
      "service-no-transport",
      "A service never builds a response: it throws a domain error, and each transport maps it.",
      { path: MODULE_FILE, pathNot: TRANSPORT_FILE },
      {
        path: ["^packages/server/src/(http|trpc)/", TRANSPORT_FILE, "node_modules/(elysia|@trpc)/"],
      },
    ),
    forbid(
      "service-no-db",
      "Only a repo speaks to the database; others may know the types of its rows.",
      { path: MODULE_FILE, pathNot: [ROWS_FILE, TRANSPORT_FILE] },
      {
        path: ["^packages/server/src/db/", "node_modules/(drizzle-orm|@libsql)/"],
        pathNot: DB_WORDS,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "module-by-index",
      "Another module is what its index.ts says.",
      { path: MODULE_FILE },
      {
        path: "^packages/server/src/modules/[^/]+/",
        pathNot: ["^packages/server/src/modules/$1/", "^packages/server/src/modules/[^/]+/index[.]ts$"],
      },
    ),
    forbid(
      "repo-db-only",
      "A repo reads and writes rows; it calls no service, engine or transport; hashing an id is all it asks of platform.",
      { path: "^packages/server/src/modules/.+/repo[.]ts$" },
      {
        path: [
          "^packages/server/src/(engine|platform|http|trpc)/",
          "^packages/server/src/modules/[^/]+/(index|service|routes|router)[.]ts$",
        ],
        pathNot: "^packages/server/src/platform/secrets[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "platform-knows-no-module",
      "An adapter to the outside serves every module, and knows none.",
      { path: "^packages/server/src/platform/", pathNot: "/cpu-worker[.]ts$" },
      {
        path: "^packages/server/src/(modules|http|trpc|db)/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "lucia-in-auth",
      "Lucia is frozen upstream: it stays replaceable behind modules/auth.",
      { path: OWN_CODE, pathNot: "^packages/server/src/modules/auth/" },
      {
        path: "node_modules/(lucia|@lucia-auth)/",
      },
    ),
    forbid(
      "browser-types-of-server",
      "app, widget and client take types from the server, and no code.",
      { path: "^packages/(app|widget|client)/" },
      {
        path: "^packages/server/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "browser-packages-apart",
      "app, widget and client share code through shared only.",
      { path: "^packages/(app|widget|client)/" },
      {
        path: "^packages/(app|widget|client)/",
        pathNot: "^packages/$1/",
      },
    ),
    forbid(
      "server-serves-no-source",
      "The server serves what was built; it imports no browser code.",
      { path: "^packages/server/" },
      {
        path: "^(packages/(app|widget|client)|tooling|scripts|examples)/",
      },
    ),
    forbid(
      "ui-knows-no-domain",
      "The kit knows no page, component, store or contract, and fetches nothing.",
      { path: "^packages/app/src/ui/" },
      {
        path: [
          "^packages/app/src/(pages|components|stores)/",
          "^packages/app/src/(lib/(trpc|query-client|session)|routes)[.]tsx?$",
          "^packages/shared/src/(contracts|domain)/",
          "node_modules/(@trpc|@tanstack|zustand|wouter)/",
        ],
      },
    ),
    forbid(
      "pages-apart",
      "A page never imports another page; what two need is a component.",
      { path: "^packages/app/src/pages/([^/]+)/" },
      {
        path: "^packages/app/src/pages/",
        pathNot: "^packages/app/src/pages/$1/",
      },
    ),
    forbid(
      "launcher-vanilla",
      "The launcher is on every partner's page: no Preact, and the panel only by import().",
      { path: "^packages/widget/src/launcher([.]ts$|/)" },
      {
        path: ["node_modules/preact/", "^packages/widget/src/panel/"],
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    ),
    forbid(
      "examples-public-only",
      "An example uses what a customer has: the published client and HTTP.",
      { path: "^examples/" },
      {
        path: "^(packages/(server|app|widget|shared)|scripts|tests|tooling)/",
      },
    ),
    forbid(
      "nothing-imports-tests",
      "Product code never leans on tests.",
      { path: "^(packages|tooling|examples|scripts)/" },
      {
        path: ["^tests/", TEST_FILE],
      },
    ),
    forbid(
      "no-unresolved",
      "An import that leads nowhere escapes every other rule.",
      { path: OWN_CODE },
      {
        couldNotResolve: true,
        pathNot: "^(virtual|bun):|^bun$",
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".d.ts", ".json"],
    },
  },
};
