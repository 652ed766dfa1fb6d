import { z } from "zod";
import { auditRewards } from "../../packages/server/src/composition/audit";
import { SetupError } from "../lib/fail";
import { defineCommand } from "./command";

/** A fault of the program may touch every account. */
const SHOWN_VIOLATIONS = 20;

/** Exit code 1 if anything is wrong, so that a scheduled run raises the alarm. */
export const audit = defineCommand({
  summary: "Check that coins, points and the store add up; changes nothing",
  input: z.object({}),
  async run({ platform, print }) {
    const checks = await auditRewards(platform.db);
    for (const { rule, violations } of checks) {
      print(`${violations.length === 0 ? "ok     " : "WRONG  "} ${rule}`);
      for (const violation of violations.slice(0, SHOWN_VIOLATIONS)) print(`         ${violation}`);
      if (violations.length > SHOWN_VIOLATIONS) print(`         … and ${violations.length - SHOWN_VIOLATIONS} more`);
    }
    const broken = checks.filter(({ violations }) => violations.length > 0).length;
    if (broken > 0) throw new SetupError(`${broken} of ${checks.length} rules are broken; see the lines marked WRONG`);
  },
});
