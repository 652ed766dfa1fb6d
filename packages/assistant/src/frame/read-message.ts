import type { MessageReader, MessageReading, ReadingContext } from "./reader";
import { readerOf } from "./reader";
import { shippedModel } from "./learned/shipped-model";

let reader: MessageReader | undefined;

/** What a message asks, as one frame for each of its questions, by the model that `bun run model:assistant` trained. */
export function readMessage(text: string, context: ReadingContext): MessageReading {
  reader ??= readerOf(shippedModel());
  return reader.readMessage(text, context);
}
