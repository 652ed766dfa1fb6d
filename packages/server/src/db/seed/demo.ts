import { REWARD_INVITER_COINS, WELCOME_COINS } from "@wattleaf/shared/domain/rewards";
import type { coinEntries } from "../schema/rewards-ledger";
import type { users } from "../schema/auth";

/** The sample household that the Demo button shows; marked as sample. No password opens it. */
const DEMO_EMAIL = "demo@wattleaf.example";
export const DEMO_USER_ID = "sample-household";

export const demoUser = (createdAtMs: number): typeof users.$inferInsert => ({
  id: DEMO_USER_ID,
  email: DEMO_EMAIL,
  firstName: "Alex",
  lastName: "Sample",
  passwordHash: "",
  inviteCode: "SAMPLE",
  language: "en",
  isSample: true,
  onboardingStep: null,
  onboardingCompleted: true,
  createdAtMs,
});

/** What brought its coins, beside its devices: the welcome, and four sample friends whom it has invited. */
export const demoCoins = (createdAtMs: number): (typeof coinEntries.$inferInsert)[] => [
  {
    id: `welcome-${DEMO_USER_ID}`,
    userId: DEMO_USER_ID,
    amount: WELCOME_COINS,
    reason: "welcome",
    idempotencyKey: `welcome:${DEMO_USER_ID}`,
    createdAtMs,
  },
  ...["aspen", "birch", "cedar", "elm"].map((friend) => ({
    id: `invite-sample-${friend}`,
    userId: DEMO_USER_ID,
    amount: REWARD_INVITER_COINS,
    reason: "invite" as const,
    idempotencyKey: `invite:sample-${friend}`,
    createdAtMs,
  })),
];

/** The utility of the partner demo page. */
export const DEMO_PARTNER_ID = "brightwater";
export const DEMO_WIDGET_KEY = "wl_pk_brightwater_demo";
export const DEMO_PARTNER_NAME = "Brightwater Power & Light";
