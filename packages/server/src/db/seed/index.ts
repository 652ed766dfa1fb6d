import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { marketplaceItems } from "../schema/marketplace";
import { partnerOrigins, partners } from "../schema/partners";
import { DEMO_PARTNER_ID, DEMO_PARTNER_NAME, DEMO_PARTNER_SETTINGS, DEMO_WIDGET_KEY } from "./demo";
import { MARKETPLACE_ITEMS } from "./marketplace-items";
import { seedSampleAccount } from "./sample-account";

export interface SeedOptions {
  nowMs: number;
  /** Where the demo partner's widget is shown: on the site's own home page, and on the partner demo page. */
  partnerDemoOrigins: readonly string[];
}

/** What every installation starts with. Adds only what is missing, so a second start changes nothing. */
export async function seedShop(db: Database): Promise<void> {
  await db
    .insert(marketplaceItems)
    .values([...MARKETPLACE_ITEMS])
    .onConflictDoNothing();
}

/** The sample household's account and the demo partner. */
export async function seedDemo(db: Database, { nowMs, partnerDemoOrigins }: SeedOptions): Promise<void> {
  await seedSampleAccount(db, nowMs);
  await db
    .insert(partners)
    .values({
      id: DEMO_PARTNER_ID,
      name: DEMO_PARTNER_NAME,
      widgetKey: DEMO_WIDGET_KEY,
      createdAtMs: nowMs,
      settings: DEMO_PARTNER_SETTINGS,
    })
    // An installation of before there were settings.
    .onConflictDoUpdate({ target: partners.id, set: { settings: DEMO_PARTNER_SETTINGS } });
  // The demo page's port may differ at each start: its list holds where it is now, and nothing else.
  await db.batch([
    db.delete(partnerOrigins).where(eq(partnerOrigins.partnerId, DEMO_PARTNER_ID)),
    ...partnerDemoOrigins.map((origin) => db.insert(partnerOrigins).values({ partnerId: DEMO_PARTNER_ID, origin })),
  ]);
}
