/**
 * Lets everything else that waits have its turn. Reads of a database file are done at once, so that a loop of them over
 * many accounts answers no request meanwhile, and the memory of its finished statements (some 90 KB an account) is not
 * given back before it ends.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
