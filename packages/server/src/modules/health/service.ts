import type { health as healthOperation } from "@wattleaf/shared/contracts/health";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { version } from "../../../package.json";

/**
 * Liveness: the process answers. It asks neither database nor Worker, so that a supervisor does not restart a process
 * for an outage that a restart cannot mend; whether the server can do its work is `ready`.
 */
export const health = async (): Promise<OutputOf<typeof healthOperation>> => liveness();

export const liveness = () => ({ status: "ok" as const, version, uptimeSeconds: Math.floor(process.uptime()) });
