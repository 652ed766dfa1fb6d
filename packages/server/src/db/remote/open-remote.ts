import type { Client } from "@libsql/client";
import { toStatement } from "../statement";
import { CREATE_OUTCOMES_TABLE, OUTCOMES_KEPT_MS, SWEEP_OUTCOMES } from "../write-outcome";
import { RemoteConnection, type RemoteOptions, toReadError } from "./remote-connection";
import { RemoteWriter } from "./remote-writer";

/** Opens a database on a libSQL server: reads and writes have a client each, so that neither waits behind the other. */
export async function openRemote(options: RemoteOptions) {
  const reader = new RemoteConnection(options);
  const writing = new RemoteConnection(options);
  await writing.write([
    toStatement(CREATE_OUTCOMES_TABLE),
    toStatement([SWEEP_OUTCOMES, [Date.now() - OUTCOMES_KEPT_MS]]),
  ]);
  return { client: readsInTime(reader), writer: new RemoteWriter(writing) };
}

function readsInTime(connection: RemoteConnection): Client {
  const toldReads = <T>(answer: Promise<T>) => answer.catch((error: unknown) => Promise.reject(toReadError(error)));
  const replaced: Partial<Client> = {
    execute: (statement: Parameters<Client["batch"]>[0][number]) =>
      toldReads(connection.execute(toStatement(statement))),
    batch: (statements) => toldReads(connection.read(statements.map(toStatement))),
  };
  return new Proxy(connection.client, {
    get(target, property) {
      if (Object.hasOwn(replaced, property)) return Reflect.get(replaced, property);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
