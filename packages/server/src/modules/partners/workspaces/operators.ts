import { MAX_PARTNERS } from "@wattleaf/shared/domain/partners";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../../core/platform";
import { normalizeEmail } from "../../auth";
import { findOrigins } from "../repo";
import * as repo from "./repo";

/* What operators do with any workspace: `bun run admin partner`. */

/** The one partner with that name or id. @throws DomainError not_found, conflict */
export async function partnerNamed({ db }: Platform, name: string): Promise<repo.PartnerRow> {
  const [row, another] = await repo.findPartnerByName(db, name);
  if (!row) throw new DomainError("not_found", `There is no partner "${name}". \`partner list\` shows them.`);
  if (another) throw new DomainError("conflict", `Several partners are called "${name}": use the id of one.`);
  return row;
}

export const allPartners = ({ db }: Platform) => repo.listAllPartners(db);

/**
 * The account of the person who is to manage a workspace. Its address is confirmed: anyone may register with an address
 * that is not theirs, and a workspace has secrets.
 * @throws DomainError not_found, conflict
 */
export async function ownerWithEmail({ db }: Platform, typed: string): Promise<string> {
  const email = normalizeEmail(typed);
  const account = await repo.findAccount(db, email);
  if (!account)
    throw new DomainError("not_found", `No account has the email address ${email}. Its owner has to register first.`);
  if (account.isSample)
    throw new DomainError("conflict", `${email} is the sample household's account, which can't own a workspace.`);
  if (account.emailVerifiedAtMs === null)
    throw new DomainError(
      "conflict",
      `The account ${email} hasn't confirmed its email address. Its owner has to open the link in the confirmation email first.`,
    );
  return account.id;
}

/** Gives a workspace to an account, also from another one. @throws DomainError conflict */
export async function giveWorkspace({ db }: Platform, partnerId: string, userId: string): Promise<void> {
  if (!(await repo.changeOwner(db, partnerId, userId, MAX_PARTNERS)))
    throw new DomainError("conflict", `This account has ${MAX_PARTNERS} workspaces already, and that is the limit.`);
}

/** Who and what depends on a workspace. */
export async function extentOf({ db }: Platform, { id, userId }: Pick<repo.PartnerRow, "id" | "userId">) {
  const [ownerEmail, origins, customerCount] = await Promise.all([
    userId === null ? null : repo.findEmail(db, userId),
    findOrigins(db, id),
    repo.countCustomers(db, id),
  ]);
  return { ownerEmail, origins, customerCount };
}

/** Deletes a workspace of any account; its customers' accounts are erased afterwards (maintenance). */
export const deleteWorkspace = ({ db }: Platform, partnerId: string): Promise<void> =>
  repo.deleteAnyPartner(db, partnerId);
