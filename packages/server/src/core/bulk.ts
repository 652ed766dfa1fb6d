/**
 * What goes in and out of a bulk operation without being looked at on the main thread: JSON text as REST carries it, or
 * the value that tRPC has parsed already. The answer has the form of the question.
 */
export type BulkPayload = { json: Uint8Array<ArrayBuffer> } | { value: unknown };

/** What a computation answers, with what its service is to know of the answer without reading it. */
export type BulkAnswer = BulkPayload & { aside?: unknown };

/** The buffers that a thread can hand over instead of copying. */
export const buffersOf = (payload: BulkPayload): ArrayBuffer[] => ("json" in payload ? [payload.json.buffer] : []);
