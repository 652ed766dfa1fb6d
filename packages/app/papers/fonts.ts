import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";
import type { Language } from "@wattleaf/shared/i18n/language";
import { unpackWoff } from "./woff";

const require = createRequire(import.meta.url);
/** WOFF, because it is the format in which the packages have whole fonts, of which a part can be embedded. */
const readFont = (font: string, subset: string, weight: number): Buffer => {
  const folder = dirname(require.resolve(`@fontsource/${font}/package.json`));
  return unpackWoff(readFileSync(join(folder, `files/${font}-${subset}-${weight}-normal.woff`)));
};

interface FontFamily {
  normal: Buffer;
  bold: Buffer;
}

const readFamily = (font: string, subset: string, boldWeight: number): FontFamily => ({
  normal: readFont(font, subset, 400),
  bold: readFont(font, subset, boldWeight),
});

/** As the documents name them. Only the glyphs that a document uses are embedded. */
export const FONTS = {
  Latin: readFamily("inter", "latin", 600),
  LatinExtended: readFamily("inter", "latin-ext", 600),
  Chinese: readFamily("noto-sans-sc", "chinese-simplified", 700),
  Code: readFamily("jetbrains-mono", "latin", 600),
};
type FontName = keyof typeof FONTS;

/** The code points that a font has. */
function charactersOf({ normal }: FontFamily): ReadonlySet<number> {
  const font = fontkit.create(normal);
  return new Set("characterSet" in font ? font.characterSet : []);
}

const characters: Readonly<Record<FontName, ReadonlySet<number>>> = {
  Latin: charactersOf(FONTS.Latin),
  LatinExtended: charactersOf(FONTS.LatinExtended),
  Chinese: charactersOf(FONTS.Chinese),
  Code: charactersOf(FONTS.Code),
};

/** Letters, digits and signs. What is above, such as quotation marks and dashes, is wider in Chinese. */
const END_OF_LATIN = 0x24f;
const MINUS = 0x2212;

const ORDER: Record<Language, readonly FontName[]> = {
  en: ["Latin", "LatinExtended", "Chinese"],
  zh: ["Chinese", "Latin", "LatinExtended"],
};

/** @throws Error for a character that none of the fonts has */
function fontOf(character: string, language: Language): FontName {
  const code = character.codePointAt(0) ?? 0;
  const order = code <= END_OF_LATIN || code === MINUS ? ORDER.en : ORDER[language];
  const found = order.find((name) => characters[name].has(code));
  if (!found) throw new Error(`No font for "${character}" (U+${code.toString(16).toUpperCase()})`);
  return found;
}

export interface FontRun {
  text: string;
  font: FontName;
}

/** Splits a text where the font changes; a space stays with what is before it. */
export function fontRuns(text: string, language: Language): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = character === " " && last ? last.font : fontOf(character, language);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
