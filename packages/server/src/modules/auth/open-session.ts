import type { RequestContext } from "../../core/request-context";
import type { SessionScope } from "../../db/schema/auth";
import { recordSignIn } from "../security-events";
import { sendNewDevice } from "./new-device-email";

/**
 * Signs this browser in, whichever way its user has proved who they are. A sign-in with a kind of device that the
 * account has not seen is told by email.
 */
export async function openSession(ctx: RequestContext, userId: string, scope: SessionScope = "full"): Promise<void> {
  await ctx.session.start(userId, scope);
  recordSignIn(ctx, userId, (device) => sendNewDevice(ctx, userId, device));
}
