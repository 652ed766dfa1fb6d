import { readFileSync } from "node:fs";
import { openPictureReader } from "../../packages/server/src/adapters/documents/picture-text/open-reader";
import { TesseractReader } from "../../packages/server/src/adapters/documents/tesseract-reader";
import { type BenchRow, percentile, row } from "./measure";

const RUNS = 3;
const MEGABYTE = 1024 ** 2;
/** A phone's photograph. */
const LONGER_SIDE = 4_032;
const FIXTURE = new URL("../fixtures/bills/synthetic-american.png", import.meta.url);

/** A photographed bill of 14 million pixels, from its bytes to its lines: PP-OCR with its process, and Tesseract. */
export async function benchPictures(): Promise<BenchRow[]> {
  const original = new Uint8Array(readFileSync(FIXTURE));
  const photograph = await new Bun.Image(original)
    .resize(LONGER_SIDE, Math.round((LONGER_SIDE * 1_200) / 1_400))
    .jpeg({ quality: 80 })
    .bytes();
  const paddle: number[] = [];
  const tesseract: number[] = [];
  let memoryBytes = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    const reader = await openPictureReader();
    if (!reader) throw new Error("ONNX Runtime cannot be loaded here");
    await reader.read({ picture: photograph, page: 1 });
    paddle.push((performance.now() - from) / 1_000);
    memoryBytes = Math.max(memoryBytes, await reader.close());

    const tesseractFrom = performance.now();
    const other = new TesseractReader();
    await other.read(photograph, 1).finally(() => other.close());
    tesseract.push((performance.now() - tesseractFrom) / 1_000);
  }
  return [
    row(`photograph of 14 million pixels, PP-OCR: median of ${RUNS}`, percentile(paddle, 0.5), "s", 6),
    row("photograph of 14 million pixels, PP-OCR: memory of its process", memoryBytes / MEGABYTE, "MB", 700),
    row(`photograph of 14 million pixels, Tesseract: median of ${RUNS}`, percentile(tesseract, 0.5), "s", 10),
  ];
}
