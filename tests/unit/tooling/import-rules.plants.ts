/** One file of the miniature repository: its path, and its single import. */
interface Plant {
  from: string;
  source: string;
}

const MODULES = "packages/server/src/modules";

/** Packages that are installed there, empty. */
export const PACKAGES = ["zod", "elysia", "lucia", "drizzle-orm", "preact", "@trpc/client", "papaparse"];

/** Files that others import. */
export const TARGETS = [
  "packages/shared/src/errors.ts",
  "packages/shared/src/contracts/chat/messages.ts",
  "packages/content/src/blog/index.ts",
  "packages/server/src/composition/operations.ts",
  "packages/server/src/http/rest.ts",
  "packages/server/src/db/client.ts",
  "packages/server/src/db/schema/rewards-ledger.ts",
  "packages/server/src/adapters/clock.ts",
  "packages/engine/src/usage.ts",
  `${MODULES}/auth/index.ts`,
  `${MODULES}/auth/passwords.ts`,
  `${MODULES}/shop/repo.ts`,
  `${MODULES}/shop/service.ts`,
  "packages/app/src/pages/home/index.tsx",
  "packages/app/src/stores/chat.ts",
  "packages/widget/src/panel/index.tsx",
  "tests/support/api.ts",
];

/** The other half of a cycle of type imports. */
export const WAY_BACK: Plant = {
  from: "scripts/way-back.ts",
  source: `import "./c"; export type It = number;`,
};

/** Imports that must be found. */
export const FORBIDDEN: readonly (Plant & { rule: string })[] = [
  { rule: "shared-zod-only", from: "packages/shared/src/a.ts", source: `import { it } from "elysia";` },
  { rule: "shared-zod-only", from: "packages/shared/src/b.ts", source: `import { readFileSync } from "node:fs";` },
  {
    rule: "shared-zod-only",
    from: "packages/shared/src/c.ts",
    source: `import type { It } from "@wattleaf/server/composition/operations";`,
  },
  { rule: "engine-pure", from: "packages/engine/src/a.ts", source: `import { readFileSync } from "node:fs";` },
  { rule: "engine-pure", from: "packages/engine/src/b.ts", source: `import { it } from "../../server/src/db/client";` },
  { rule: "assistant-pure", from: "packages/assistant/src/a.ts", source: `import { readFileSync } from "node:fs";` },
  {
    rule: "assistant-pure",
    from: "packages/assistant/src/b.ts",
    source: `import type { It } from "@wattleaf/server/adapters/clock";`,
  },
  { rule: "content-reads-files", from: "packages/content/src/a.ts", source: `import { it } from "papaparse";` },
  {
    rule: "content-reads-files",
    from: "packages/content/src/b.ts",
    source: `import { it } from "@wattleaf/engine/usage";`,
  },
  {
    rule: "content-on-the-server",
    from: "packages/app/src/lib/c.ts",
    source: `import type { It } from "@wattleaf/content/blog/index";`,
  },
  {
    rule: "content-on-the-server",
    from: "packages/widget/src/panel/a.ts",
    source: `import { it } from "@wattleaf/content/blog/index";`,
  },
  { rule: "db-drizzle-and-shared", from: "packages/server/src/db/a.ts", source: `import { it } from "../http/rest";` },
  { rule: "db-drizzle-and-shared", from: "packages/server/src/db/b.ts", source: `import { it } from "elysia";` },
  {
    rule: "below-modules",
    from: "packages/server/src/core/a.ts",
    source: `import type { It } from "../modules/auth";`,
  },
  { rule: "below-modules", from: "packages/server/src/http/b.ts", source: `import { it } from "../modules/auth";` },
  {
    rule: "below-modules",
    from: "packages/server/src/trpc/a.ts",
    source: `import { it } from "../composition/operations";`,
  },
  {
    rule: "core-knows-no-transport",
    from: "packages/server/src/core/b.ts",
    source: `import { it } from "../http/rest";`,
  },
  {
    rule: "adapters-stand-alone",
    from: "packages/server/src/adapters/a.ts",
    source: `import { it } from "../db/client";`,
  },
  {
    rule: "composition-on-top",
    from: `${MODULES}/shop/f.ts`,
    source: `import type { It } from "../../composition/operations";`,
  },
  { rule: "api-decides-nothing", from: `${MODULES}/shop/api.ts`, source: `import { it } from "./repo";` },
  {
    rule: "api-decides-nothing",
    from: `${MODULES}/shop/redirect-routes.ts`,
    source: `import { it } from "../../db/client";`,
  },
  { rule: "service-no-transport", from: `${MODULES}/shop/a.ts`, source: `import { it } from "elysia";` },
  { rule: "service-no-transport", from: `${MODULES}/shop/b.ts`, source: `import { it } from "../../http/rest";` },
  { rule: "service-no-db", from: `${MODULES}/shop/c.ts`, source: `import { it } from "../../db/client";` },
  { rule: "service-no-db", from: `${MODULES}/shop/d.ts`, source: `import { it } from "drizzle-orm";` },
  { rule: "module-by-index", from: `${MODULES}/shop/e.ts`, source: `import { it } from "../auth/passwords";` },
  { rule: "repo-db-only", from: `${MODULES}/coins/repo.ts`, source: `import { it } from "../auth";` },
  {
    rule: "repo-db-only",
    from: `${MODULES}/devices/pair.repo.ts`,
    source: `import { it } from "@wattleaf/engine/usage";`,
  },
  {
    rule: "ledger-by-rewards",
    from: `${MODULES}/shop/purchases.repo.ts`,
    source: `import { it } from "../../db/schema/rewards-ledger";`,
  },
  { rule: "lucia-in-auth", from: "packages/server/src/http/a.ts", source: `import { it } from "lucia";` },
  {
    rule: "browser-types-of-server",
    from: "packages/app/src/lib/a.ts",
    source: `import { it } from "@wattleaf/server/composition/operations";`,
  },
  {
    rule: "browser-types-of-server",
    from: "packages/client/src/a.ts",
    source: `export { it } from "@wattleaf/server/composition/operations";`,
  },
  {
    rule: "browser-packages-apart",
    from: "packages/app/src/lib/b.ts",
    source: `import { it } from "../../../widget/src/panel";`,
  },
  {
    rule: "server-serves-no-source",
    from: "packages/server/src/a.ts",
    source: `import { it } from "../../app/src/stores/chat";`,
  },
  { rule: "ui-knows-no-domain", from: "packages/app/src/ui/a.tsx", source: `import { it } from "../stores/chat";` },
  { rule: "ui-knows-no-domain", from: "packages/app/src/ui/b.tsx", source: `import { it } from "@trpc/client";` },
  {
    rule: "ui-knows-no-domain",
    from: "packages/app/src/ui/c.tsx",
    source: `import type { It } from "@wattleaf/shared/contracts/chat/messages";`,
  },
  { rule: "pages-apart", from: "packages/app/src/pages/login/index.tsx", source: `import { it } from "../home";` },
  { rule: "launcher-vanilla", from: "packages/widget/src/launcher/a.ts", source: `import { it } from "preact";` },
  { rule: "launcher-vanilla", from: "packages/widget/src/launcher.ts", source: `import { it } from "./panel";` },
  { rule: "examples-public-only", from: "examples/demo/a.ts", source: `import { it } from "@wattleaf/shared/errors";` },
  { rule: "nothing-imports-tests", from: "scripts/a.ts", source: `import { it } from "../tests/support/api";` },
  { rule: "no-circle", from: "scripts/c.ts", source: `import type { It } from "../scripts/way-back";` },
  { rule: "no-unresolved", from: "scripts/b.ts", source: `import { it } from "./nowhere";` },
];

/** Imports that look similar but follow the architecture. */
export const ALLOWED: readonly Plant[] = [
  { from: "packages/shared/src/ok.ts", source: `import { it } from "zod";` },
  { from: "packages/engine/src/ok.ts", source: `import { it } from "papaparse";` },
  { from: "packages/assistant/src/ok.ts", source: `import { it } from "@wattleaf/engine/usage";` },
  { from: "packages/content/src/ok.ts", source: `import { readFileSync } from "node:fs";` },
  { from: "packages/content/src/zod.ts", source: `import { it } from "zod";` },
  { from: "packages/app/prerender/ok.ts", source: `import { it } from "@wattleaf/content/blog/index";` },
  { from: `${MODULES}/blog/posts.ts`, source: `import { it } from "@wattleaf/content/blog/index";` },
  { from: "packages/server/src/core/ok.ts", source: `import type { It } from "../adapters/clock";` },
  { from: "packages/server/src/composition/ok.ts", source: `import { it } from "../modules/auth/passwords";` },
  { from: `${MODULES}/rewards/ledger.repo.ts`, source: `import { it } from "../../db/schema/rewards-ledger";` },
  { from: "packages/server/src/db/ok.ts", source: `import { it } from "drizzle-orm";` },
  { from: `${MODULES}/auth/service.ts`, source: `import { it } from "lucia";` },
  { from: `${MODULES}/auth/api.ts`, source: `import { it } from "./service";` },
  { from: `${MODULES}/shop/ok.ts`, source: `import { it } from "../auth";` },
  { from: `${MODULES}/shop/types.ts`, source: `import type { It } from "../../db/client";` },
  { from: `${MODULES}/shop/shop.test.ts`, source: `import { it } from "../../db/client";` },
  { from: "packages/app/src/lib/ok.ts", source: `import type { It } from "@wattleaf/server/composition/operations";` },
  { from: "packages/app/src/pages/login/form.tsx", source: `import { it } from "../../stores/chat";` },
  { from: "packages/widget/src/launcher/ok.ts", source: `export const open = () => import("../panel");` },
  { from: "scripts/ok.ts", source: `import { it } from "../packages/server/src/http/rest";` },
];
