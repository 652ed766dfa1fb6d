import { type ReadTariff, readTariff } from "@wattleaf/engine/tariff/read-tariff";
import { urdbItemSchema } from "@wattleaf/shared/contracts/urdb";
import { DomainError, type FieldIssue } from "@wattleaf/shared/errors";
import { validate } from "../../../core/validate";
import type { TariffRow } from "./repo";

/**
 * A stored rate plan as it is read now: it may have been added before a rule that rejects it, and must then not keep
 * the others from being told of.
 */
export function readStored({ item }: Pick<TariffRow, "item">): ReadTariff | { faults: readonly FieldIssue[] } {
  try {
    return readTariff(validate(urdbItemSchema, item));
  } catch (error) {
    if (error instanceof DomainError && error.issues.length > 0) return { faults: error.issues };
    throw error;
  }
}

/** Those that can be billed, and so explained and compared. */
export const readable = <Row extends Pick<TariffRow, "item">>(rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const read = readStored(row);
    return "faults" in read ? [] : [{ ...row, tariff: read.tariff }];
  });
