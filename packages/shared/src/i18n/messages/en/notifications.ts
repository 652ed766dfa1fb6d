/** What the bell tells. The names are those of NOTIFICATION_NAMES. */
export const notifications = {
  "notifications.title": "Notifications",
  "notifications.readAll": "Mark all as read",
  "notifications.new": "New:",
  "notifications.failed": "Couldn't load your notifications.",
  "notifications.empty.title": "Nothing new",
  "notifications.empty.text":
    "You'll see here when an import is done, an event comes up, green coins arrive, your home uses more than usual, or a month's savings are known.",
  "notifications.settings": "Notification settings",
  "notifications.name.import_done": "Your meter's history is imported: {count} readings.",
  "notifications.name.import_failed": "Your meter's import has stopped. Check the connection.",
  "notifications.name.event_announced": "Plant event on {date}, {hours}: your home takes part.",
  "notifications.name.coins_upload_bill": "+{count} green coins for your first bill.",
  "notifications.name.coins_connect_devices": "+{count} green coins for your first device or meter.",
  "notifications.name.coins_invite": "+{count} green coins: a friend you invited has joined.",
  "notifications.name.coins_savings": "+{count} green coins for the energy that your home saved in {month}.",
  "notifications.name.coins_event": "+{count} green coins for what your home delivered in a plant event.",
  "notifications.name.coins_achievement": "+{count} green coins for an achievement.",
  "notifications.name.order_completed": "Your order is complete. Your purchase history has the details.",
  "notifications.name.order_refunded": "+{count} green coins: a purchase was refunded.",
  "notifications.name.unusual_day": "Unusual use on {date}: {kwh} kWh instead of about {usual} kWh.",
  "notifications.name.month_saved": "{month}: your home used {kwh} kWh less than expected.",
  "notifications.name.month_used_more":
    "{month}: your home used {kwh} kWh more than expected. See what would save most.",
  "notifications.name.month_as_expected":
    "{month}: your home used about as much as expected. See what would save most.",
  "notifications.kind.imports": "Imports",
  "notifications.kind.imports.hint": "When a meter's history is imported or the import stops.",
  "notifications.kind.events": "Plant events",
  "notifications.kind.events.hint": "The day before an event that your home takes part in.",
  "notifications.kind.coins": "Green coins",
  "notifications.kind.coins.hint": "When you receive green coins.",
  "notifications.kind.usage": "Unusual use",
  "notifications.kind.usage.hint": "When your home used far more than on similar days.",
  "notifications.kind.savings": "Savings reports",
  "notifications.kind.savings.hint":
    "How a month compares with what was expected, if your utility measures your home. One account in five, chosen at random, gets none, so that we can measure whether the reports save energy.",
} as const;
