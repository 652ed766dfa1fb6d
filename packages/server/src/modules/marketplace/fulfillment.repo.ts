import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client";
import { donationReceipts, purchases, shipments, voucherCodes } from "../../db/schema/marketplace";

export type ShipmentRow = typeof shipments.$inferSelect;
export type ReceiptRow = typeof donationReceipts.$inferSelect;

/** The statement that keeps where a product goes, for the batch that buys it. */
export const insertShipment = (db: Database, shipment: { purchaseId: string; encryptedAddress: string }) =>
  db.insert(shipments).values(shipment);

/** Which of an account's purchases: all, or one. */
interface Which {
  userId: string;
  purchaseId?: string | undefined;
}

const ofBuyer = (db: Database, { userId, purchaseId }: Which) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), purchaseId === undefined ? undefined : eq(purchases.id, purchaseId)));

export const findCodes = (db: Database, which: Which) =>
  db
    .select({ purchaseId: voucherCodes.purchaseId, encryptedCode: voucherCodes.encryptedCode })
    .from(voucherCodes)
    .where(inArray(voucherCodes.purchaseId, ofBuyer(db, which)))
    .orderBy(asc(voucherCodes.createdAtMs), asc(voucherCodes.id));

export const findShipments = (db: Database, which: Which): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(shipments)
    .where(inArray(shipments.purchaseId, ofBuyer(db, which)));

export const findReceipts = (db: Database, which: Which): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(donationReceipts)
    .where(inArray(donationReceipts.purchaseId, ofBuyer(db, which)));
