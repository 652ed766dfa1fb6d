import { feedbackCases } from "../../../packages/server/src/modules/chat";
import { closeDatabase, openDatabase } from "../../../packages/server/src/db/client";

/**
 * Prints the questions whose answers missed as lines of the training data, with the frame that was read of each, for a
 * person to correct. `DATABASE_URL` names the product's database.
 */
export async function printFeedbackCases(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const url = env["DATABASE_URL"];
  if (!url)
    throw new Error("Name the database: DATABASE_URL=file:data/wattleaf.db bun run eval:assistant --from-feedback");
  const db = await openDatabase({ url, authToken: env["DATABASE_AUTH_TOKEN"] });
  try {
    for (const one of await feedbackCases(db, Date.now())) console.log(JSON.stringify(one));
  } finally {
    await closeDatabase(db);
  }
}
