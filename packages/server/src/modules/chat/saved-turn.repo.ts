import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { preparedBatch } from "../../db/prepared";
import { chatTurns } from "../../db/schema/chat";
import type { NewTurn } from "./new-turn.repo";

const SAVED = [
  "status",
  "answer",
  "citations",
  "suggestions",
  "attachments",
  "reading",
  "choices",
  "understanding",
  "events",
] as const;
type SavedTurn = Partial<Pick<NewTurn, (typeof SAVED)[number]>>;

/** What is not given stays as it is. */
const save = preparedBatch((db) => {
  const given = SAVED.map((name) => [name, sql`coalesce(${sql.placeholder(name)}, ${chatTurns[name]})`] as const);
  return [
    db
      .update(chatTurns)
      .set(Object.fromEntries(given))
      .where(and(eq(chatTurns.id, sql.placeholder("turnId")), eq(chatTurns.status, "answering"))),
  ];
});

/** Saves how far an answer has come. A turn that was stopped meanwhile stays stopped. */
export async function saveTurn(db: Database, turnId: string, change: SavedTurn): Promise<void> {
  const values = SAVED.map((name) => [
    name,
    change[name] == null ? null : chatTurns[name].mapToDriverValue(change[name]),
  ]);
  await save(db, { ...Object.fromEntries(values), turnId });
}
