import type { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { PartnerFeature } from "@wattleaf/shared/domain/partners";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { TokenSource } from "../protocol";
import { Failure, failureOf, isAboutIdentity, toFailure } from "./failure";
import type { Fetch } from "./fetch";

/** It stays the same object when it is renewed: who shows it shows what the server has said last. */
export type WidgetSession = OutputOf<typeof openWidgetSession>;

/** What the tab keeps for its next page. */
interface StoredSession extends WidgetSession {
  language: Language;
  /** The partner's id of the customer; none for a visitor. */
  subject?: string | undefined;
}

/** The part of the browser's storage that is used; a page may forbid storage altogether. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SessionDependencies {
  apiOrigin: string;
  key: string;
  language: Language;
  fetch: Fetch;
  storage(): SessionStorage | undefined;
  /** Whether anything may be read from the storage, or put into it. */
  mayStore: boolean;
  /** The partner's proof of who its customer is; undefined for a visitor. */
  identity(): TokenSource | undefined;
  now(): number;
  onEvent(event: "auth:expired"): void;
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
  /** The server has refused it: the partner has turned it off since the session was opened. */
  turnOff(feature: PartnerFeature): void;
  /** Puts the session into the tab's storage, or takes it out if it may not be kept; this page goes on with it. */
  keep(): void;
  /** Ends the session in force or in the tab, here and on the server; the next call opens a new one. */
  end(): void;
}

/** A token this close to its end is not worth a call. */
const EXPIRY_MARGIN_MS = 30_000;

/** Keeps one session for each widget key and tab, in memory and in session storage; never in a cookie. */
export function createSessionKeeper(dependencies: SessionDependencies): SessionKeeper {
  const { key, storage, identity } = dependencies;
  const storageKey = `wattleaf:${key}`;
  let session: Promise<WidgetSession> | undefined;
  let held: StoredSession | undefined;
  let restored = false;
  /** An identity token is good for one session. */
  let usedToken: string | undefined;

  function stored(): StoredSession | undefined {
    try {
      const value =
        dependencies.mayStore && (JSON.parse(storage()?.getItem(storageKey) ?? "null") as StoredSession | null);
      if (value && Date.parse(value.expiresAt) - EXPIRY_MARGIN_MS > dependencies.now()) return value;
    } catch {
      // Storage forbidden, or somebody else's value: as good as none.
    }
    return undefined;
  }

  function store(value: StoredSession | undefined) {
    try {
      if (dependencies.mayStore && value) storage()?.setItem(storageKey, JSON.stringify(value));
      else storage()?.removeItem(storageKey);
    } catch {
      // Storage forbidden or full: the session lives as long as the page.
    }
  }

  const post = (path: "" | "/close", body: object) =>
    dependencies.fetch(`${dependencies.apiOrigin}/api/widget/session${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
    });

  /** @param mayRestore false when the session that the tab knows has just been rejected */
  async function open(mayRestore: boolean): Promise<WidgetSession> {
    const mine = identity();
    const { language } = dependencies;
    try {
      const token = await newToken();
      const subject = token && subjectOf(token);
      const known = mayRestore ? stored() : undefined;
      // Another customer's session, or a visitor's, is not continued.
      restored = known !== undefined && known.subject === subject;
      // What it says was said in another language.
      if (known && restored)
        return (held = known.language === language ? known : { ...known, greeting: "", quickQuestions: [] });
      if (token && token === usedToken) throw new Failure("identity_token_expired");
      usedToken = token;
      const reply = await post("", { key, language, token });
      if (!reply.ok) throw await failureOf(reply);
      const opened = { ...((await reply.json()) as WidgetSession), language, subject };
      if (mine !== identity()) return opened;
      store((held = Object.assign(held ?? {}, opened)));
      return held;
    } catch (error) {
      const failure = toFailure(error);
      if (mine === identity()) {
        session = undefined;
        if (isAboutIdentity(failure)) dependencies.onEvent("auth:expired");
      }
      throw failure;
    }
  }

  async function newToken(): Promise<string | undefined> {
    const source = identity();
    try {
      const token: unknown = typeof source === "function" ? await source() : source;
      // What a page gives by mistake (an object, null) is no token, and the server says so.
      return token === undefined ? token : String(token);
    } catch {
      throw new Failure("identity_token_expired");
    }
  }

  const current = () => (session ??= open(true));

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
        if (session === used) session = open(false);
        return call((await current()).token);
      }
    },
    turnOff(feature) {
      if (!held) return;
      held.features[feature] = false;
      store(held);
    },
    keep: () => store(held ?? stored()),
    end() {
      // Whether the server hears of it or not: here the session is over.
      void Promise.resolve(session ?? stored())
        .then((ended) => ended && post("/close", { token: ended.token }))
        .catch(() => undefined);
      session = held = undefined;
      store(undefined);
    },
  };
}

/** Whom the partner's token is about. Only the server can check it; here it tells one customer's session from another's. */
function subjectOf(token: string): string {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return String((JSON.parse(atob(payload)) as { sub: string }).sub);
  } catch {
    return token;
  }
}
