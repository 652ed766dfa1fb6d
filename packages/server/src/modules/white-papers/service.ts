import { loadWhitePapers } from "@wattleaf/content/white-papers/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { countDownload as countOperation, listDownloads } from "@wattleaf/shared/contracts/white-papers";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { addDownload, findDownloads } from "./repo";

/** Read once: a release brings new papers. */
const SLUGS: readonly string[] = loadWhitePapers().en.map(({ slug }) => slug);

/** @throws DomainError not_found */
export async function countDownload(
  { platform }: RequestContext,
  { slug }: InputOf<typeof countOperation>,
): Promise<OutputOf<typeof countOperation>> {
  if (!SLUGS.includes(slug)) {
    const message = "There is no such white paper.";
    throw new DomainError("not_found", message, { issues: [{ path: "slug", message }] });
  }
  return { downloads: await addDownload(platform.db, slug) };
}

export async function downloads({ platform }: RequestContext): Promise<OutputOf<typeof listDownloads>> {
  const counts = await findDownloads(platform.db);
  return { papers: SLUGS.map((slug) => ({ slug, downloads: counts.get(slug) ?? 0 })) };
}
