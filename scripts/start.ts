/** `bun start`: from a fresh clone to a running site. Uses nothing but Bun until the packages are installed. */
import { ensureBuilt } from "./lib/build";
import { failWith } from "./lib/fail";
import { ensureInstalled, requireBunVersion } from "./lib/install";
import { serve } from "./lib/serve";
import { step } from "./lib/step";

process.env.NODE_ENV ??= "production";

try {
  requireBunVersion();
  await step("install", () => ensureInstalled("production"));
  await step("build app", () => ensureBuilt("app"));
  await step("build widget", () => ensureBuilt("widget"));
  await serve(process.env);
} catch (error) {
  failWith(error);
}
