import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { ended } from "../support/ended";
import type { Site } from "../support/site";
import { COMPUTED, expect, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";

/* examples/partner-react as its README makes it, with the server's own package and React from npm, on a partner's origin. */

const EXAMPLE = fileURLToPath(new URL("../../examples/partner-react", import.meta.url));

async function run(project: string, variables: Record<string, string>, ...argv: string[]): Promise<void> {
  const { said, complained, code } = await ended(
    Bun.spawn(argv, {
      cwd: project,
      env: { ...process.env, ...variables },
      stdout: "pipe",
      stderr: "pipe",
    }),
  );
  if (code !== 0) throw new Error(`${argv.join(" ")}: ${said}${complained}`);
}

/** The project as it is built for that site, in a folder of its own. */
async function build({ url }: Site): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), "wattleaf-react-"));
  cpSync(EXAMPLE, project, { recursive: true, filter: (path) => !path.includes("node_modules") });
  await run(project, {}, "npm", "install", "--no-audit", "--no-fund", `${url}/packages/wattleaf-widget.tgz`);
  await run(project, { VITE_WATTLEAF_URL: url, VITE_WIDGET_KEY: DEMO_WIDGET_KEY }, "npm", "run", "build");
  return project;
}

/** Answers the origin's addresses with the built files. */
const serveBuilt = (project: string, origin: string, page: Page) =>
  page.route(`${origin}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    return route.fulfill({ path: join(project, "dist", pathname === "/" ? "index.html" : pathname) });
  });

const builtTest = test.extend<{ project: string }>({
  project: [
    async ({ site }, use) => {
      const project = await build(site);
      await use(project);
      rmSync(project, { recursive: true, force: true });
    },
    { scope: "file" },
  ],
});

// The example's own words, and so its question, are English.
builtTest.for(LANGUAGES)(
  "a React page asks the assistant from its own button (%s)",
  async (language, { open, site, project }) => {
    const { origin } = new URL(site.partnerPage);
    const page = await open(origin, {
      // An answer that a test gives has no address, and from there Chromium asks before it calls this machine.
      permissions: ["local-network-access"],
      before: async (fresh) => {
        await pageIn(language)(fresh);
        await serveBuilt(project, origin, fresh);
      },
    });
    await page.getByRole("button", { name: "Ask why" }).click();
    const { panel, conversation, saidByUser, sources } = widgetOn(page, language);
    await expect(conversation).toContainText(saidByUser("Why did my bill go up?"));
    await expect(sources).toBeVisible(COMPUTED);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  },
);
