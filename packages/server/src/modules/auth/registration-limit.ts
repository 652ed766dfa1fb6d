import { MAX_REGISTRATIONS_PER_DAY } from "@wattleaf/shared/domain/account";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_MS, HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { callerNetworks } from "../../core/network";
import type { RequestContext } from "../../core/request-context";

/**
 * Counts a registration that is about to be made for every network that its address stands for: a family or a small
 * office never gets there, a program that makes up people does.
 * @returns what takes it back, for a registration that failed
 * @throws DomainError rate_limited
 */
export async function countRegistration({ platform, clientAddress }: RequestContext): Promise<() => Promise<void>> {
  const counted = await platform.registrationCounts.count(
    callerNetworks(clientAddress).map(({ name, weight }) => ({
      key: `registration:${name}`,
      windows: [{ most: MAX_REGISTRATIONS_PER_DAY * weight, lengthMs: DAY_MS, begins: "first count" }],
    })),
  );
  if (counted.ok) return counted.release;
  const hours = Math.max(1, Math.ceil(counted.waitMs / HOUR_MS));
  throw reasonError(
    "rate_limited",
    hours === 1 ? "too_many_registrations_hour" : "too_many_registrations_hours",
    { hours },
    { retryAfterSeconds: Math.ceil(counted.waitMs / SECOND_MS) },
  );
}
