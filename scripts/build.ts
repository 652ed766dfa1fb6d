/** `bun run build`: builds the site and the widget if their sources have changed. */
import { BUNDLES, ensureBuilt } from "./lib/build";
import { failWith } from "./lib/fail";
import { step } from "./lib/step";

try {
  await Promise.all(BUNDLES.map((name) => step(`build ${name}`, () => ensureBuilt(name))));
} catch (error) {
  failWith(error);
}
