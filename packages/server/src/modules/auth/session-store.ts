import { DrizzleSQLiteAdapter } from "@lucia-auth/adapter-drizzle";
import { type Adapter, type DatabaseSession, Lucia } from "lucia";
import type { Database } from "../../db/client";
import { sessions, users } from "../../db/schema/auth";
import { SESSION_COOKIE } from "../../core/session-cookie";
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

/** Lucia keeps session ids as they are; this adapter stores and looks up only their SHA-256. */
function hashedIds(inner: Adapter): Adapter {
  const known = (session: DatabaseSession, id: string): DatabaseSession => ({ ...session, id });
  return {
    async getSessionAndUser(id) {
      const [session, user] = await inner.getSessionAndUser(hashSecret(id));
      return [session && known(session, id), user];
    },
    getUserSessions: (userId) => inner.getUserSessions(userId),
    setSession: (session) => inner.setSession(known(session, hashSecret(session.id))),
    updateSessionExpiration: (id, expiresAt) => inner.updateSessionExpiration(hashSecret(id), expiresAt),
    deleteSession: (id) => inner.deleteSession(hashSecret(id)),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    deleteExpiredSessions: () => inner.deleteExpiredSessions(),
  };
}

/** The sessions of signed-in people: Lucia, over hashed ids. */
export function createSessionStore(db: Database, secureCookies: boolean): SessionStore {
  // The adapter's types want the table's inferred shape; ours holds its three columns and more.
  const adapter = new DrizzleSQLiteAdapter(db as never, sessions as never, users as never);
  return new Lucia(hashedIds(adapter), {
    sessionCookie: { name: SESSION_COOKIE, attributes: { secure: secureCookies, sameSite: "lax", path: "/" } },
    getSessionAttributes: ({ scope, lastSeenAtMs }) => ({ scope, lastSeenAtMs }),
    getUserAttributes: ({ isSample }) => ({ isSample }),
  });
}
export type SessionStore = Lucia<Known, { isSample: boolean }>;
