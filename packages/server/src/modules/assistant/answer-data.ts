import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../context";
import { currentUser } from "../auth";
import { listItems } from "../marketplace";
import { latest } from "../uploads";
import type { AssistantData } from "./answer";

/** What the engine may know of the asker, read when a tool asks for it and at most once for an answer. */
export function assistantData(ctx: RequestContext, language: Language): AssistantData {
  return {
    usage: once(() => latest(ctx)),
    account: once(async () => {
      if (ctx.actor.kind !== "user") return null;
      const { firstName, greenCoins, subscriptionTier } = await currentUser(ctx);
      return { firstName, greenCoins, tier: subscriptionTier };
    }),
    items: once(() => listItems(ctx, { language })),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}
