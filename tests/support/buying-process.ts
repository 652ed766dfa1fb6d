import { writeSync } from "node:fs";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import { systemContext } from "../../packages/server/src/core/system-context";
import { parseEnvironment } from "../../packages/server/src/env";
import { buyAt } from "../../packages/server/src/modules/marketplace";
import { DomainError } from "../../packages/shared/src/errors";

/** A process that lets accounts buy one item each, many at once, and prints what each got: its purchase, or an error's code. */
const [itemId = "", ...buyers] = process.argv.slice(2);
const STDOUT = 1;
const AT_ONCE = 20;
const RETRY_AFTER_MS = 20;

const platform = await createPlatform(parseEnvironment(process.env));
// In case a test is stopped before it kills this process.
process.stdin.on("end", () => process.exit()).resume();
/** As a client does that is told to try again: with the same key. */
async function buy(userId: string): Promise<string> {
  const input = { itemId, quantity: 1, idempotencyKey: `one-of-${userId}` };
  for (;;) {
    const got = await buyAt(systemContext(platform, userId), input, platform.clock.now()).then(
      ({ id }) => id,
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );
    if (got !== "unavailable") return got;
    await Bun.sleep(RETRY_AFTER_MS);
  }
}
const waiting = buyers.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const userId of waiting) writeSync(STDOUT, `${userId} ${await buy(userId)}\n`);
  }),
);
await closePlatform(platform);
process.exit();
