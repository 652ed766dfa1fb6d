import { and, asc, desc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { partnerUsageDays, partnerUsageTopics } from "../../../db/schema/partners-usage";

interface Place {
  partnerId: string;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
}

const COUNTS = ["conversations", "answered", "askedBack", "unknown", "offTopic", "uploads", "redemptions"] as const;
type Count = (typeof COUNTS)[number];

/** The statement that adds to the counts of a day. */
export const addToDay = (db: Database, place: Place, counts: Partial<Record<Count, number>>) =>
  db
    .insert(partnerUsageDays)
    .values({ ...place, ...counts })
    .onConflictDoUpdate({
      target: [partnerUsageDays.partnerId, partnerUsageDays.day],
      set: Object.fromEntries(
        COUNTS.filter((name) => counts[name]).map((name) => [
          name,
          sql`${partnerUsageDays[name]} + ${counts[name] ?? 0}`,
        ]),
      ),
    });

export const addToTopic = (db: Database, place: Place & { topic: string }) =>
  db
    .insert(partnerUsageTopics)
    .values({ ...place, questions: 1 })
    .onConflictDoUpdate({
      target: [partnerUsageTopics.partnerId, partnerUsageTopics.day, partnerUsageTopics.topic],
      set: { questions: sql`${partnerUsageTopics.questions} + 1` },
    });

export const findDays = (db: Database, partnerId: string, fromDay: string) =>
  db
    .select()
    .from(partnerUsageDays)
    .where(and(eq(partnerUsageDays.partnerId, partnerId), gte(partnerUsageDays.day, fromDay)));

export const findTopics = (db: Database, partnerId: string, fromDay: string, limit: number) =>
  db
    .select({ topic: partnerUsageTopics.topic, questions: sql<number>`sum(${partnerUsageTopics.questions})` })
    .from(partnerUsageTopics)
    .where(and(eq(partnerUsageTopics.partnerId, partnerId), gte(partnerUsageTopics.day, fromDay)))
    .groupBy(partnerUsageTopics.topic)
    .orderBy(desc(sql`sum(${partnerUsageTopics.questions})`), partnerUsageTopics.topic)
    .limit(limit);

/** Each day's first topics, and on every day those that are asked for besides; by day, the most frequent first. */
export function findDayTopics(
  db: Database,
  { partnerId, fromDay, limit, also }: { partnerId: string; fromDay: string; limit: number; also: readonly string[] },
) {
  const place = sql<number>`row_number() over (partition by ${partnerUsageTopics.day} order by ${partnerUsageTopics.questions} desc, ${partnerUsageTopics.topic})`;
  const ranked = db
    .select({
      day: partnerUsageTopics.day,
      topic: partnerUsageTopics.topic,
      questions: partnerUsageTopics.questions,
      place: place.as("place"),
    })
    .from(partnerUsageTopics)
    .where(and(eq(partnerUsageTopics.partnerId, partnerId), gte(partnerUsageTopics.day, fromDay)))
    .as("ranked");
  return db
    .select({ day: ranked.day, topic: ranked.topic, questions: ranked.questions })
    .from(ranked)
    .where(or(lte(ranked.place, limit), inArray(ranked.topic, [...also])))
    .orderBy(asc(ranked.day), asc(ranked.place));
}
