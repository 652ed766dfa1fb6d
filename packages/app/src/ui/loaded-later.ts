import { useEffect, useEffectEvent, useState } from "react";

interface LoadedLater<T> {
  /** Starts to load; a load that failed is tried again. */
  load: () => Promise<T>;
  /** The code once it is there: at once if anything has loaded it before. Loads it when it is wanted first. */
  use: (isWanted: boolean, onFail: () => void) => T | null;
}

/** Code that a page's first view does not need, which many parts of the app share. */
export function loadedLater<T extends object>(importCode: () => Promise<T>): LoadedLater<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;

  const load = () => {
    loading ??= importCode().then(
      (code) => (loaded = code),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function useLoaded(isWanted: boolean, onFail: () => void): T | null {
    const [code, setCode] = useState(() => loaded);
    const fail = useEffectEvent(onFail);
    useEffect(() => {
      if (code || !isWanted) return;
      let isCurrent = true;
      load().then(
        (arrived) => isCurrent && setCode(() => arrived),
        () => isCurrent && fail(),
      );
      return () => {
        isCurrent = false;
      };
    }, [code, isWanted]);
    return code ?? loaded;
  }

  return { load, use: useLoaded };
}
