import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { users } from "../../../db/schema/auth";
import { rewardMonths } from "../../../db/schema/rewards-points";

/** What homes that a utility measures saved in a month. */
export const listMeasuredMonths = (db: Database, month: string) =>
  db
    .select({ userId: rewardMonths.userId, savedWh: rewardMonths.savedWh, noiseWh: rewardMonths.noiseWh })
    .from(rewardMonths)
    .innerJoin(users, eq(users.id, rewardMonths.userId))
    .where(and(eq(rewardMonths.month, month), eq(rewardMonths.isMeasured, true), eq(users.isSample, false)));
