import type { PostalAddress, Purchase } from "@wattleaf/shared/contracts/marketplace";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Platform } from "../../core/platform";
import * as repo from "./fulfillment.repo";
import type { PurchaseRow } from "./repo";

/** How a purchase reaches its buyer. */
type Fulfillment = Pick<Purchase, "voucherCodes" | "shipment" | "receipt">;

/** Codes, addresses and receipts of an account's purchases, or of one of them. */
export async function fulfillments(
  { db, encryption }: Pick<Platform, "db" | "encryption">,
  userId: string,
  purchaseId?: string,
) {
  const which = { userId, purchaseId };
  const [codes, shipments, receipts] = await Promise.all([
    repo.findCodes(db, which),
    repo.findShipments(db, which),
    repo.findReceipts(db, which),
  ]);
  return ({ id, status }: Pick<PurchaseRow, "id" | "status">, language: Language): Fulfillment => {
    const shipment = shipments.find((each) => each.purchaseId === id);
    const receipt = receipts.find((each) => each.purchaseId === id);
    // A purchase under review has its codes, but its buyer has not.
    const own = status === "completed" ? codes.filter((each) => each.purchaseId === id) : [];
    return {
      voucherCodes: own.map(({ encryptedCode }) => encryption.decrypt(encryptedCode)),
      shipment: shipment
        ? {
            address: decryptAddress({ encryption }, shipment.encryptedAddress),
            shippedAt: shipment.shippedAtMs === null ? null : new Date(shipment.shippedAtMs).toISOString(),
          }
        : null,
      receipt:
        receipt && status === "completed"
          ? {
              number: receipt.number,
              organization: language === "zh" ? receipt.organizationZh : receipt.organizationEn,
            }
          : null,
    };
  };
}

export const encryptAddress = ({ encryption }: Pick<Platform, "encryption">, address: PostalAddress): string =>
  encryption.encrypt(JSON.stringify(address));

/** As it was validated when it was given: later rules do not apply to it. */
export const decryptAddress = ({ encryption }: Pick<Platform, "encryption">, encrypted: string): PostalAddress =>
  JSON.parse(encryption.decrypt(encrypted)) as PostalAddress;

/** As lines on a parcel. */
export function addressLines({ name, line1, line2, city, region, postalCode, country }: PostalAddress): string[] {
  const place = [city, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [name, line1, line2 ?? "", place, country].filter((line) => line !== "");
}
