/** Why an account has its points: the history on the profile, row by row. */
export const points = {
  "points.title": "Why {points} points?",
  "points.failed": "Couldn't load your points history.",
  "points.list": "Points history",
  "points.more": "Show more",
  "points.method": "How points are counted",
  "points.empty":
    "No points yet. Connect a meter, and each full month from then on is compared with your own baseline.",
  "points.latest.less":
    "In {month}, you used {kwh} kWh less than your baseline. That's within your home's usual ups and downs, so it earns nothing alone.",
  "points.latest.more": "In {month}, you used {kwh} kWh more than your baseline, so it earned no points.",
  "points.latest.inGroup": "It counts in what all homes save together, which can bring a group bonus.",
  "points.review.pending": "Being checked",
  "points.review.pending.why":
    "You used {kwh} kWh less than the {baseline} kWh we expected. That's unusually much, so we check it before it earns points and green coins. You don't need to do anything.",
  "points.review.pending.why.net":
    "What you bought minus what you sold was {kwh} kWh below the {baseline} kWh we expected. That's unusually much, so we check it before it earns points and green coins. You don't need to do anything.",
  "points.review.rejected": "Not counted",
  "points.review.rejected.why":
    "You used {kwh} kWh less than the {baseline} kWh we expected. We checked it and couldn't count it as saved. If you think that's wrong, contact us.",
  "points.review.rejected.why.net":
    "What you bought minus what you sold was {kwh} kWh below the {baseline} kWh we expected. We checked it and couldn't count it as saved. If you think that's wrong, contact us.",
  "points.saving": "Saved in {month}",
  "points.saving.why":
    "{baseline} kWh expected, {used} kWh used: {kwh} kWh saved (80% range: {from} to {to}), {rate} points for each, rounded down",
  "points.saving.why.weather":
    "{baseline} kWh expected in this weather, {used} kWh used: {kwh} kWh saved (80% range: {from} to {to}), {rate} points for each, rounded down. Adjusted for weather.",
  "points.saving.why.net":
    "Bought minus sold: {baseline} kWh expected, {used} kWh measured, {kwh} kWh saved (80% range: {from} to {to}), {rate} points for each, rounded down",
  "points.group_bonus": "Group bonus for {month}",
  "points.group_bonus.why": "Your part of what homes saved together: {kwh} kWh, {rate} points for each, rounded down",
  "points.streak": "Streaks in {month}",
  "points.streak.why": "{rate} points for each whole week of days below your baseline: {weeks}",
  "points.demand_response": "Grid event of {day}",
  "points.demand_response.undated": "Grid event",
  "points.demand_response.why":
    "{base} points for delivering, and {rate} for each kWh that your meter shows: {kwh} kWh",
  "points.saving_corrected": "Correction: saved in {month}",
  "points.streak_corrected": "Correction: streaks in {month}",
  "points.group_bonus_corrected": "Correction: group bonus for {month}",
  "points.demand_response_corrected": "Correction: grid event of {day}",
  "points.demand_response_corrected.undated": "Correction: grid event",
  "points.corrected.kwh": "Your readings have changed since: {kwh} kWh",
  "points.corrected": "Your readings have changed since",
} as const;
