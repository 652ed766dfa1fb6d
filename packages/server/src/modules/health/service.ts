import type { health as healthOperation } from "@wattleaf/shared/contracts/health";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../core/request-context";
import { version } from "../../../package.json";
import { ping } from "./repo";

/** Throws, and so answers 500, when the database does not answer. */
export async function health(ctx: RequestContext): Promise<OutputOf<typeof healthOperation>> {
  await ping(ctx.platform.db);
  return { status: "ok", version, uptimeSeconds: Math.round(process.uptime()) };
}
