import { DrizzleQueryError } from "drizzle-orm";
import pino from "pino";

export type Logger = pino.Logger;

/** Structured log on standard output. Passwords, tokens and message texts are never given to it. */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: withoutParameters } }, destination);

/**
 * A failed query's error repeats its parameters, such as a password's hash or a message: what is logged is the query
 * and the fault beneath it.
 */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error as Error);
  return { ...pino.stdSerializers.err(error.cause ?? new Error("unknown")), query: error.query };
}
