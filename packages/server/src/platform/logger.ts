import pino from "pino";

export type Logger = pino.Logger;

/** Structured log on standard output. Passwords, tokens and message texts are never given to it. */
export const createLogger = (level: string): Logger => pino({ level, base: null });
