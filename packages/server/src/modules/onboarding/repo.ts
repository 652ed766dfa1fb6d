import { and, eq, sql } from "drizzle-orm";
import type { OnboardingStep } from "@wattleaf/shared/domain/account";
import type { OnboardingReward } from "@wattleaf/shared/domain/rewards";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { devices } from "../../db/schema/devices";
import { meters } from "../../db/schema/meters";
import { uploads } from "../../db/schema/uploads";

export interface OnboardingState {
  step: OnboardingStep | null;
  completed: boolean;
}

const state = { step: users.onboardingStep, completed: users.onboardingCompleted };

/** Moves on only from the step that is current, so that the same call twice moves once. */
export async function advance(db: Database, userId: string, from: OnboardingStep, to: OnboardingState) {
  await db
    .update(users)
    .set({ onboardingStep: to.step, onboardingCompleted: to.completed })
    .where(and(eq(users.id, userId), eq(users.onboardingStep, from)));
}

export async function complete(db: Database, userId: string) {
  await db.update(users).set({ onboardingStep: null, onboardingCompleted: true }).where(eq(users.id, userId));
}

export async function findState(db: Database, userId: string): Promise<OnboardingState | null> {
  const [row] = await db.select(state).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Which actions of the setup are on record. */
export async function findRewardedActions(db: Database, userId: string): Promise<Record<OnboardingReward, boolean>> {
  const [row] = await db
    .select({
      uploaded: sql<number>`exists (select 1 from ${uploads} where ${uploads.ownerId} = ${`user:${userId}`})`,
      connected: sql<number>`exists (select 1 from ${devices} where ${devices.userId} = ${userId}) or exists (select 1 from ${meters} where ${meters.userId} = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return { upload_bill: Boolean(row?.uploaded), connect_devices: Boolean(row?.connected) };
}
