import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import type { Notice } from "@wattleaf/engine/notices";
import { notice } from "@wattleaf/engine/notices";
import { legibleText } from "./legible-text";
import { openPictureReader, type PictureReader } from "./picture-text/open-reader";
import type { RawPicture } from "./picture-text/pixels";
import { withSigns } from "./picture-text/unsigned-amounts";
import { TesseractReader } from "./tesseract-reader";

/** Reads pictures of the pages of one document; close it when done. */
export class PageReader {
  readonly #notices: Notice[] = [];

  private constructor(
    private readonly paddle: PictureReader | null,
    private readonly tesseract: TesseractReader,
  ) {}

  /** With PP-OCR, or with Tesseract where ONNX Runtime has no build for the machine. */
  static async open(): Promise<PageReader> {
    return new PageReader(await openPictureReader(), new TesseractReader());
  }

  /**
   * Reads a page, given as a PNG or JPEG file or as raw pixels; one that is not upright is turned, and
   * a notice says so, as it does where a part could not be read.
   *
   * @throws DomainError `file_unreadable` when the picture cannot be decoded
   */
  async read(picture: Uint8Array | RawPicture, page: number): Promise<PlacedText[]> {
    const { placed, turn, isCut } = await (this.paddle
      ? this.#readAs(this.paddle, picture, page)
      : this.tesseract.read(picture, page).then((read) => ({ ...read, isCut: false })));
    if (turn !== 0) this.#notices.push(notice("picture_turned", { degrees: turn }));
    const { legible, isPart } = legibleText(placed, isCut);
    if (isPart) this.#notices.push(notice("picture_read_in_part"));
    return legible;
  }

  async #readAs(paddle: PictureReader, picture: Uint8Array | RawPicture, page: number) {
    const { placed, turn, unsigned, isCut } = await paddle.read({ picture, page });
    if (!unsigned) return { placed, turn, isCut };
    return { placed: withSigns(placed, unsigned, await this.tesseract.readSigns(unsigned.picture)), turn, isCut };
  }

  get recognizer(): "PP-OCR" | "Tesseract" {
    return this.paddle ? "PP-OCR" : "Tesseract";
  }

  /** What was done to the pages. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  async close(): Promise<void> {
    await Promise.all([this.paddle?.close(), this.tesseract.close()]);
  }
}
