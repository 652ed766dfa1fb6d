import { isUniqueViolation } from "../../db/constraint";
import type { Platform } from "../../core/platform";
import type { StoreItemId } from "@wattleaf/shared/domain/store-items";
import * as repo from "./sample-stock.repo";

/** What the sample store has: enough to try it, some of it nearly or quite sold out. */
const SAMPLE_STOCK: Partial<Record<StoreItemId, number>> = {
  "cafe-voucher": 60,
  "transit-day-pass": 8,
  "bike-day-pass": 25,
  "market-voucher": 30,
  "repair-voucher": 12,
  "ev-charging-voucher": 20,
  "plant-a-tree": 5000,
  "school-solar": 400,
  "home-weatherization": 150,
  "solar-lantern": 300,
  "wetland-care": 2000,
  "clean-cookstove": 200,
  "led-bulb-pack": 35,
  "draft-stopper": 40,
  "window-film": 25,
  "shower-head": 10,
  "power-strip": 18,
  "room-thermometer": 30,
};

const ORGANIZATION = { organizationEn: "Sample organization", organizationZh: "示例机构" };

/** Stocks the sample store, once. Its codes say that they are samples, and its items are marked. */
export async function stockSamples({ db, encryption, clock }: Platform): Promise<void> {
  const stocked = await repo.findStocked(db);
  for (const [itemId, quantity] of Object.entries(SAMPLE_STOCK)) {
    if (stocked.has(itemId)) continue;
    const codes = Array.from({ length: quantity }, (_, at) => `SAMPLE-${itemId.toUpperCase()}-${at + 1}`);
    const rows = codes.map((code, at) => ({
      id: `sample:${itemId}:${at + 1}`,
      itemId,
      encryptedCode: encryption.encrypt(code),
      fingerprint: encryption.fingerprint(`voucher ${itemId} ${code}`),
      createdAtMs: clock.now() + at,
    }));
    await repo
      .stock(db, { itemId, quantity, nowMs: clock.now(), codes: rows, organization: ORGANIZATION })
      .catch((error) => {
        // Another process was faster.
        if (!isUniqueViolation(error, "stock_movements")) throw error;
      });
  }
}
