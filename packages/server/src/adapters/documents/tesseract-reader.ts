import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import { languageOf } from "./page-language";
import type { RawPicture } from "./picture-text/pixels";
import { toPixmap } from "./pixmap";
import type { RecognizedLanguage, Recognizer } from "./recognizer";
import { openRecognizer, turnOf } from "./recognizer";
import { turnedPicture, turnInExif } from "./turned-picture";

/** Words that the recognizer itself doubts more than this are stains and logos. */
const MIN_WORD_CERTAINTY = 0.3;
/** A page whose words are doubted more than this on average lies on its side, or its script is another. */
const MIN_PAGE_CERTAINTY = 0.68;
const TURN_TOLERANCE = 0.15;
/** Readings of all pages of a document: the first one again turned and again in another language, then each once. */
const MAX_PASSES = 5;

/** Reads pictures of the pages of one document with Tesseract, which runs on every machine; close it when done. */
export class TesseractReader {
  readonly #recognizers = new Map<RecognizedLanguage, Recognizer>();
  #passes = 0;
  /** Language and turn of the pages so far, which the next page most likely shares. */
  #language: RecognizedLanguage = "eng";
  #turn = 0;

  /** The words of a small picture in English, which has every currency sign. */
  readSigns(picture: RawPicture): Promise<PlacedText[]> {
    return this.#readAs("eng", toPixmap(picture), 1);
  }

  /**
   * Reads a page as English first. If few words are recognized, the page is rotated upright; if the words are in
   * another language, it is read again with that language's model. The reading with the higher word confidence is used.
   *
   * @throws DomainError `file_unreadable` when the picture cannot be decoded
   */
  async read(source: Uint8Array | RawPicture, page: number): Promise<{ placed: PlacedText[]; turn: number }> {
    const picture = source instanceof Uint8Array ? source : toPixmap(source);
    const own = turnInExif(picture);
    let shown = turnedPicture(picture, own + this.#turn);
    let words = await this.#readAs(this.#language, shown, page);
    if (isDoubtful(words) && this.#turn === 0 && this.#mayReadAgain()) {
      const turn = await turnOf(shown);
      const turned = turn === 0 ? shown : turnedPicture(picture, own + turn);
      const again = turn === 0 ? words : await this.#readAs(this.#language, turned, page);
      // Text in another script has low confidence in English whatever its orientation, so a slight decrease proves
      // nothing.
      if (turn !== 0 && certaintyOf(again) > certaintyOf(words) - TURN_TOLERANCE) {
        this.#turn = turn;
        [shown, words] = [turned, again];
      }
    }
    if (this.#language === "eng" && this.#mayReadAgain()) {
      const language = isDoubtful(words) ? "chi_sim" : languageOf(words.map(({ text }) => text));
      const again = language === "eng" ? [] : await this.#readAs(language, shown, page);
      if (certaintyOf(again) > certaintyOf(words)) {
        this.#language = language;
        words = again;
      }
    }
    return { placed: words.filter(({ certainty }) => certainty >= MIN_WORD_CERTAINTY), turn: this.#turn };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#recognizers.values()].map((recognizer) => recognizer.close()));
  }

  async #readAs(language: RecognizedLanguage, picture: Uint8Array, page: number): Promise<PlacedText[]> {
    let recognizer = this.#recognizers.get(language);
    if (!recognizer) {
      recognizer = await openRecognizer(language);
      this.#recognizers.set(language, recognizer);
    }
    this.#passes += 1;
    return recognizer.read(picture, page);
  }

  #mayReadAgain(): boolean {
    return this.#passes < MAX_PASSES;
  }
}

function isDoubtful(words: readonly PlacedText[]): boolean {
  return certaintyOf(words) < MIN_PAGE_CERTAINTY;
}

/** Averaged over characters, so that a stain read as many short words counts little. */
function certaintyOf(words: readonly PlacedText[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { certainty, text }) => sum + certainty * text.length, 0) / letters;
}
