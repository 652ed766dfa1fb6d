import type { noticesSchema } from "@wattleaf/shared/contracts/notices";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { below, refusedField } from "@wattleaf/shared/refused-field";
import type { z } from "zod";
import { TARIFF_CATALOGUE } from "../../content/tariffs";
import { noticeInWords, type Notice } from "@wattleaf/engine/tariff/notices";
import { withoutRepeats } from "@wattleaf/engine/notices";
import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import type { Tariff } from "@wattleaf/engine/tariff/tariff";

/** A tariff of a request, ready to bill with. */
export interface ChosenTariff {
  tariff: Tariff;
  notices: Notice[];
  /** It is one of the catalogue, whose figures are samples. */
  sample: boolean;
}

/** @throws DomainError invalid_input that names the field of the request */
export function chosenTariff(input: { tariff_id?: string; tariff?: UrdbItem }): ChosenTariff {
  return input.tariff ? inlineTariff(input.tariff, "tariff") : catalogueTariff(input.tariff_id ?? "", "tariff_id");
}

/**
 * The tariffs of a request, each under an id of its own.
 * @throws DomainError invalid_input that names the field of the request
 */
export function chosenTariffs(input: { tariff_ids: readonly string[]; tariffs: readonly UrdbItem[] }): ChosenTariff[] {
  const chosen = [
    ...input.tariff_ids.map((id, index) => catalogueTariff(id, `tariff_ids.${index}`)),
    ...input.tariffs.map((item, index) =>
      inlineTariff({ ...item, label: item.label ?? `tariffs.${index}` }, `tariffs.${index}`),
    ),
  ];
  const ids = chosen.map(({ tariff }) => tariff.id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined)
    throw refusedField("tariffs", `Give each tariff once, and each its own label: ${repeated}.`);
  return chosen;
}

export function tariffNoticesOnWire(notices: readonly Notice[]): z.input<typeof noticesSchema> {
  return withoutRepeats(notices).map((found) => ({ ...found, message: noticeInWords(found) }));
}

function catalogueTariff(id: string, path: string): ChosenTariff {
  const entry = TARIFF_CATALOGUE.find((each) => each.id === id);
  if (!entry) throw refusedField(path, "There is no such tariff in the catalogue: GET /api/v1/tariffs lists it.");
  return { ...readTariff(entry.item), sample: true };
}

/** The engine names fields of the tariff; the caller knows them below the request's own. */
const inlineTariff = (item: UrdbItem, path: string): ChosenTariff =>
  below(path, () => ({ ...readTariff(item), sample: false }));
