import { isDeepStrictEqual } from "node:util";
import { toArticle } from "@wattleaf/assistant/knowledge/partner-articles";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type * as contract from "@wattleaf/shared/contracts/partners/articles";
import { MAX_PARTNER_ARTICLES } from "@wattleaf/shared/domain/partners";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { newId } from "../../../adapters/secrets";
import type { RequestContext } from "../../../core/request-context";
import { runSoon } from "../questions/run";
import { requirePartner } from "../workspaces/service";
import * as repo from "./repo";

/** @throws DomainError not_found */
export async function list(ctx: RequestContext, input: InputOf<typeof contract.listPartnerArticles>) {
  const { id } = await requirePartner(ctx, input);
  return (await repo.listArticles(ctx.platform.db, id)).map(toResponse);
}

/** @throws DomainError not_found, conflict, invalid_input for a text that the assistant could not quote */
export async function create(
  ctx: RequestContext,
  input: InputOf<typeof contract.createPartnerArticle>,
): Promise<contract.PartnerArticleEntry> {
  const partner = await requirePartner(ctx, input);
  const row = rowOf(ctx, partner.id, newId(), input);
  if (!(await repo.insertArticle(ctx.platform.db, row, MAX_PARTNER_ARTICLES)))
    throw reasonError("conflict", "partner_articles_full", { count: MAX_PARTNER_ARTICLES });
  runSoon(ctx.platform, partner.id);
  return toResponse(row);
}

/** @throws as {@link create}, except conflict */
export async function update(
  ctx: RequestContext,
  input: InputOf<typeof contract.updatePartnerArticle>,
): Promise<contract.PartnerArticleEntry> {
  const partner = await requirePartner(ctx, input);
  const row = rowOf(ctx, partner.id, input.article_id, input);
  const known = await repo.findArticle(ctx.platform.db, row);
  // Nothing to index or to ask again.
  if (known && isDeepStrictEqual({ ...row, updatedAtMs: 0 }, { ...known, updatedAtMs: 0 })) return toResponse(known);
  if (!(await repo.updateArticle(ctx.platform.db, row))) throw noSuchArticle();
  runSoon(ctx.platform, partner.id);
  return toResponse(row);
}

/** @throws DomainError not_found */
export async function remove(
  ctx: RequestContext,
  input: InputOf<typeof contract.removePartnerArticle>,
): Promise<{ ok: true }> {
  const partner = await requirePartner(ctx, input);
  if (!(await repo.deleteArticle(ctx.platform.db, { partnerId: partner.id, id: input.article_id })))
    throw noSuchArticle();
  runSoon(ctx.platform, partner.id);
  return { ok: true };
}

type Fields = Pick<InputOf<typeof contract.createPartnerArticle>, "language" | "markdown" | "title" | "url">;

function rowOf(ctx: RequestContext, partnerId: string, id: string, fields: Fields): repo.ArticleRow {
  const { language, title, markdown, url } = fields;
  try {
    toArticle({ id, language, title, markdown });
  } catch {
    const message = "Begin with a paragraph that answers the title, before the first ## heading.";
    throw new DomainError("invalid_input", message, { issues: [{ path: "markdown", message }] });
  }
  return { id, partnerId, language, title, markdown, url: url ?? null, updatedAtMs: ctx.platform.clock.now() };
}

const noSuchArticle = () => new DomainError("not_found", "This article doesn't exist. It may have been deleted.");

const toResponse = (row: repo.ArticleRow): contract.PartnerArticleEntry => ({
  id: row.id,
  language: row.language,
  title: row.title,
  markdown: row.markdown,
  ...(row.url === null ? {} : { url: row.url }),
  updatedAt: new Date(row.updatedAtMs).toISOString(),
});
