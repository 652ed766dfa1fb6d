import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLogger } from "./logger";

test("a failed query is logged with its cause and without its parameters", () => {
  const lines: string[] = [];
  const log = createLogger("error", { write: (line) => void lines.push(line) });
  const error = new DrizzleQueryError("insert into users values (?)", ["the secret"], new Error("disk is full"));
  log.error({ err: error }, "A request failed");
  expect(lines.join()).toContain("disk is full");
  expect(lines.join()).toContain("insert into users");
  expect(lines.join()).not.toContain("the secret");
});
