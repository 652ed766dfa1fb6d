import type { TariffChoice } from "@wattleaf/assistant/ports";
import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import { tariffKind } from "@wattleaf/engine/tariff/tariff-kind";
import type { Platform } from "../../../core/platform";
import { listTariffs } from "./repo";

/** A partner's own rate plans, for comparisons on its pages. */
export async function tariffChoicesOf({ db }: Pick<Platform, "db">, partnerId: string): Promise<TariffChoice[]> {
  const rows = await listTariffs(db, partnerId);
  return rows.map(({ id, name, item }) => ({
    tariff_id: id,
    provider: "other",
    utility: item.utility ?? "",
    name,
    kind: tariffKind(readTariff(item).tariff),
    sample: false,
    item,
  }));
}
