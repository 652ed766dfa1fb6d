import type { RequestContext } from "../../core/request-context";

/** Takes this browser's cookie away after a use case that has ended its session. */
export async function thenSignedOut(ctx: RequestContext, ended: Promise<{ ok: true }>): Promise<{ ok: true }> {
  const done = await ended;
  await ctx.session.end();
  return done;
}
