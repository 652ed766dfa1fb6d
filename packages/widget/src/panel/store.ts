export interface Store<S> {
  get(): S;
  set(change: Partial<S>): void;
  /** @returns unsubscribe */
  subscribe(listener: () => void): () => void;
}

/** A value and who wants to know when it changes: all the state handling that the panel needs. */
export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
