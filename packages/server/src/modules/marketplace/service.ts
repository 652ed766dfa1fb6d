import type { listItems as listItemsOperation, MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../core/request-context";
import { findItems, type ItemRow } from "./repo";

/** What the store sells, in the reader's language. */
export async function listItems(
  ctx: RequestContext,
  input: InputOf<typeof listItemsOperation>,
): Promise<MarketplaceItem[]> {
  const rows = await findItems(ctx.platform.db, input.category);
  return rows.map((row) => toItem(row, input.language ?? ctx.language));
}

function toItem(row: ItemRow, language: Language): MarketplaceItem {
  return {
    id: row.id,
    name: language === "zh" ? row.nameZh : row.nameEn,
    description: language === "zh" ? row.descriptionZh : row.descriptionEn,
    imageUrl: row.imageUrl,
    price: row.priceCoins,
    category: row.category,
    stockQuantity: row.stockQuantity,
  };
}
