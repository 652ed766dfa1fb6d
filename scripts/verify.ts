/** `bun run verify`: `bun run test` without the browser tests. */
import { runStages } from "./lib/run-stages";
import { BUILD, CHECKS, INSTALL, INTEGRATION_TESTS, UNIT_TESTS } from "./lib/stages";

process.exitCode = await runStages([INSTALL, ...BUILD, ...CHECKS, UNIT_TESTS, INTEGRATION_TESTS]);
