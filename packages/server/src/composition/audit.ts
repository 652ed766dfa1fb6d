import type { Database } from "../db/client";
import { auditStore } from "../modules/marketplace";
import { type AuditCheck, auditLedger } from "../modules/rewards";

/** Everything that must hold of coins, points and the store, whatever happens at the same time. Changes nothing. */
export const auditRewards = async (db: Database): Promise<AuditCheck[]> => [
  ...(await auditLedger(db)),
  ...(await auditStore(db)),
];
