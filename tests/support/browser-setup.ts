import type { TestProject } from "vitest/node";
import { type Site, startSite } from "./site";

declare module "vitest" {
  interface ProvidedContext {
    site: Site;
  }
}

/** One server for all browser tests; each worker has its own Chromium, and every test its own browser context. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...site } = await startSite();
  project.provide("site", site);
  return stop;
}
