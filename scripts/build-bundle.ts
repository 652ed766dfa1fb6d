/** `bun scripts/build-bundle.ts app|widget|client`: builds one browser bundle, even if it is up to date. */
import { type BundleName, bundleFolder } from "./lib/build";

const BUILDERS: Record<BundleName, (outDir: string) => Promise<unknown>> = {
  app: async (outDir) => (await import("../packages/app/build")).buildApp({ outDir }),
  widget: async (outDir) => (await import("../packages/widget/build")).buildWidget({ outDir }),
  client: async (outDir) => (await import("../packages/client/build")).buildClient({ outDir }),
};

const name = process.argv[2] as BundleName;
try {
  await BUILDERS[name](bundleFolder(name));
} catch (error) {
  // `bun start` only shows the first line; the rest is for manual runs.
  console.error(`error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 1;
}
