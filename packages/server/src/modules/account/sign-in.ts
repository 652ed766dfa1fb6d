import type { Call } from "../../http/request-context";

/** Takes this browser's cookie away after a verb that has ended its session, on either transport. */
export async function thenSignedOut(call: Call, ended: Promise<{ ok: true }>): Promise<{ ok: true }> {
  const done = await ended;
  await call.endSession();
  return done;
}
