import { Fragment, h } from "preact";

export type PartName = keyof PartModules;

export interface Parts {
  load<N extends PartName>(name: N): Promise<PartModules[N]>;
  /** The part, if it is there; otherwise it is loaded, and the panel drawn again. */
  get<N extends PartName>(name: N): PartModules[N] | undefined;
}

/** So long drawing does not ask again for a part that could not be loaded: it happens many times a second. */
const RETRY_AFTER_MS = 5_000;

/** @param onArrival with the part's own style sheet */
export function createParts(onArrival: (css: string) => void): Parts {
  const loaded: Partial<PartModules> = {};
  const loading: Partial<Record<PartName, Promise<unknown>>> = {};
  /** What could not be loaded a moment ago. */
  const missing = new Set<PartName>();
  let retry = "";

  async function fetchPart(name: PartName) {
    try {
      // A browser may remember a failed module: each try has an address of its own.
      const part = await import(new URL(__PART_PATHS__[name], import.meta.url).href + retry);
      part.connect({ h, Fragment });
      Object.assign(loaded, { [name]: part });
      onArrival(part.css ?? "");
      return part;
    } catch (error) {
      retry += "?";
      delete loading[name];
      missing.add(name);
      setTimeout(() => missing.delete(name), RETRY_AFTER_MS);
      throw error;
    }
  }

  const load: Parts["load"] = (name) => (loading[name] ??= fetchPart(name)) as Promise<never>;
  return {
    load,
    get(name) {
      if (!loaded[name] && !missing.has(name)) load(name).catch(() => undefined);
      return loaded[name];
    },
  };
}
