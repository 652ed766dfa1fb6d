import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import type { Notice } from "@wattleaf/engine/notices";
import { notice } from "@wattleaf/engine/notices";
import { languageOf } from "./page-language";
import type { RecognisedLanguage, Recogniser } from "./recogniser";
import { openRecogniser, turnOf } from "./recogniser";
import { turnedPicture, turnInExif } from "./turned-picture";

/** Words that the recogniser itself doubts more than this are stains and logos. */
const MIN_WORD_CERTAINTY = 0.3;
/** A page whose words are doubted more than this on average lies on its side, or its script is another. */
const MIN_PAGE_CERTAINTY = 0.68;
const TURN_TOLERANCE = 0.15;
/** After this long no page is read again, so that the job ends inside its time limit. */
const PASS_TIME_MS = 9_000;

/** Reads pictures of the pages of one document; close it when done. */
export class PageReader {
  readonly #recognisers = new Map<RecognisedLanguage, Recogniser>();
  readonly #notices: Notice[] = [];
  readonly #startedMs = performance.now();
  /** Language and turn of the pages so far, which the next page most likely shares. */
  #language: RecognisedLanguage = "eng";
  #turn = 0;

  /**
   * Reads a page as English first. Where its words hardly read as words it is turned upright, and where they speak
   * another language it is read again with that language's letters; the reading with the surer words counts.
   *
   * @throws DomainError `file_unreadable` when the picture cannot be decoded
   */
  async read(picture: Uint8Array, page: number): Promise<PlacedText[]> {
    const own = turnInExif(picture);
    let shown = turnedPicture(picture, own + this.#turn);
    let words = await this.#readAs(this.#language, shown, page);
    if (isDoubtful(words) && this.#turn === 0 && this.#hasTime()) {
      const turn = await turnOf(shown);
      const turned = turn === 0 ? shown : turnedPicture(picture, own + turn);
      const again = turn === 0 ? words : await this.#readAs(this.#language, turned, page);
      // Of another script, English letters are doubted however it lies, so a little less is no proof.
      if (turn !== 0 && certaintyOf(again) > certaintyOf(words) - TURN_TOLERANCE) {
        this.#turn = turn;
        this.#notices.push(notice("picture_turned", { degrees: turn }));
        [shown, words] = [turned, again];
      }
    }
    if (this.#language === "eng" && this.#hasTime()) {
      const language = isDoubtful(words) ? "chi_sim" : languageOf(words.map(({ text }) => text));
      const again = language === "eng" ? [] : await this.#readAs(language, shown, page);
      if (certaintyOf(again) > certaintyOf(words)) {
        this.#language = language;
        words = again;
      }
    }
    return words.filter(({ certainty }) => certainty >= MIN_WORD_CERTAINTY);
  }

  /** What was done to the pages. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#recognisers.values()].map((recogniser) => recogniser.close()));
  }

  async #readAs(language: RecognisedLanguage, picture: Uint8Array, page: number): Promise<PlacedText[]> {
    let recogniser = this.#recognisers.get(language);
    if (!recogniser) {
      recogniser = await openRecogniser(language);
      this.#recognisers.set(language, recogniser);
    }
    return recogniser.read(picture, page);
  }

  #hasTime(): boolean {
    return performance.now() - this.#startedMs < PASS_TIME_MS;
  }
}

function isDoubtful(words: readonly PlacedText[]): boolean {
  return certaintyOf(words) < MIN_PAGE_CERTAINTY;
}

/** Average over the letters, so that a stain that reads as many short words counts little. */
function certaintyOf(words: readonly PlacedText[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { certainty, text }) => sum + certainty * text.length, 0) / letters;
}
