import { DEFAULT_PARTNER_SETTINGS, type PartnerSettings } from "@wattleaf/shared/domain/partners";
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

/** The utility of the partner demo page. */
export const DEMO_PARTNER_ID = "brightwater";
export const DEMO_WIDGET_KEY = "wl_pk_brightwater_demo";
export const DEMO_PARTNER_NAME = "Brightwater Power & Light";
export const DEMO_PARTNER_SETTINGS: PartnerSettings = {
  ...DEFAULT_PARTNER_SETTINGS,
  features: { upload: true, charts: true, rewards: true, redeem: true },
};
