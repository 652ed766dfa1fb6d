/** `bun run test`: everything that must hold, from a fresh clone. The last line is `N passed, N failed, N skipped`. */
import { runStages } from "./lib/run-stages";
import { BROWSER_TESTS, BUILD, CHECKS, CHROMIUM, INSTALL, INTEGRATION_TESTS, UNIT_TESTS } from "./lib/stages";

process.exitCode = await runStages([
  INSTALL,
  CHROMIUM,
  ...BUILD,
  ...CHECKS,
  UNIT_TESTS,
  INTEGRATION_TESTS,
  BROWSER_TESTS,
]);
