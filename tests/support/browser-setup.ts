import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "./browser";
import { type Site, startSite } from "./site";

declare module "vitest" {
  interface ProvidedContext {
    site: Site;
    /** The endpoints of Chromium, one for each file that runs at a time. */
    browserEndpoints: readonly string[];
  }
}

/** One server for all browser tests and one Chromium per worker; every test has its own browser context. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const [{ stop, ...site }, browsers] = await Promise.all([
    startSite(),
    Promise.all(workers.map(() => launchBrowserServer())),
  ]);
  project.provide("site", site);
  project.provide(
    "browserEndpoints",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all([stop(), ...browsers.map((browser) => browser.close())]);
  };
}
