import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadWhitePapers } from "@wattleaf/content/white-papers/index";
import { whitePaperPdfPath } from "@wattleaf/shared/domain/white-papers";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { BuiltFileCache } from "../prerender/built-file-cache";

/** Writes every white paper as a PDF to where the site serves it; those that have not changed come from the cache. */
export async function writePapers(outDir: string): Promise<void> {
  const cache = new BuiltFileCache("wattleaf-papers", fileURLToPath(new URL(".", import.meta.url)));
  const papers = loadWhitePapers();
  for (const language of LANGUAGES) {
    for (const paper of papers[language]) {
      const cached = await cache.file(`${paper.slug}.${language}.pdf`, paper, async () => {
        // Loads the fonts, so only where something is to be drawn.
        const { renderPaper } = await import("./render");
        return (await renderPaper(paper, language)).bytes;
      });
      const file = join(outDir, whitePaperPdfPath(paper.slug, language));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(cached, file);
    }
  }
}
