import type { PartnerArticle } from "@wattleaf/assistant/knowledge/partner-articles";
import type { Platform } from "../../../core/platform";
import * as repo from "./repo";

/** What the assistant knows on a partner's pages besides our own articles. */
export async function articlesOf({ db }: Pick<Platform, "db">, partnerId: string): Promise<PartnerArticle[]> {
  const rows = await repo.listArticles(db, partnerId);
  return rows.map(({ id, language, title, markdown, url }) => ({
    id,
    language,
    title,
    markdown,
    ...(url === null ? {} : { url }),
  }));
}
