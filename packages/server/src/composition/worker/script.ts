/** The Worker that handles every job of the product. */
export const WORKER_SCRIPT = new URL("./worker.ts", import.meta.url).href;
