import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import { unreadable } from "./limits";

const require = createRequire(import.meta.url);

/** Where the models are: everything comes from installed packages, nothing is downloaded and nothing is cached. */
const MODELS = {
  eng: () => require.resolve("@tesseract.js-data/eng/package.json"),
  deu: () => require.resolve("@tesseract.js-data/deu/package.json"),
  fra: () => require.resolve("@tesseract.js-data/fra/package.json"),
  spa: () => require.resolve("@tesseract.js-data/spa/package.json"),
  chi_sim: () => require.resolve("@tesseract.js-data/chi_sim/package.json"),
  osd: () => require.resolve("@tesseract.js-data/osd/package.json"),
} as const;
export type RecognizedLanguage = Exclude<keyof typeof MODELS, "osd">;

const LEGACY_ENGINE = 0;
const LSTM_ENGINE = 1;
/** Below this the orientation that was found is as good as a guess; upright pages of bills come to 4 and more. */
const MIN_ORIENTATION_CONFIDENCE = 2;

/** Recognizes text in one language in images of pages. */
export interface Recognizer {
  /** @throws DomainError `file_unreadable` when the picture cannot be decoded */
  read(picture: Uint8Array, page: number): Promise<PlacedText[]>;
  close(): Promise<void>;
}

/** Opens Tesseract's LSTM in WebAssembly with the model of a language. */
export async function openRecognizer(language: RecognizedLanguage): Promise<Recognizer> {
  const worker = await openWorker(language, LSTM_ENGINE);
  return {
    async read(picture, page) {
      const { data } = await worker
        .recognize(Buffer.from(picture), {}, { text: false, blocks: true })
        .catch((cause: unknown) => {
          throw unreadable("image_damaged", {}, cause);
        });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
      return lines.flatMap(({ bbox, words }) =>
        words.map((word) => ({
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

/** Degrees to rotate an image clockwise to make it upright; 0 if it is upright or its orientation is unknown. */
export async function turnOf(picture: Uint8Array): Promise<number> {
  const worker = await openWorker("osd", LEGACY_ENGINE);
  try {
    // It warns of every picture that states no resolution, which is most of them.
    await worker.setParameters({ debug_file: "/dev/null" } as Parameters<typeof worker.setParameters>[0]);
    const { data } = await worker.detect(Buffer.from(picture));
    const { orientation_degrees: degrees, orientation_confidence: confidence } = data;
    return degrees !== null && (confidence ?? 0) >= MIN_ORIENTATION_CONFIDENCE ? degrees : 0;
  } finally {
    await worker.terminate();
  }
}

async function openWorker(model: keyof typeof MODELS, engine: typeof LEGACY_ENGINE | typeof LSTM_ENGINE) {
  const { createWorker } = await import("tesseract.js");
  const isLegacy = engine === LEGACY_ENGINE;
  return createWorker(model, engine, {
    langPath: join(dirname(MODELS[model]()), "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
    legacyCore: isLegacy,
    legacyLang: isLegacy,
    // A failure is also a rejected promise; without a handler it would be thrown a second time, uncaught.
    errorHandler: () => undefined,
  });
}
