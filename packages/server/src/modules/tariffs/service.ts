import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { getTariff, listTariffs } from "@wattleaf/shared/contracts/tariffs/catalog";
import { billTariff, compareTariffs, tariffPrices } from "@wattleaf/shared/contracts/tariffs/billing";
import { DomainError } from "@wattleaf/shared/errors";
import { type CatalogTariff, TARIFF_CATALOG } from "../../content/tariffs";
import type { RequestContext } from "../../core/request-context";
import type { BulkPayload } from "../../core/bulk";
import { runBulk } from "../../core/run-bulk";

/** @throws DomainError invalid_input, too_large, overloaded */
export const bill = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, billTariff, payload);

/** @throws DomainError invalid_input, too_large, overloaded */
export const compare = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, compareTariffs, payload, { nowMs: ctx.platform.clock.now() });

/** @throws DomainError invalid_input, overloaded */
export const prices = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, tariffPrices, payload);

export async function list({ provider }: InputOf<typeof listTariffs>): Promise<OutputOf<typeof listTariffs>> {
  const found = TARIFF_CATALOG.filter((entry) => provider === undefined || entry.provider === provider);
  return { tariffs: found.map(summaryOf) };
}

/** @throws DomainError not_found */
export async function get({ tariff_id: id }: InputOf<typeof getTariff>): Promise<OutputOf<typeof getTariff>> {
  const entry = TARIFF_CATALOG.find((each) => each.id === id);
  if (!entry) throw new DomainError("not_found", "This tariff isn't in the catalog.");
  return { ...summaryOf(entry), tariff: entry.item };
}

const summaryOf = ({
  id,
  provider,
  kind,
  effectiveDate,
  lastDate,
  timeZone,
  source,
  sample,
  note,
  item,
}: CatalogTariff) => ({
  tariff_id: id,
  provider,
  utility: item.utility ?? "",
  name: item.name ?? id,
  kind,
  effective_date: effectiveDate,
  end_date: lastDate ?? null,
  time_zone: timeZone,
  currency: item.currency ?? "USD",
  source,
  sample,
  note,
});
