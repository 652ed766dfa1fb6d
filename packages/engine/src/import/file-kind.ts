export type FileKind = "pdf" | "png" | "jpeg" | "xls" | "zip" | "gzip" | "text";

/** First bytes of the kinds of file that are not read as text. */
const SIGNATURES: readonly (readonly [kind: FileKind, ...bytes: number[]])[] = [
  ["pdf", 0x25, 0x50, 0x44, 0x46, 0x2d],
  ["png", 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ["jpeg", 0xff, 0xd8, 0xff],
  ["xls", 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ["zip", 0x50, 0x4b, 0x03, 0x04],
  ["gzip", 0x1f, 0x8b],
];

/** What a file is by its content; everything without a known signature is left to the text readers. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  return SIGNATURES.find(([, ...signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? "text";
}
