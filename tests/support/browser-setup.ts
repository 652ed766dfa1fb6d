import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "./browser";
import { type Site, startSite } from "./site";

declare module "vitest" {
  interface ProvidedContext {
    site: Site;
    /** Where the run's Chromium takes connections. */
    browserEndpoint: string;
  }
}

/** One server and one Chromium for all browser tests; each test has a browser context and accounts of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ stop, ...site }, browser] = await Promise.all([startSite(), launchBrowserServer()]);
  project.provide("site", site);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), stop()]);
  };
}
