/** `bun start`: from a fresh clone to a running site. Uses nothing but Bun until the packages are installed. */
import { BUNDLES, ensureBuilt } from "./lib/build";
import { failWith } from "./lib/fail";
import { ensureInstalled, requireBunVersion } from "./lib/install";
import { serve } from "./lib/serve";
import { step } from "./lib/step";

process.env.NODE_ENV ??= "production";

try {
  requireBunVersion();
  await step("install", () => ensureInstalled("production"));
  await Promise.all(BUNDLES.map((name) => step(`build ${name}`, () => ensureBuilt(name))));
  await serve(process.env);
} catch (error) {
  failWith(error);
}
