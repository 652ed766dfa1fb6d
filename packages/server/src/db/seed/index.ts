import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { users } from "../schema/auth";
import { marketplaceItems } from "../schema/marketplace";
import { partnerOrigins, partners } from "../schema/partners";
import { coinEntries } from "../schema/rewards";
import { uploads } from "../schema/uploads";
import {
  DEMO_IDENTIFIER,
  DEMO_PARTNER_ID,
  DEMO_PARTNER_NAME,
  DEMO_PASSWORD,
  DEMO_WIDGET_KEY,
  demoUser,
  demoWelcome,
} from "./demo";
import { MARKETPLACE_ITEMS } from "./marketplace-items";

export type SampleUpload = Pick<typeof uploads.$inferInsert, "fileName" | "sizeBytes" | "sha256" | "facts">;

export interface SeedOptions {
  nowMs: number;
  /** The sample household's meter file as it was read; made only when the household is not there yet. */
  sampleUpload(): SampleUpload;
  hashPassword(password: string): Promise<string>;
  /** Where the partner demo page is served; null when it is off. */
  partnerDemoOrigins: readonly string[];
}

/** What every installation starts with. Adds only what is missing, so a second start changes nothing. */
export async function seedShop(db: Database): Promise<void> {
  await db
    .insert(marketplaceItems)
    .values([...MARKETPLACE_ITEMS])
    .onConflictDoNothing();
}

/** The sample household and the demo partner. */
export async function seedDemo(
  db: Database,
  { nowMs, hashPassword, sampleUpload, partnerDemoOrigins }: SeedOptions,
): Promise<void> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_IDENTIFIER));
  if (!existing) {
    const user = demoUser(await hashPassword(DEMO_PASSWORD), nowMs);
    const upload = { ...sampleUpload(), id: user.id, ownerId: `user:${user.id}`, createdAtMs: nowMs };
    await db.batch([
      db.insert(users).values(user),
      db.insert(coinEntries).values(demoWelcome(nowMs)),
      db.insert(uploads).values(upload),
    ]);
  }
  await db
    .insert(partners)
    .values({ id: DEMO_PARTNER_ID, name: DEMO_PARTNER_NAME, widgetKey: DEMO_WIDGET_KEY, createdAtMs: nowMs })
    .onConflictDoNothing();
  // The demo page's port may differ at each start: its list holds where it is now, and nothing else.
  await db.batch([
    db.delete(partnerOrigins).where(eq(partnerOrigins.partnerId, DEMO_PARTNER_ID)),
    ...partnerDemoOrigins.map((origin) => db.insert(partnerOrigins).values({ partnerId: DEMO_PARTNER_ID, origin })),
  ]);
}
