import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { getPartnerUsage, PartnerUsage } from "@wattleaf/shared/contracts/partners/insight";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../../core/request-context";
import { requirePartner } from "../workspaces/service";
import * as repo from "./repo";

const SHOWN_TOPICS = 12;
const NOTHING = { conversations: 0, answered: 0, askedBack: 0, unknown: 0, offTopic: 0, uploads: 0, redemptions: 0 };

/** @throws DomainError not_found */
export async function usage(ctx: RequestContext, input: InputOf<typeof getPartnerUsage>): Promise<PartnerUsage> {
  const { db, clock } = ctx.platform;
  const { id } = await requirePartner(ctx, input);
  const nowMs = clock.now();
  const days = Array.from({ length: input.days }, (_, at) =>
    new Date(nowMs - (input.days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const [first = ""] = days;
  const [counted, topics] = await Promise.all([
    repo.findDays(db, id, first),
    repo.findTopics(db, id, first, SHOWN_TOPICS),
  ]);
  const also = topics.map(({ topic }) => topic);
  const dayTopics = await repo.findDayTopics(db, { partnerId: id, fromDay: first, limit: SHOWN_TOPICS, also });
  const topicsOf = Map.groupBy(dayTopics, ({ day }) => day);
  return {
    days: days.map((day) => {
      const { partnerId: _partner, ...counts } = counted.find((one) => one.day === day) ?? {
        partnerId: id,
        day,
        ...NOTHING,
      };
      return { ...counts, topics: (topicsOf.get(day) ?? []).map(({ topic, questions }) => ({ topic, questions })) };
    }),
    topics,
  };
}
