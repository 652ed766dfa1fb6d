/** The first half of `bun start`: packages and browser bundles. Uses only Bun until the packages are installed. */
import { BUNDLES, ensureBuilt } from "./lib/build";
import { failWith } from "./lib/fail";
import { ensureInstalled, requireBunVersion } from "./lib/install";
import { step } from "./lib/step";

try {
  requireBunVersion();
  await step("install", () => ensureInstalled("production"));
  await Promise.all(BUNDLES.map((name) => step(`build ${name}`, () => ensureBuilt(name))));
} catch (error) {
  failWith(error);
}
