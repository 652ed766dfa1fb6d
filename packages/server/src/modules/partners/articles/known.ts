import type { PartnerArticle } from "@wattleaf/assistant/knowledge/partner-articles";
import { ratePlanArticles } from "@wattleaf/assistant/knowledge/rate-plan/rate-plan-article";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import type { Platform } from "../../../core/platform";
import { listTariffs } from "../tariffs/repo";
import { readable } from "../tariffs/stored";
import * as repo from "./repo";

/** What the assistant knows on a partner's pages besides our own articles: those that it wrote, and those of its rate plans. */
export async function articlesOf({ db }: Pick<Platform, "db">, partnerId: string): Promise<PartnerArticle[]> {
  const [articles, tariffs] = [await repo.listArticles(db, partnerId), readable(await listTariffs(db, partnerId))];
  return [
    ...articles.map(({ id, language, title, markdown, url }) => ({
      id,
      language,
      title,
      markdown,
      ...(url === null ? {} : { url }),
    })),
    ...LANGUAGES.flatMap((language) => ratePlanArticles(tariffs, language)),
  ];
}
