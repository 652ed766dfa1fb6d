/**
 * In how many processes' places each integration test puts its server, and on which database. `bun run test:nightly` runs
 * the suite again with two on one file, and with two on one libSQL server. Read only here.
 */
export const PROCESSES = process.env.TEST_PROCESSES === "2" ? 2 : 1;
export const TEST_DATABASE = process.env.TEST_DATABASE === "sqld" ? "sqld" : "file";

/** Whether to skip a test of what one process alone knows or does; the reason is for the reader of the test. */
export const inSeveralProcesses = (_reason: string): boolean => PROCESSES > 1;

/** Whether to skip a test that a database on another machine would not allow. */
export const onRemoteDatabase = (_reason: string): boolean => TEST_DATABASE !== "file";
