import type { ScriptTag } from "./script-tag";

/** Weakest first: of several kinds, a browser counts the strongest alone. */
const KINDS = ["sha256", "sha384", "sha512"];

/**
 * Whether a browser would block a file because of the tag's `integrity`. One of a kind that we do not publish is not
 * judged, and one that is no hash at all is ignored by browsers too.
 * @param integrity the file's own, `sha384-…`
 */
export function blocksByIntegrity({ integrity: written = "" }: ScriptTag, integrity: string): boolean {
  const hashes = written.split(/\s+/).map((hash) => hash.split("?")[0] ?? "");
  const strongest = KINDS.findLast((kind) => hashes.some((hash) => hash.startsWith(`${kind}-`)));
  if (strongest === undefined || !integrity.startsWith(`${strongest}-`)) return false;
  return !hashes.includes(integrity);
}

/**
 * Whether a browser would block a file of another origin because of the tag's `crossorigin`: it may compare only what
 * it has read with CORS, and the launcher's answer allows any origin, but none with credentials.
 */
export const blocksByCrossOrigin = ({ integrity, crossorigin }: ScriptTag): boolean =>
  crossorigin === undefined ? Boolean(integrity) : crossorigin.toLowerCase() === "use-credentials";
