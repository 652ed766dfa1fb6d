import { sql } from "drizzle-orm";
import type { health as healthOperation } from "@wattleaf/shared/contracts/health";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../context";
import { version } from "../../../package.json";

/** Throws, and so answers 500, when the database does not answer. */
export async function health(ctx: RequestContext): Promise<OutputOf<typeof healthOperation>> {
  await ctx.platform.db.run(sql`select 1`);
  return { status: "ok", version, uptimeSeconds: Math.round(process.uptime()) };
}
