import type { Database } from "../../db/client";
import * as repo from "./audit.repo";
import { findLeaderboardDifferences } from "./leaderboard-audit.repo";

/** A rule that must always hold, and where it does not, each in words for an operator. */
export interface AuditCheck {
  rule: string;
  violations: string[];
}

/** What keeps the books when a request would break them. */
const TRIGGERS = [
  "coin_entries_balance",
  "coin_entries_no_delete",
  "coin_entries_no_update",
  "coin_verifications_balance",
  "coin_verifications_contact",
  "coin_verifications_no_delete",
  "coin_verifications_no_update",
  "marketplace_items_initial_stock",
  "point_entries_no_delete",
  "point_entries_no_update",
  "purchases_erased",
  "purchases_voucher_codes",
  "stock_movements_no_delete",
  "stock_movements_no_update",
  "stock_movements_stock",
] as const;

/** What must hold of coins and points at any moment, also while the server is writing: each check is one query. */
export async function auditLedger(db: Database): Promise<AuditCheck[]> {
  const unbalanced = await repo.findUnbalanced(db);
  const unbalancedVerified = await repo.findUnbalancedVerified(db);
  const repeated = await repo.findRepeatedKeys(db);
  const payments = await repo.findWrongPayments(db);
  const refunds = await repo.findWrongRefunds(db);
  const differences = await findLeaderboardDifferences(db);
  const missing = await repo.findMissingTriggers(db, TRIGGERS);
  return [
    {
      rule: "Each balance is the sum of its account's entries, and not below zero",
      violations: unbalanced.map(
        ({ userId, balance, sum }) => `account ${userId}: the balance is ${balance}, its entries come to ${sum}`,
      ),
    },
    {
      rule: "Each balance of verified coins is the sum of its account's verified entries, and not below zero",
      violations: unbalancedVerified.map(
        ({ userId, balance, sum }) =>
          `account ${userId}: ${balance} coins are verified, its verified entries come to ${sum}`,
      ),
    },
    {
      rule: "Each idempotency key has one entry",
      violations: repeated.map(({ key, entries }) => `key ${key}: ${entries} entries`),
    },
    {
      rule: "Each purchase is paid once, at its price",
      violations: payments.map(
        ({ purchaseId, totalCoins, paid }) =>
          `purchase ${purchaseId}: costs ${totalCoins ?? "nothing, it does not exist"}, paid ${paid ?? "nothing"}`,
      ),
    },
    {
      rule: "Each refund belongs to a refunded purchase, and is not more than its price",
      violations: refunds.map(
        ({ purchaseId, totalCoins, refunded }) =>
          `purchase ${purchaseId}: ${totalCoins === null ? "not refunded" : `cost ${totalCoins}`}, got ${refunded ?? "nothing"} back`,
      ),
    },
    {
      rule: "The leaderboard is the one that the ledger of points makes",
      violations: differences.map(
        ({ figure, kept, rebuilt }) => `${figure}: ${kept} is kept, rebuilt it is ${rebuilt}`,
      ),
    },
    {
      rule: "Entries never change: the database rejects it",
      violations: missing.map((name) => `the trigger ${name} is missing`),
    },
  ];
}
