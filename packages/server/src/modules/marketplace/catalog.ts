import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import type { Database } from "../../db/client";
import { isUniqueViolation } from "../../db/constraint";
import * as repo from "./catalog.repo";

export type { CatalogRow } from "./catalog.repo";

/** What an operator says of an item; its stock comes and goes by `stock.ts` alone. */
export type ItemDetails = Omit<repo.NewItem, "stockQuantity" | "position" | "isSample">;

/** All items, those out of the shop too, in the shop's order. */
export const catalog = ({ db }: Platform): Promise<repo.CatalogRow[]> => repo.findAll(db);

/** Adds an item without stock at the end of the shop. @throws DomainError already_exists, invalid_input */
export async function addItem({ db }: Platform, item: ItemDetails): Promise<void> {
  checkOrganization(item);
  try {
    await repo.insert(db, { ...item, stockQuantity: 0, position: (await repo.lastPosition(db)) + 1 });
  } catch (error) {
    if (!isUniqueViolation(error, "marketplace_items")) throw error;
    throw new DomainError(
      "already_exists",
      `There is an item ${item.id} already. Change it with: bun run admin items edit`,
    );
  }
}

/** Changes what is given; purchases keep the name and price of their time. @throws DomainError not_found, invalid_input */
export async function editItem({ db }: Platform, id: string, changes: Partial<ItemDetails>): Promise<void> {
  const item = await requireItem(db, id);
  checkOrganization({ ...item, ...changes });
  await repo.update(db, id, changes);
}

/** @throws DomainError not_found */
export async function requireItem(db: Database, id: string): Promise<repo.CatalogRow> {
  const item = await repo.findAny(db, id);
  if (item) return item;
  throw new DomainError("not_found", `There is no item ${id}. List them with: bun run admin items list`);
}

/** A donation's receipt names who gets it. */
function checkOrganization({ category, organizationEn, organizationZh }: Partial<ItemDetails>) {
  if (category !== "donations" || (organizationEn && organizationZh)) return;
  throw new DomainError("invalid_input", "A donation needs --organization-en and --organization-zh, for its receipts.");
}
