/** `bun run build`: builds the site and the widget if their sources have changed. */
import { BUNDLES, ensureBuilt } from "./lib/build";
import { CommandError } from "./lib/command";
import { failWith } from "./lib/fail";
import { step } from "./lib/step";

try {
  await Promise.all(BUNDLES.map((name) => step(`build ${name}`, () => ensureBuilt(name))));
} catch (error) {
  // A developer needs all that the bundler says, not only the line that `bun start` prints.
  if (error instanceof CommandError) console.error(error.output);
  failWith(error);
}
