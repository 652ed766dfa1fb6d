import { LRUCache } from "lru-cache";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { hashSecret } from "../adapters/secrets";

/** Results that are kept: those of a few dozen askers, with a month of quarter hours some hundred kilobytes each. */
const results = new LRUCache<string, Promise<unknown>>({ max: 32 });

/**
 * The same operation on the same input is worked out once in a while: people ask about the same month in several ways.
 * The key is a fingerprint of the whole input, so new readings and another tariff are another question. An asker who
 * stops waiting ends the work of its own only: another who waits for the same result has it calculated again.
 */
export function computed<T>(
  operation: Pick<Operation, "id">,
  input: unknown,
  run: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const key = `${operation.id} ${hashSecret(JSON.stringify(input))}`;
  const known = results.get(key);
  if (known) {
    return (known as Promise<T>).catch((error: unknown) => {
      if (!isAbort(error) || signal.aborted) throw error;
      return computed(operation, input, run, signal);
    });
  }
  const result = run();
  results.set(key, result);
  // Do not cache errors: the next caller tries again.
  result.catch(() => results.get(key) === result && results.delete(key));
  return result;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
