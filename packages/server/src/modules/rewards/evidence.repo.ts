import type { Database } from "../../db/client";
import { energyEvidence } from "../../db/schema/rewards-evidence";

/** Notes evidence as its holder's, unless another account brought it before. */
export const insertEvidence = (db: Database, evidence: typeof energyEvidence.$inferInsert) =>
  db.insert(energyEvidence).values(evidence).onConflictDoNothing();
