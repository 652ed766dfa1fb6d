import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import { DomainError } from "@wattleaf/shared/errors";
import type { Notice } from "@wattleaf/engine/notices";
import { notice } from "@wattleaf/engine/notices";
import { legibleText } from "./legible-text";
import { openPictureReader, type PictureReader } from "./picture-text/open-reader";
import type { RawPicture } from "./picture-text/pixels";
import type { PictureText } from "./picture-text/read-picture";
import { withSigns } from "./picture-text/unsigned-amounts";
import { TesseractReader } from "./tesseract-reader";

/** Reads pictures of the pages of one document; close it when done. */
export class PageReader {
  readonly #notices: Notice[] = [];

  /** Null where it is not available, and from the page on which it failed. */
  #paddle: PictureReader | null;
  readonly #tesseract = new TesseractReader();

  private constructor(paddle: PictureReader | null) {
    this.#paddle = paddle;
  }

  /** With PP-OCR, or with Tesseract where ONNX Runtime has no build for the machine or fails. */
  static async open(): Promise<PageReader> {
    return new PageReader(await openPictureReader());
  }

  /**
   * Reads a page, given as a PNG or JPEG file or as raw pixels; one that is not upright is turned, and
   * a notice says so, as it does where a part could not be read.
   *
   * @throws DomainError `file_unreadable` when the picture cannot be decoded
   */
  async read(picture: Uint8Array | RawPicture, page: number): Promise<PlacedText[]> {
    const { placed, turn, isCut } = await this.#placed(picture, page);
    if (turn !== 0) this.#notices.push(notice("picture_turned", { degrees: turn }));
    const { legible, isPart } = legibleText(placed, isCut);
    if (isPart) this.#notices.push(notice("picture_read_in_part"));
    return legible;
  }

  async #placed(picture: Uint8Array | RawPicture, page: number) {
    const read = this.#paddle && (await this.#readAs(this.#paddle, picture, page));
    if (!read) return { ...(await this.#tesseract.read(picture, page)), isCut: false };
    const { placed, turn, unsigned, isCut } = read;
    if (!unsigned) return { placed, turn, isCut };
    return { placed: withSigns(placed, unsigned, await this.#tesseract.readSigns(unsigned.picture)), turn, isCut };
  }

  /** Null when the process fails: it may be ended at any time, and the document is no worse for it. */
  async #readAs(paddle: PictureReader, picture: Uint8Array | RawPicture, page: number): Promise<PictureText | null> {
    try {
      return await paddle.read({ picture, page });
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.#paddle = null;
      await paddle.close();
      return null;
    }
  }

  get recognizer(): "PP-OCR" | "Tesseract" {
    return this.#paddle ? "PP-OCR" : "Tesseract";
  }

  /** What was done to the pages. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  async close(): Promise<void> {
    await Promise.all([this.#paddle?.close(), this.#tesseract.close()]);
  }
}
