import { health } from "@wattleaf/shared/contracts/health";
import { liveness } from "./service";

export const HEALTH_PATH = health.path;

/**
 * The REST form of `health.check`, made once a second: load balancers ask often, and an uncounted answer of a few bytes
 * costs less than counting who asked.
 */
export function preparedHealth(headers: Readonly<Record<string, string>>): () => Response {
  const init = {
    headers: new Headers({ ...headers, "content-type": "application/json", "cache-control": "no-store" }),
  };
  let madeAt = -1;
  let body = new Blob();
  return () => {
    const second = Math.floor(process.uptime());
    if (second !== madeAt) {
      body = new Blob([JSON.stringify(liveness())]);
      madeAt = second;
    }
    return new Response(body, init);
  };
}
