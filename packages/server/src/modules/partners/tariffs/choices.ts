import type { TariffChoice } from "@wattleaf/assistant/ports";
import { tariffKind } from "@wattleaf/engine/tariff/tariff-kind";
import type { Platform } from "../../../core/platform";
import { listTariffs } from "./repo";
import { readable } from "./stored";

/** A partner's own rate plans, for comparisons on its pages. */
export async function tariffChoicesOf({ db }: Pick<Platform, "db">, partnerId: string): Promise<TariffChoice[]> {
  return readable(await listTariffs(db, partnerId)).map(({ id, name, item, tariff }) => ({
    tariff_id: id,
    provider: "other",
    utility: item.utility ?? "",
    name,
    kind: tariffKind(tariff),
    sample: false,
    item,
  }));
}
