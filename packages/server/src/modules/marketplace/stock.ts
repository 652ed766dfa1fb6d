import { DomainError } from "@wattleaf/shared/errors";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { isUniqueViolation } from "../../db/constraint";
import { type CatalogRow, requireItem } from "./catalog";
import * as repo from "./stock.repo";

/** The longest code that fits on a card and in an email. */
const MAX_CODE_LENGTH = 100;
const CODE = /^[\x21-\x7E]+$/;

/**
 * Puts pieces of an item into the stock; the first real ones replace a sample's.
 * @throws DomainError not_found, invalid_input for vouchers, whose stock is their codes
 */
export async function addStock(platform: Platform, itemId: string, quantity: number): Promise<void> {
  const item = await requireItem(platform.db, itemId);
  if (item.category === "vouchers")
    throw new DomainError(
      "invalid_input",
      `The stock of ${item.id} is its codes. Add some with: bun run admin vouchers import FILE`,
    );
  if (item.category === "donations" && !(item.organizationEn && item.organizationZh))
    throw new DomainError(
      "invalid_input",
      `Say who gets the donation first: bun run admin items edit ${item.id} --help`,
    );
  await repo.restock(platform.db, [restockOf(platform, item, quantity)], []);
}

/** A line of a file of codes. */
export interface ImportedCode {
  /** As in an editor, from 1. */
  line: number;
  itemId: string;
  code: string;
}

/**
 * Adds voucher codes to the pools of their items: all of them, or none.
 * @returns how many each item got
 * @throws DomainError invalid_input with an issue for each line that is wrong: an item that is not a voucher, a code that
 *   is there twice or was imported before
 */
export async function importCodes(
  platform: Platform,
  lines: readonly ImportedCode[],
): Promise<ReadonlyMap<string, number>> {
  const { db, encryption, clock } = platform;
  const problems: { path: string; message: string }[] = [];
  const items = new Map<string, CatalogRow>();
  for (const itemId of new Set(lines.map((each) => each.itemId))) {
    const item = await requireItem(db, itemId).catch(() => null);
    if (item?.category === "vouchers") items.set(itemId, item);
  }
  const fingerprintOf = ({ itemId, code }: ImportedCode) => encryption.fingerprint(`voucher ${itemId} ${code}`);
  const known = await repo.findKnown(db, lines.map(fingerprintOf));
  const firstLines = new Map<string, number>();
  for (const each of lines) {
    const fingerprint = fingerprintOf(each);
    const problem = problemOf(each, items.has(each.itemId), known.has(fingerprint), firstLines.get(fingerprint));
    if (problem) problems.push({ path: `line ${each.line}`, message: problem });
    else firstLines.set(fingerprint, each.line);
  }
  if (problems.length > 0)
    throw new DomainError("invalid_input", "Nothing was imported. Correct these lines and import the file again.", {
      issues: problems,
    });
  const counts = new Map(
    [...items.keys()].map((id) => [id, lines.filter(({ itemId }) => itemId === id).length] as const),
  );
  const codes = lines.map((each, at) => ({
    id: newId(),
    itemId: each.itemId,
    encryptedCode: encryption.encrypt(each.code),
    fingerprint: fingerprintOf(each),
    // Sold in the order of the file.
    createdAtMs: clock.now() + at,
  }));
  try {
    const restocks = [...items.values()].map((item) => restockOf(platform, item, counts.get(item.id) ?? 0));
    await repo.restock(db, restocks, codes);
  } catch (error) {
    if (!isUniqueViolation(error, "voucher_codes")) throw error;
    throw new DomainError("conflict", "Another import added some of these codes meanwhile. Nothing was imported.");
  }
  return counts;
}

function problemOf(each: ImportedCode, isVoucher: boolean, isKnown: boolean, firstLine: number | undefined) {
  if (!isVoucher) return `"${each.itemId}" is not a voucher of this store. See: bun run admin items list`;
  if (!CODE.test(each.code) || each.code.length > MAX_CODE_LENGTH)
    return `A code has 1 to ${MAX_CODE_LENGTH} letters, digits and signs, and no spaces`;
  if (isKnown) return "This code was imported before";
  return firstLine === undefined ? null : `The same code as in line ${firstLine}`;
}

const restockOf = ({ clock }: Platform, { id }: CatalogRow, quantity: number): repo.Restock => ({
  movement: { id: newId(), itemId: id, quantity, reason: "restock", createdAtMs: clock.now() },
  withdrawalId: newId(),
});
