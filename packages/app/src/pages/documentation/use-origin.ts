import { useSyncExternalStore } from "react";

/** Stands in the prerendered page, which does not know where it will be read. */
const SOME_ORIGIN = "https://your-wattleaf.example";

const subscribe = () => () => undefined;

/** Where this site is, so that a copied command works as it stands. */
export const useOrigin = () =>
  useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => SOME_ORIGIN,
  );
