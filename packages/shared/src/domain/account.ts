export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const INVITE_CODE_LENGTH = 6;
/** RFC 5321: the longest valid email address. */
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 80;
/** From one address. */
export const MAX_REGISTRATIONS_PER_DAY = 20;

export const SUBSCRIPTION_TIERS = ["free", "growth", "pro", "enterprise"] as const;
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];

export const ONBOARDING_STEPS = ["welcome", "upload_bill", "connect_devices"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How an account appears on the public leaderboard: under a code, with its first name, or not at all. */
export const LEADERBOARD_CHOICES = ["code", "name", "hidden"] as const;
export type LeaderboardChoice = (typeof LEADERBOARD_CHOICES)[number];
