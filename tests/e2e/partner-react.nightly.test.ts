import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll } from "vitest";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { ended } from "../support/ended";
import { expect, test } from "../support/story";

/* examples/partner-react as its README makes it, with the server's own package and React from npm, on a partner's origin. */

const EXAMPLE = fileURLToPath(new URL("../../examples/partner-react", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "wattleaf-react-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

async function run(variables: Record<string, string>, ...argv: string[]): Promise<void> {
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

/** Answers the origin's addresses with the built files. */
const serveBuilt = (origin: string) => (page: Page) =>
  page.route(`${origin}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    return route.fulfill({ path: join(project, "dist", pathname === "/" ? "index.html" : pathname) });
  });

test("a React page asks the assistant from its own button, and counts what is new", async ({ open, site }) => {
  cpSync(EXAMPLE, project, { recursive: true, filter: (path) => !path.includes("node_modules") });
  await run({}, "npm", "install", "--no-audit", "--no-fund", `${site.url}/packages/wattleaf-widget.tgz`);
  await run({ VITE_WATTLEAF_URL: site.url, VITE_WIDGET_KEY: DEMO_WIDGET_KEY }, "npm", "run", "build");

  const { origin } = new URL(site.partnerPage);
  // An answer that a test gives has no address, and from there Chromium asks before it calls this machine.
  const page = await open(origin, { before: serveBuilt(origin), permissions: ["local-network-access"] });
  await page.getByRole("button", { name: "Ask why" }).click();
  const panel = page.getByRole("dialog", { name: "Energy assistant" });
  await expect(panel).toContainText("Why did my bill go up?");
  await expect(panel.getByText("Sources", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
});
