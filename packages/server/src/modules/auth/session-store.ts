import { DrizzleSQLiteAdapter } from "@lucia-auth/adapter-drizzle";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { lte } from "drizzle-orm";
import { type Adapter, type DatabaseSession, Lucia } from "lucia";
import type { Database } from "../../db/client";
import { sessions, users } from "../../db/schema/auth";
import { cookieName, SESSION_COOKIE } from "../../core/cookie-names";
import type { Clock } from "../../adapters/clock";
import { hashSecret } from "../../adapters/secrets";

/** What is kept of a session beside its owner and its end. */
export type SessionRow = Required<Omit<typeof sessions.$inferInsert, "id" | "userId" | "expiresAt">>;
type Known = Pick<SessionRow, "scope" | "lastSeenAtMs">;

declare module "lucia" {
  interface Register {
    Lucia: SessionStore;
    DatabaseSessionAttributes: SessionRow;
    DatabaseUserAttributes: { isSample: boolean };
  }
}

/** After this long a session ends however much it was used, and its holder signs in again. */
export const SESSION_LIFE_MS = 90 * DAY_MS;

/**
 * Lucia keeps session ids as they are; this adapter stores and looks up only their SHA-256. Lucia also puts a session's
 * end off for as long as it is used; this adapter ends it at the latest after {@link SESSION_LIFE_MS}.
 */
function sessionAdapter(inner: Adapter, db: Database, clock: Clock): Adapter {
  const known = (session: DatabaseSession, id: string): DatabaseSession => ({ ...session, id });
  const isTooOld = ({ createdAtMs }: Pick<SessionRow, "createdAtMs">) =>
    createdAtMs !== null && createdAtMs <= clock.now() - SESSION_LIFE_MS;
  return {
    async getSessionAndUser(id) {
      const [session, user] = await inner.getSessionAndUser(hashSecret(id));
      if (!session || isTooOld(session.attributes)) return [null, user];
      return [known(session, id), user];
    },
    getUserSessions: (userId) => inner.getUserSessions(userId),
    setSession: (session) => inner.setSession(known(session, hashSecret(session.id))),
    updateSessionExpiration: (id, expiresAt) => inner.updateSessionExpiration(hashSecret(id), expiresAt),
    deleteSession: (id) => inner.deleteSession(hashSecret(id)),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    async deleteExpiredSessions() {
      await inner.deleteExpiredSessions();
      await db.delete(sessions).where(lte(sessions.createdAtMs, clock.now() - SESSION_LIFE_MS));
    },
  };
}

/** The sessions of signed-in people: Lucia, over hashed ids. */
export function createSessionStore(
  { db, clock }: { db: Database; clock: Clock },
  secureCookies: boolean,
): SessionStore {
  // The adapter's types want the table's inferred shape; ours holds its three columns and more.
  const adapter = new DrizzleSQLiteAdapter(db as never, sessions as never, users as never);
  return new Lucia(sessionAdapter(adapter, db, clock), {
    sessionCookie: {
      name: cookieName(SESSION_COOKIE, secureCookies),
      attributes: { secure: secureCookies, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ scope, lastSeenAtMs }) => ({ scope, lastSeenAtMs }),
    getUserAttributes: ({ isSample }) => ({ isSample }),
  });
}
export type SessionStore = Lucia<Known, { isSample: boolean }>;
