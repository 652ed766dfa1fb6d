import type { noticesSchema } from "@wattleaf/shared/contracts/notices";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { below, fieldError } from "@wattleaf/shared/field-error";
import type { z } from "zod";
import { TARIFF_CATALOG } from "../../content/tariffs";
import { noticeText, type Notice } from "@wattleaf/engine/tariff/notices";
import { withoutRepeats } from "@wattleaf/engine/notices";
import { servedAt, type Territory } from "@wattleaf/engine/tariff/territory";
import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import { territoryOfEntry, territoryOfUtility } from "./territories";
import type { Tariff } from "@wattleaf/engine/tariff/tariff";

/** A tariff of a request, ready to bill with. */
export interface ChosenTariff {
  tariff: Tariff;
  notices: Notice[];
  /** It is one of the catalog, whose figures are samples. */
  sample: boolean;
}

/** @throws DomainError invalid_input that names the field of the request */
export function chosenTariff(input: { tariff_id?: string; tariff?: UrdbItem }): ChosenTariff {
  return input.tariff ? inlineTariff(input.tariff, "tariff") : catalogTariff(input.tariff_id ?? "", "tariff_id");
}

/**
 * The tariffs of a request, each with a unique id.
 * @throws DomainError invalid_input with the request's field
 */
export function chosenTariffs(input: { tariff_ids: readonly string[]; tariffs: readonly UrdbItem[] }): ChosenTariff[] {
  const chosen = [
    ...input.tariff_ids.map((id, index) => catalogTariff(id, `tariff_ids.${index}`)),
    ...input.tariffs.map((item, index) =>
      inlineTariff({ ...item, label: item.label ?? `tariffs.${index}` }, `tariffs.${index}`),
    ),
  ];
  const ids = chosen.map(({ tariff }) => tariff.id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw fieldError("tariffs", `List each tariff once and use unique labels: ${repeated}.`);
  return chosen;
}

/** What the catalog knows that the home's own utility offers. */
export const offeredTariffs = (home: Territory): ChosenTariff[] =>
  TARIFF_CATALOG.filter((entry) => servedAt(territoryOfEntry(entry), home) === "served").map(({ id }) =>
    catalogTariff(id, "tariff_ids"),
  );

export function toTariffNoticesResponse(notices: readonly Notice[]): z.input<typeof noticesSchema> {
  return withoutRepeats(notices).map((found) => ({ ...found, message: noticeText(found) }));
}

function catalogTariff(id: string, path: string): ChosenTariff {
  const entry = TARIFF_CATALOG.find((each) => each.id === id);
  if (!entry) throw fieldError(path, "This tariff isn't in the catalog. GET /api/v1/tariffs lists all tariffs.");
  const { tariff, notices } = readTariff(entry.item);
  return { tariff: { ...tariff, territory: territoryOfEntry(entry) }, notices, sample: true };
}

/** The engine names fields of the tariff; the caller knows them below the request's own. */
const inlineTariff = (item: UrdbItem, path: string): ChosenTariff =>
  below(path, () => {
    const { tariff, notices } = readTariff(item);
    const territory = territoryOfUtility(item) ?? tariff.territory;
    return { tariff: { ...tariff, territory }, notices, sample: false };
  });
