import { CHAT_QUOTAS, type MessageQuota, PARTNER_CHAT_QUOTA, VISITOR_CHAT_QUOTA } from "@wattleaf/shared/domain/chat";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import { quota as en } from "@wattleaf/shared/i18n/messages/en/quota";
import { quota as zh } from "@wattleaf/shared/i18n/messages/zh/quota";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../core/request-context";
import type { CountRequest, Window } from "../../adapters/window-counter";
import { isOnPartnerPage, isReadOnly } from "../../core/actor";
import { callerNetworks } from "../../core/network";
import { currentUser } from "../auth";
import { requireChatOwner } from "./chat-owner";

const translators = { en: createTranslate(en), zh: createTranslate(zh) };

/**
 * Counts a message that is about to be answered against all applicable quotas: an account by its plan; a visitor by
 * cookie and by address; on a partner's page also for the partner.
 * @returns a function that releases the quota, for a message that turns out to be a repeat
 * @throws DomainError rate_limited, with the wait in the user's language
 */
export async function countMessage(ctx: RequestContext, language: Language): Promise<() => Promise<void>> {
  const counted = await ctx.platform.messageCounts.count(await bearersOf(ctx));
  if (counted.ok) return counted.release;
  const seconds = Math.max(1, Math.ceil(counted.waitMs / 1000));
  throw new DomainError("rate_limited", words(ctx, counted.window, seconds, language), { retryAfterSeconds: seconds });
}

async function bearersOf(ctx: RequestContext): Promise<CountRequest[]> {
  const { actor } = ctx;
  const own = requireChatOwner(ctx);
  const ofNetworks = (prefix: string) =>
    callerNetworks(ctx.clientAddress).map(({ name, weight }) =>
      bearer(`${prefix}:${name}`, VISITOR_CHAT_QUOTA, weight),
    );
  if (isOnPartnerPage(actor)) {
    // The partner's server tells its customers apart, also those of one network.
    const networks = actor.kind === "customer" ? [] : ofNetworks(`address:${actor.partnerId}`);
    return [bearer(own, VISITOR_CHAT_QUOTA), ...networks, bearer(`partner:${actor.partnerId}`, PARTNER_CHAT_QUOTA)];
  }
  // Sessions of the sample household are free to create, like cookies.
  if (actor.kind === "visitor" || isReadOnly(actor)) {
    return [bearer(own, VISITOR_CHAT_QUOTA), ...ofNetworks("address")];
  }
  const tier = actor.kind === "key" ? actor.tier : (await currentUser(ctx)).subscriptionTier;
  return [bearer(own, CHAT_QUOTAS[tier])];
}

const bearer = (key: string, { perMinute, perDay }: MessageQuota, weight = 1): CountRequest => ({
  key,
  windows: [
    { most: perMinute * weight, lengthMs: MINUTE_MS, begins: "first count" },
    { most: perDay * weight, lengthMs: DAY_MS, begins: "aligned" },
  ],
});

function words({ actor }: RequestContext, window: Window, seconds: number, language: Language): string {
  const t = translators[language];
  const [unit, n] =
    seconds <= 90
      ? (["second", seconds] as const)
      : seconds * SECOND_MS <= 90 * MINUTE_MS
        ? (["minute", Math.ceil(seconds / 60)] as const)
        : (["hour", Math.ceil((seconds * SECOND_MS) / HOUR_MS)] as const);
  const again = t(`quota.again.${unit}${n === 1 ? "" : "s"}`, { n });
  if (window.lengthMs === MINUTE_MS) return again;
  return [t("quota.day"), again, ...(actor.kind === "visitor" ? [t("quota.signIn")] : [])].join(
    language === "zh" ? "" : " ",
  );
}
