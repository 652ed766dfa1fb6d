import { fileURLToPath } from "node:url";

/** The repository's root folder, with no slash at its end. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
