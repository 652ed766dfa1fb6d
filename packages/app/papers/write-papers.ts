import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadWhitePapers, type WhitePaper } from "@wattleaf/content/white-papers/index";
import { whitePaperPdfPath } from "@wattleaf/shared/domain/white-papers";
import { LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";

const GENERATOR = fileURLToPath(new URL(".", import.meta.url));
const MANIFEST = fileURLToPath(new URL("../package.json", import.meta.url));
/** Survives a build, which empties its output folder. */
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/wattleaf-papers/", import.meta.url));

/** Writes every white paper as a PDF to where the site serves it; those that have not changed come from the cache. */
export async function writePapers(outDir: string): Promise<void> {
  const papers = loadWhitePapers();
  for (const language of LANGUAGES) {
    for (const paper of papers[language]) {
      const file = join(outDir, whitePaperPdfPath(paper.slug, language));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(await cachedPdf(paper, language), file);
    }
  }
}

async function cachedPdf(paper: WhitePaper, language: Language): Promise<string> {
  const file = join(
    CACHE,
    `${paper.slug}.${language}.${generatorHash().update(JSON.stringify(paper)).digest("hex")}.pdf`,
  );
  if (existsSync(file)) return file;
  // Loads the fonts, so only where something is to be drawn.
  const { renderPaper } = await import("./render");
  const { bytes } = await renderPaper(paper, language);
  mkdirSync(CACHE, { recursive: true });
  // Whole or not at all, whatever ends this process.
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  return file;
}

/** Of the code that draws papers, and of the versions of what it uses. */
function generatorHash() {
  const hash = createHash("sha256").update(readFileSync(MANIFEST));
  for (const name of readdirSync(GENERATOR).toSorted()) hash.update(readFileSync(join(GENERATOR, name)));
  return hash;
}
