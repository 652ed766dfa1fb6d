/**
 * The process that reads the pictures of one document. The native runtime needs one of its own: ending a Worker while
 * it runs aborts the whole process (Bun 1.4.5, onnxruntime-node 1.30.0), and jobs that take too long are ended.
 */
import { imageSizeOf } from "../image-size";
import { outcomeOf } from "../../worker-queue/outcome";
import { decodePicture } from "./decode";
import type { FromReader, ReadRequest } from "./messages";
import { openModels } from "./models";
import { resized, sideFor, sizeWithin, toRgb } from "./pixels";
import { readPicture } from "./read-picture";

/** Letters of 8-point text on a page of this height are 24 pixels high; more pixels show nothing more of them. */
const LONGER_SIDE = 2_560;
/**
 * A process is not told that its Worker was ended, so it ends when no page has come for this long. A page that is being
 * read does not count: how long it takes depends on how busy the machine is, and the queue bounds its processor time.
 */
const IDLE_LIMIT_MS = 60_000;

const idleFor = () => setTimeout(() => process.exit(), IDLE_LIMIT_MS);
let idle = idleFor();
process.on("disconnect", () => process.exit());

const answer = (message: FromReader) => {
  clearTimeout(idle);
  idle = idleFor();
  process.send?.(message);
};

const models = openModels();
models.then(
  () => answer({ isReady: true }),
  (error: unknown) => answer({ isReady: false, reason: String(error) }),
);

process.on("message", ({ picture, page }: ReadRequest) => {
  clearTimeout(idle);
  void outcomeOf(async () => readPicture(await models, await pixelsOf(picture), page)).then(answer);
});

async function pixelsOf(picture: ReadRequest["picture"]) {
  if (picture instanceof Uint8Array) {
    const size = imageSizeOf(picture);
    return decodePicture(picture, size ? sideFor(size, LONGER_SIDE) : LONGER_SIDE);
  }
  const pixels = toRgb(picture);
  const { width, height } = sizeWithin(pixels, sideFor(pixels, LONGER_SIDE));
  return resized(pixels, width, height);
}
