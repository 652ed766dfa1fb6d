import type { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { Language } from "@wattleaf/shared/i18n/language";
import { failureFrom, toFailure } from "./failure";
import type { Fetch } from "./fetch";

export type WidgetSession = OutputOf<typeof openWidgetSession>;

/** The part of the browser's storage that is used; a page may forbid storage altogether. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SessionDependencies {
  apiOrigin: string;
  key: string;
  language: Language;
  fetch: Fetch;
  storage: SessionStorage | undefined;
  now(): number;
}

export interface SessionKeeper {
  /** The session in force: the one in memory, the tab's stored one, or a new one. */
  current(): Promise<WidgetSession>;
  /** True when the tab brought its session from an earlier page, so that there may be messages to show. */
  readonly restored: boolean;
  /**
   * Makes a call with the session's token. If the session has expired, opens a new one and retries once; a second error
   * is passed to the caller.
   */
  withToken<T>(call: (token: string) => Promise<T>): Promise<T>;
}

/** A token this close to its end is not worth a call. */
const EXPIRY_MARGIN_MS = 30_000;

/** Keeps one session for each widget key and tab, in memory and in session storage; never in a cookie. */
export function createSessionKeeper({
  apiOrigin,
  key,
  language,
  fetch,
  storage,
  now,
}: SessionDependencies): SessionKeeper {
  const storageKey = `wattleaf:${key}`;
  let session: Promise<WidgetSession> | undefined;
  let restored = false;

  function stored(): WidgetSession | undefined {
    try {
      const value = JSON.parse(storage?.getItem(storageKey) ?? "null") as WidgetSession | null;
      if (value && Date.parse(value.expiresAt) - EXPIRY_MARGIN_MS > now()) return value;
    } catch {
      // Storage forbidden, or somebody else's value: as good as none.
    }
    return undefined;
  }

  async function open(): Promise<WidgetSession> {
    try {
      const reply = await fetch(`${apiOrigin}/api/widget/session`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ key, language }),
        credentials: "omit",
      });
      if (!reply.ok) throw failureFrom(reply.status, await reply.text());
      const opened = (await reply.json()) as WidgetSession;
      try {
        storage?.setItem(storageKey, JSON.stringify(opened));
      } catch {
        // Storage forbidden or full: the session lives as long as the page.
      }
      return opened;
    } catch (error) {
      session = undefined;
      throw toFailure(error);
    }
  }

  function current(): Promise<WidgetSession> {
    if (!session) {
      const known = stored();
      restored = known !== undefined;
      session = known ? Promise.resolve(known) : open();
    }
    return session;
  }

  return {
    current,
    get restored() {
      return restored;
    },
    async withToken(call) {
      const used = current();
      try {
        return await call((await used).token);
      } catch (error) {
        if (toFailure(error).code !== "session_expired") throw error;
        // Another call may have renewed it in the meantime.
        if (session === used) {
          restored = false;
          session = open();
        }
        return call((await current()).token);
      }
    },
  };
}
