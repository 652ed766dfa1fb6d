import type { WhitePaper } from "@wattleaf/content/white-papers/index";
import type { Language } from "@wattleaf/shared/i18n/language";
import pdfmake from "pdfmake";
import { paperDocument } from "./document";
import { FONTS } from "./fonts";

declare module "pdfmake" {
  /** Missing in the types: where fonts that are no files come from. */
  export const virtualfs: { writeFileSync(name: string, content: Buffer): void };
}

const WEIGHTS = ["normal", "bold"] as const;
for (const [name, family] of Object.entries(FONTS)) {
  for (const weight of WEIGHTS) pdfmake.virtualfs.writeFileSync(`${name}-${weight}`, family[weight]);
  pdfmake.addFonts({ [name]: { normal: `${name}-normal`, bold: `${name}-bold` } });
}
// A document holds all that it shows.
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setUrlAccessPolicy(() => false);

/** A paper as a PDF. The same paper gives the same bytes. */
export async function renderPaper(
  paper: WhitePaper,
  language: Language,
): Promise<{ bytes: Uint8Array; pages: number }> {
  let pages = 0;
  const document = paperDocument(paper, language, (count) => {
    pages = count;
  });
  const bytes = await pdfmake.createPdf(document).getBuffer();
  return { bytes, pages };
}
