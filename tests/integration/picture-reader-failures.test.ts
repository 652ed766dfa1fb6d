import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { NIGHTLY, sampled } from "../support/nightly";

const PRELOAD = fileURLToPath(new URL("../support/failing-picture-reader.ts", import.meta.url));
const GERMAN = new Uint8Array(readFileSync(new URL("../fixtures/bills/synthetic-german.jpg", import.meta.url)));
const READ = { source: "bill_image", total: 3_500_000, cost: { total: 1_527.66, currency: "EUR" } };

const spawn = Bun.spawn.bind(Bun);

/** Every process that reads pictures fails as told from here on; null lets it work. */
function failing(how: string | null) {
  const env = { ...process.env, BUN_OPTIONS: `--preload ${PRELOAD}`, PICTURE_READER_FAILS: how ?? "" };
  return vi
    .spyOn(Bun, "spawn")
    .mockImplementation(((command: string[], options: object) => spawn(command, { ...options, env })) as never);
}

/** As a Worker that has read nothing yet. */
async function freshWorker() {
  vi.resetModules();
  const { readUpload } = await import("../../packages/server/src/modules/bills/read-file");
  const { PageReader } = await import("../../packages/server/src/adapters/documents/page-reader");
  const recognizer = async () => {
    const reader = await PageReader.open();
    await reader.close();
    return reader.recognizer;
  };
  return { readUpload, recognizer };
}

afterEach(() => vi.restoreAllMocks());

test.runIf(NIGHTLY)("a photograph is read where PP-OCR cannot be loaded, which is not tried again", async () => {
  const { readUpload, recognizer } = await freshWorker();
  const started = failing("without a runtime");
  expect(await readUpload(GERMAN)).toMatchObject(READ);
  expect(await recognizer()).toBe("Tesseract");
  expect(started).toHaveBeenCalledTimes(1);
});

test.each(sampled(["in the middle of a page", "at its start"], 1))(
  "a photograph is read although PP-OCR's process ended %s, and the next one has PP-OCR again",
  async (how) => {
    const { readUpload, recognizer } = await freshWorker();
    failing(how);
    expect(await readUpload(GERMAN)).toMatchObject(READ);
    vi.restoreAllMocks();
    failing(null);
    expect(await recognizer()).toBe("PP-OCR");
  },
);

test("a picture that is damaged is rejected by PP-OCR, not read a second time", async () => {
  const { readUpload } = await freshWorker();
  const tesseract = vi.fn<() => object>(() => ({}));
  vi.doMock("tesseract.js", tesseract);
  const damaged = GERMAN.map((byte, index) => (index > 400 && index % 7 === 0 ? 0xff : byte));
  await expect(readUpload(damaged)).rejects.toMatchObject({ code: "file_unreadable" });
  expect(tesseract).not.toHaveBeenCalled();
  vi.doUnmock("tesseract.js");
});
