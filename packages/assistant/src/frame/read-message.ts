import shipped from "./model/reader.json";
import { unpackModel } from "./model-file";
import type { MessageReader, MessageReading, ReadingContext } from "./reader";
import { readerOf } from "./reader";

let reader: MessageReader | undefined;

/**
 * What a message asks, as one frame for each of its questions, by the model that `bun run model:assistant` trained. The
 * model is unpacked at the first message.
 */
export function readMessage(text: string, context: ReadingContext): MessageReading {
  reader ??= readerOf(unpackModel(shipped));
  return reader.readMessage(text, context);
}

/** Digest of what the shipped model was trained on. */
export const shippedModelDigest = (): string => shipped.trainedOn;
