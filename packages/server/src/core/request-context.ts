import type { Language } from "@wattleaf/shared/i18n/language";
import type { SessionScope } from "../db/schema/auth";
import type { Actor } from "./actor";
import type { Platform } from "./platform";

/** What a use case gets to know of a request: no HTTP, no tRPC. */
export interface RequestContext {
  platform: Platform;
  actor: Actor;
  /**
   * The language that the reader chose on the site, kept in a cookie, else English; an operation's own input wins over it.
   * Accept-Language does not count: pages are English until the reader chooses, and their data must not differ from them.
   */
  language: Language;
  /** The caller's address, behind trusted proxies the one that they vouch for. */
  clientAddress: string;
  /** What tells on which accounts' behalf this browser has signed in before; null where there is none. */
  deviceCookie: string | null;
  /** What the caller's program says it is, cut to a sensible length; null when it says nothing. */
  userAgent: string | null;
  /** The browser's Origin header; null outside browsers. */
  origin: string | null;
  /** Aborted when the caller has disconnected. */
  signal: AbortSignal;
  /** Tells the caller that the response is that of an earlier call with the same idempotency key. */
  replayed(): void;
  session: SessionPort;
}

/** Signs the caller's browser in and out; a transport carries the cookie. */
export interface SessionPort {
  /**
   * Signs this browser in: sets the session cookie; a session that it had before ends, and what it left as a visitor
   * becomes the account's.
   */
  start(userId: string, scope?: SessionScope): Promise<void>;
  /** Ends this browser's session and takes its cookie away. */
  end(): Promise<void>;
  /** The secret of a sign-in that waits for its second step; null without one. */
  readonly pending: string | null;
  /** Keeps such a secret in this browser; null takes it away. */
  keepPending(secret: string | null): void;
}
