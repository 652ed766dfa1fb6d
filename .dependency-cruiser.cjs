/**
 * Who may import what (ARCHITECTURE.md). Each rule has a planted violation in tests/unit/tooling/import-rules.test.ts.
 * Only what a file says itself counts, so a type that TypeScript would erase is seen too; where `import type` is
 * allowed, the rule says so with `dependencyTypesNot: ["type-only"]`.
 */

const TEST_FILE = "[.]test[.]tsx?$";
const SERVER = "^packages/server/src/";
const MODULE_FILE = "^packages/server/src/modules/([^/]+)/";
/** Plain functions over text: no clock, no IO, no randomness. */
const PURE_PARSERS = "node_modules/(saxes|papaparse|@types/papaparse)/";
/** What the assistant reads, searches and checks with, and the types of a language model's library. */
const ASSISTANT_LIBRARIES =
  "node_modules/(ai|fastest-levenshtein|fflate|libphonenumber-js|marked|opencc-js|pinyin-pro|yaml|zod)/";
/** Where a module meets the transports: its api.ts, and routes that are REST only. */
const API_FILE = "/(api|feed-route|prepared-route|redirect-routes|stream-route|token-route)[.]ts$";
/** What speaks to the database: a module's repos, and the store that Lucia asks for. */
const REPO_FILE = "[/.]repo[.]ts$";
const ROWS_FILE = "([/.]repo|/session-store)[.]ts$";
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
      { path: "^packages/engine/src/" },
      {
        pathNot: ["^packages/engine/src/", "^packages/shared/src/", PURE_PARSERS],
      },
    ),
    forbid(
      "assistant-pure",
      "The assistant sees the world through its ports.ts: it reads shared, the engine and itself, never IO.",
      { path: "^packages/assistant/src/" },
      {
        pathNot: ["^packages/(assistant|engine|shared)/src/", ASSISTANT_LIBRARIES],
      },
    ),
    forbid(
      "content-reads-files",
      "Content is Markdown and its loaders: shared, a YAML parser, zod, and Node's modules for reading files.",
      { path: "^packages/content/src/" },
      {
        path: [OWN_CODE, ANY_PACKAGE],
        pathNot: ["^packages/(content|shared)/src/", "node_modules/(yaml|zod)/"],
      },
    ),
    forbid(
      "content-on-the-server",
      "Content reads files, so only the server and the site's build may load it, never code that browsers run.",
      { path: "^(packages|examples)/", pathNot: ["^packages/(content|server)/", "^packages/app/(?!src/)"] },
      {
        path: "^packages/content/",
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
      "below-modules",
      "core, http, trpc, adapters and db serve every module, and know none.",
      { path: `${SERVER}(core|http|trpc|adapters|db)/` },
      {
        path: `${SERVER}(modules|composition)/`,
      },
    ),
    forbid(
      "core-knows-no-transport",
      "A use case's context is the same over REST and tRPC.",
      { path: `${SERVER}core/` },
      {
        path: [`${SERVER}(http|trpc)/`, "node_modules/(elysia|@trpc)/"],
      },
    ),
    forbid(
      "adapters-stand-alone",
      "An adapter to the outside knows neither transports nor tables.",
      { path: `${SERVER}adapters/` },
      {
        path: `${SERVER}(core|http|trpc|db)/`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "composition-on-top",
      "Only composition, the app and the start know everybody; nobody below knows composition.",
      { path: `${SERVER}modules/` },
      {
        path: [`${SERVER}composition/`, `${SERVER}(app|main)[.]ts$`],
      },
    ),
    forbid(
      "api-decides-nothing",
      "api.ts joins contracts and use cases: it never touches a repo, db, the engine or drizzle.",
      { path: `${SERVER}modules/.*${API_FILE}` },
      {
        path: [REPO_FILE, `${SERVER}db/`, "^packages/engine/", "node_modules/(drizzle-orm|@libsql)/"],
      },
    ),
    forbid(
      "service-no-transport",
      "A service never builds a response: it throws a domain error, and each transport maps it.",
      { path: MODULE_FILE, pathNot: API_FILE },
      {
        path: [`${SERVER}(http|trpc)/`, API_FILE, "node_modules/(elysia|@trpc)/"],
      },
    ),
    forbid(
      "service-no-db",
      "Only a repo speaks to the database; others may know the types of its rows, and hand its statements on.",
      { path: MODULE_FILE, pathNot: [ROWS_FILE, API_FILE] },
      {
        path: [`${SERVER}db/`, "node_modules/(drizzle-orm|@libsql)/"],
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
      "A repo reads and writes rows; it calls no service, engine or transport; hashing an id and unpacking a stored series are no rules.",
      { path: `${SERVER}modules/.*${REPO_FILE}` },
      {
        path: [
          "^packages/engine/",
          `${SERVER}(adapters|http|trpc)/`,
          "^packages/server/src/modules/[^/]+/(index|service|api)[.]ts$",
        ],
        pathNot: [`${SERVER}adapters/secrets[.]ts$`, "^packages/engine/src/time-series/packing/"],
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "ledger-by-rewards",
      "The ledger has one writer: rewards gives statements, others put them into their batch.",
      {
        path: `${SERVER}(modules|composition|db/seed)/`,
        // Export and deletion go over every table of an account.
        pathNot: [`${SERVER}modules/rewards/`, `${SERVER}modules/account/data[.]repo[.]ts$`],
      },
      {
        path: `${SERVER}db/schema/rewards-ledger[.]ts$`,
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
      "An example uses what a customer has: the published packages and HTTP.",
      { path: "^examples/" },
      {
        path: "^(packages/(server|app|widget|shared)|scripts|tests|tooling)/",
        // What the widget's npm package is made of.
        pathNot: "^packages/widget/src/(load|react)\\.tsx?$",
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
      "no-circle",
      "A file that leads back to itself, types included, can be neither read nor moved alone.",
      { path: OWN_CODE },
      { circular: true },
    ),
    forbid(
      "no-unresolved",
      "An import that leads nowhere escapes every other rule.",
      { path: OWN_CODE },
      {
        couldNotResolve: true,
        // An example installs the published packages itself, as a customer does.
        pathNot: "^(virtual|bun):|^bun$|^@wattleaf/(client|widget)(/|$)",
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|[.]types)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".d.ts", ".json"],
    },
  },
};
