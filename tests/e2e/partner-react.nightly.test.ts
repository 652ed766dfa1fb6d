import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { ended } from "../support/ended";
import { freePort } from "../support/server-process";
import { COMPUTED, expect, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";
import { newWidgetPartner } from "../support/widget-partner";

/* examples/partner-react as its README makes it, with the server's own package and React from npm. */

const EXAMPLE = fileURLToPath(new URL("../../examples/partner-react", import.meta.url));
const BACKEND = fileURLToPath(new URL("../../examples/partner-backend", import.meta.url));
const INSTALL_MS = 120_000;
const project = mkdtempSync(join(tmpdir(), "wattleaf-react-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

beforeAll(async () => {
  cpSync(EXAMPLE, project, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const { url } = inject("site");
  await run({}, "npm", "install", "--no-audit", "--no-fund", `${url}/packages/wattleaf-widget.tgz`);
}, INSTALL_MS);

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

const running: ChildProcess[] = [];
// Each with the processes that it has started.
afterAll(() => running.forEach(({ pid }) => pid && process.kill(-pid)));

/** Starts a program that runs until the end. @returns the address that it says it listens on */
function start(cwd: string, variables: Record<string, string>, command: string, ...parameters: string[]) {
  const env = { ...process.env, NO_COLOR: "1", ...variables };
  const child = spawn(command, parameters, { cwd, env, detached: true, stdio: ["pipe", "pipe", "pipe"] });
  running.push(child);
  return new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => reject(new Error(`${command} ${parameters.join(" ")}: ${said}`)));
  });
}

/** Answers the origin's addresses with the built files. */
const serveBuilt = (origin: string) => (page: Page) =>
  page.route(`${origin}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    return route.fulfill({ path: join(project, "dist", pathname === "/" ? "index.html" : pathname) });
  });

test.for(LANGUAGES)("a React page asks the assistant from its own button (%s)", async (language, { open, site }) => {
  await run({ VITE_WATTLEAF_URL: site.url, VITE_WIDGET_KEY: DEMO_WIDGET_KEY }, "npm", "run", "build");

  const { origin } = new URL(site.partnerPage);
  const page = await open(origin, {
    // An answer that a test gives has no address, and from there Chromium asks before it calls this machine.
    permissions: ["local-network-access"],
    before: async (fresh) => {
      await pageIn(language)(fresh);
      await serveBuilt(origin)(fresh);
    },
  });
  // The example's own words, and so its question, are English.
  await page.getByRole("button", { name: "Ask why" }).click();
  const { panel, conversation, saidByUser, sources } = widgetOn(page, language);
  await expect(conversation).toContainText(saidByUser("Why did my bill go up?"));
  await expect(sources).toBeVisible(COMPUTED);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
});

test("npm start serves it; with partner-backend, the customer signs in and out", async ({
  open,
  site,
  onTestFinished,
}) => {
  const partner = await newWidgetPartner(site);
  onTestFinished(() => partner.stop());
  const { keyId, secret } = partner.signingKey;
  const backend = await start(
    BACKEND,
    {
      PORT: String(await freePort()),
      WATTLEAF_URL: site.url,
      WIDGET_KEY: partner.widgetKey,
      SIGNING_KEY_ID: keyId,
      SIGNING_SECRET: secret,
    },
    "node",
    "server.mjs",
  );
  const variables = { VITE_WATTLEAF_URL: site.url, VITE_WIDGET_KEY: partner.widgetKey, BACKEND_URL: backend };
  const origin = await start(project, variables, "npm", "start", "--", "--port", String(await freePort()));
  await partner.addOrigin(origin);

  const page = await open(origin);
  const { button, panel, text, lines, launcher } = widgetOn(page);
  const press = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).press("Enter");
  const rewards = panel.getByRole("region", { name: text("widget.rewards") });
  const coins = rewards.getByText(text("widget.rewards.balance"), { exact: true });
  const showRewards = () => button("widget.rewards").click();

  // As a visitor; the answer comes once the chat is closed.
  const closed = Promise.withResolvers<void>();
  await page.route("**/api/chat", (route) => closed.promise.then(() => route.continue()), { times: 1 });
  await press("Ask why");
  await expect(lines.last()).toContainText(text("widget.thinking"));
  await button("widget.close").click();
  closed.resolve();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 new answer\. ?$/, COMPUTED);

  await press("Sign in");
  await page.getByRole("button", { name: `${text("launcher.label")} (1)` }).click();
  await showRewards();
  await expect(coins).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("");

  await press("Sign out");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign in" })).toBeVisible();
  await showRewards();
  await expect(rewards).toContainText(text("widget.rewards.signIn"));
  await expect(coins).toHaveCount(0);

  // Once more, as the same customer.
  await press("Sign in");
  await showRewards();
  await expect(coins).toBeVisible();
  await button("widget.close").click();
  await expect(launcher).toBeFocused();
});
