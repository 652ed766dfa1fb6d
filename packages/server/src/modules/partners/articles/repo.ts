import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { partnerArticles } from "../../../db/schema/partners-articles";
import { countKnowledgeChange } from "../repo";

export type ArticleRow = typeof partnerArticles.$inferSelect;

export const listArticles = (db: Database, partnerId: string): Promise<ArticleRow[]> =>
  db
    .select()
    .from(partnerArticles)
    .where(eq(partnerArticles.partnerId, partnerId))
    .orderBy(asc(partnerArticles.title), asc(partnerArticles.id));

/** @returns false if there are as many as there may be */
export async function insertArticle(db: Database, row: ArticleRow, most: number): Promise<boolean> {
  const count = sql`(select count(*) from ${partnerArticles} where ${eq(partnerArticles.partnerId, row.partnerId)})`;
  const [rows] = await db.batch([
    db
      .insert(partnerArticles)
      .select(
        sql`select ${row.id}, ${row.partnerId}, ${row.language}, ${row.title}, ${row.markdown}, ${row.url}, ${row.updatedAtMs} where ${count} < ${most}`,
      )
      .returning({ id: partnerArticles.id }),
    countKnowledgeChange(db, row.partnerId),
  ]);
  return rows.length > 0;
}

const chosen = ({ partnerId, id }: Pick<ArticleRow, "id" | "partnerId">) =>
  and(eq(partnerArticles.partnerId, partnerId), eq(partnerArticles.id, id));

export async function findArticle(
  db: Database,
  article: Pick<ArticleRow, "id" | "partnerId">,
): Promise<ArticleRow | null> {
  const [row] = await db.select().from(partnerArticles).where(chosen(article));
  return row ?? null;
}

export async function updateArticle(db: Database, row: ArticleRow): Promise<boolean> {
  const { id: _id, partnerId: _partner, ...values } = row;
  const [rows] = await db.batch([
    db.update(partnerArticles).set(values).where(chosen(row)).returning({ id: partnerArticles.id }),
    countKnowledgeChange(db, row.partnerId),
  ]);
  return rows.length > 0;
}

export async function deleteArticle(db: Database, article: Pick<ArticleRow, "id" | "partnerId">): Promise<boolean> {
  const [rows] = await db.batch([
    db.delete(partnerArticles).where(chosen(article)).returning({ id: partnerArticles.id }),
    countKnowledgeChange(db, article.partnerId),
  ]);
  return rows.length > 0;
}
