import { DAY_MS, HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { callerNetworks } from "../../core/network";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";

/** An office may share an address; a program that fills forms gets there at once. */
const MOST_FROM_NETWORK = 20;
const MOST_TO_RECIPIENT = 3;

/**
 * Counts a form that makes the server send an email, for every network that the caller's address stands for.
 * @throws DomainError rate_limited
 */
export async function countPublicForm({ platform, clientAddress }: RequestContext, form: string): Promise<void> {
  const counted = await platform.publicEmailCounts.count(
    callerNetworks(clientAddress).map(({ name, weight }) => ({
      key: `${form}-form:${name}`,
      windows: [{ most: MOST_FROM_NETWORK * weight, lengthMs: DAY_MS, begins: "first count" }],
    })),
  );
  if (counted.ok) return;
  throw new DomainError(
    "rate_limited",
    "This form was sent too often from your network today. Please try again later.",
    {
      retryAfterSeconds: Math.ceil(counted.waitMs / SECOND_MS),
    },
  );
}

/** Counts an email to an address that anybody may have entered. @returns false if it has just had several of them */
export async function mayEmail({ publicEmailCounts }: Platform, recipient: string): Promise<boolean> {
  const window = { most: MOST_TO_RECIPIENT, lengthMs: HOUR_MS, begins: "first count" } as const;
  return (await publicEmailCounts.count([{ key: `recipient:${recipient}`, windows: [window] }])).ok;
}
