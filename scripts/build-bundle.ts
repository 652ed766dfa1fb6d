/** `bun scripts/build-bundle.ts app|widget`: builds one browser bundle, whether stale or not. */
import { type BundleName, bundleFolder } from "./lib/build";

const BUILDERS: Record<BundleName, (outDir: string) => Promise<unknown>> = {
  app: async (outDir) => (await import("../packages/app/build")).buildApp({ outDir }),
  widget: async (outDir) => (await import("../packages/widget/build")).buildWidget({ outDir }),
};

const name = process.argv[2] as BundleName;
try {
  await BUILDERS[name](bundleFolder(name));
} catch (error) {
  // The first line is what `bun start` shows; the rest is for whoever runs this by hand.
  console.error(`error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 1;
}
