import type { WattleafWidget, WidgetOptions } from "./protocol";

export type * from "./protocol";

export interface LoadOptions extends WidgetOptions {
  /** The launcher's address on the Wattleaf server: "https://…/widget.js", or a versioned one. */
  src: string;
  /** "sha384-…" of a versioned `src`. */
  integrity?: string;
}

type Init = WattleafWidget["init"];

/** The minimum of the Trusted Types API, which not every browser has. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Of each address: a page loads the launcher once, however many widgets it starts. */
const loading = new Map<string, Promise<Init>>();
/** A page's policy may allow a name once only. */
let policy: { createScriptURL(url: string): string } | undefined;

/**
 * Loads the launcher and starts a widget, or returns the one that runs for the same key and target. Under Trusted Types
 * the page allows the policy `wattleaf`.
 *
 * @throws Error when the script cannot be loaded; the next call tries again
 */
export async function loadWattleaf(options: LoadOptions): Promise<WattleafWidget> {
  const init = await loadInit(options);
  return init(options);
}

/**
 * Only loads the launcher.
 *
 * @returns starts a widget
 * @throws Error when the script cannot be loaded; the next call tries again
 */
export async function loadInit({ src, integrity, nonce }: Omit<LoadOptions, "key">): Promise<Init> {
  const init = loading.get(src) ?? addScript(src, integrity, nonce);
  loading.set(src, init);
  try {
    return await init;
  } catch (error) {
    loading.delete(src);
    throw error;
  }
}

function addScript(src: string, integrity: string | undefined, nonce: string | undefined): Promise<Init> {
  return new Promise((resolve, reject) => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy("wattleaf", { createScriptURL: (url) => url });
    const script = document.createElement("script");
    script.async = true;
    script.dataset.manual = "";
    if (nonce) script.nonce = nonce;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = "anonymous";
    }
    script.src = policy?.createScriptURL(src) ?? src;
    script.addEventListener("load", () => {
      // It has run: once the widget is destroyed, nothing is left of it.
      script.remove();
      const widget = window.Wattleaf;
      if (widget && "init" in widget) resolve(widget.init);
      else reject(new Error("This browser cannot run the Wattleaf widget"));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`Could not load ${src}`));
    });
    document.head.append(script);
  });
}
