import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PlacedText } from "../../engine/bill/extract/text-lines";
import { unreadable } from "./limits";

const require = createRequire(import.meta.url);

/** Reads pictures of pages; close it when done. */
export interface PageReader {
  /** @throws DomainError `file_unreadable` when the picture cannot be decoded */
  read(picture: Uint8Array, page: number): Promise<PlacedText[]>;
  close(): Promise<void>;
}

/** Words that the recogniser itself doubts more than this are stains and logos. */
const MIN_WORD_CERTAINTY = 0.3;

/**
 * Opens the text recogniser (Tesseract's LSTM with its English model, in WebAssembly). Everything comes from installed
 * packages: nothing is downloaded and nothing is cached.
 */
export async function openPageReader(): Promise<PageReader> {
  const { createWorker } = await import("tesseract.js");
  const language = dirname(require.resolve("@tesseract.js-data/eng/package.json"));
  const worker = await createWorker("eng", 1, {
    langPath: join(language, "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
    // A failure is also a rejected promise; without a handler it would be thrown a second time, uncaught.
    errorHandler: () => undefined,
  });
  return {
    async read(picture, page) {
      const { data } = await worker
        .recognize(Buffer.from(picture), {}, { text: false, blocks: true })
        .catch((cause: unknown) => {
          throw unreadable("The picture is damaged and cannot be opened. Please take or scan it again.", cause);
        });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
      return lines.flatMap(({ bbox, words }) =>
        words
          .filter(({ confidence }) => confidence / 100 >= MIN_WORD_CERTAINTY)
          .map((word) => ({
            page,
            text: word.text,
            left: word.bbox.x0,
            right: word.bbox.x1,
            // A word's own box is lower without ascenders; its line's box keeps all words of a line together.
            top: bbox.y0,
            bottom: bbox.y1,
            certainty: word.confidence / 100,
          })),
      );
    },
    close: async () => void (await worker.terminate()),
  };
}
