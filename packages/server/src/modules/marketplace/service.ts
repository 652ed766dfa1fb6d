import type { listItems as listItemsOperation, MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { Language } from "@wattleaf/shared/i18n/language";
import { accountOf } from "../../core/actor";
import type { RequestContext } from "../../core/request-context";
import { redeemability } from "../rewards";
import { findItems, type ItemRow } from "./repo";

/** What the store sells, in the reader's language, and what the caller may redeem of it. */
export async function listItems(
  ctx: RequestContext,
  input: InputOf<typeof listItemsOperation>,
): Promise<MarketplaceItem[]> {
  const { platform, actor } = ctx;
  const userId = accountOf(actor);
  const [rows, caller] = await Promise.all([
    findItems(platform.db, input.category),
    userId === null ? null : redeemability(platform, userId),
  ]);
  return rows.map((row) => ({
    ...toItem(row, input.language ?? ctx.language),
    redeemable: caller && caller.of(row, row.priceCoins),
  }));
}

function toItem(row: ItemRow, language: Language): Omit<MarketplaceItem, "redeemable"> {
  return {
    id: row.id,
    name: language === "zh" ? row.nameZh : row.nameEn,
    description: language === "zh" ? row.descriptionZh : row.descriptionEn,
    imageUrl: row.imageUrl,
    price: row.priceCoins,
    category: row.category,
    stockQuantity: row.stockQuantity,
    sample: row.isSample,
  };
}
