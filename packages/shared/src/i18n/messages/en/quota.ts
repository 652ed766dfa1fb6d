/** Shown when a user has reached the question limit. */
export const quota = {
  "quota.day": "You've reached today's question limit.",
  "quota.again.second": "You can ask again in 1 second.",
  "quota.again.seconds": "You can ask again in {n} seconds.",
  "quota.again.minute": "You can ask again in 1 minute.",
  "quota.again.minutes": "You can ask again in {n} minutes.",
  "quota.again.hour": "You can ask again in 1 hour.",
  "quota.again.hours": "You can ask again in {n} hours.",
  "quota.signIn": "Sign in to ask more today.",
} as const;
