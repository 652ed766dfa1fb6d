import { type Client, createClient, LibsqlError, type ResultSet } from "@libsql/client";
import { isBusy } from "../error-code";
import type { Statement } from "../statement";
import { databaseUnavailable } from "../unavailable";

export interface RemoteOptions {
  url: string;
  authToken: string | undefined;
  /** How long one call may take. */
  callMs: number;
}

/**
 * A client of a libSQL server whose every call ends in time: a server that accepts connections and never answers would
 * otherwise hold its callers forever.
 */
export class RemoteConnection {
  readonly client: Client;

  constructor(private readonly options: RemoteOptions) {
    const { url, authToken, callMs } = options;
    this.client = createClient({
      url,
      authToken,
      fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(callMs) }),
    });
  }

  execute = (statement: Statement): Promise<ResultSet> => this.#call(() => this.client.execute(statement));
  read = (statements: Statement[]): Promise<ResultSet[]> => this.#call(() => this.client.batch(statements, "read"));
  write = (statements: Statement[]): Promise<ResultSet[]> => this.#call(() => this.client.batch(statements, "write"));
  migrate = (statements: Statement[]): Promise<ResultSet[]> => this.#call(() => this.client.migrate(statements));

  /** @throws NoAnswer, or the error that the server answered with */
  async #call<T>(run: () => Promise<T>): Promise<T> {
    // A call may also wait for its turn in the client, which allows a number of them at once.
    const late = AbortSignal.timeout(this.options.callMs);
    const tooLate = new Promise<never>((_, reject) =>
      late.addEventListener("abort", () => reject(late.reason as Error)),
    );
    try {
      return await Promise.race([run(), tooLate]);
    } catch (error) {
      if (isAnswer(error)) throw error;
      // A connection that could not even ask for the protocol's version never tries again.
      if (this.client.closed) await this.client.reconnect();
      throw new NoAnswer("The database server did not answer", { cause: error });
    }
  }
}

/** The server did not answer: what it was asked may have happened. */
export class NoAnswer extends Error {}

/** Errors of SQLite and of the statement itself; all others are the connection's or the server's own. */
const isAnswer = (error: unknown): error is LibsqlError =>
  error instanceof LibsqlError && /^(SQLITE|SQL|ARGS)_/.test(error.code);

/** What a reader gets for an error of a remote database. */
export const toReadError = (error: unknown): unknown =>
  error instanceof NoAnswer || (error instanceof LibsqlError && isBusy(error.code))
    ? databaseUnavailable(error)
    : error;
