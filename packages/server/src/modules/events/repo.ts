import { eq, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { eventRegistrations, eventSeats } from "../../db/schema/events";

/**
 * One write: the seat, the registration and its email, or nothing. A seat beyond the capacity is rejected by the
 * constraint `event_seats_taken`, and a second registration of an address by the primary key.
 */
export async function takeSeat(
  db: Database,
  registration: typeof eventRegistrations.$inferInsert,
  capacity: number,
  email: BatchItem<"sqlite">,
): Promise<void> {
  const { eventId } = registration;
  await db.batch([
    db
      .insert(eventSeats)
      .values({ eventId, capacity })
      .onConflictDoUpdate({ target: eventSeats.eventId, set: { capacity } }),
    db
      .update(eventSeats)
      .set({ taken: sql`${eventSeats.taken} + 1` })
      .where(eq(eventSeats.eventId, eventId)),
    db.insert(eventRegistrations).values(registration),
    email,
  ]);
}

/** Seats taken, by event. */
export async function takenSeats(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ eventId: eventSeats.eventId, taken: eventSeats.taken }).from(eventSeats);
  return new Map(rows.map(({ eventId, taken }) => [eventId, taken]));
}

export async function deleteEndedBefore(db: Database, beforeMs: number): Promise<void> {
  await db.delete(eventRegistrations).where(lt(eventRegistrations.eventEndsAtMs, beforeMs));
}
