import { useSyncExternalStore } from "react";

/** Placeholder in the prerendered page, which does not know its origin. */
const SOME_ORIGIN = "https://your-wattleaf.example";

const subscribe = () => () => undefined;

/** The site's origin, so that a copied command works unchanged. */
export const useOrigin = () =>
  useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => SOME_ORIGIN,
  );
