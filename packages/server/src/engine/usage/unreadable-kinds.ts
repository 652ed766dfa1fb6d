/** Kinds of file that a bill may be but that are not read yet, by the first bytes of their content. */
const SIGNATURES: readonly (readonly [kind: string, ...bytes: number[]])[] = [
  ["PDF", 0x25, 0x50, 0x44, 0x46, 0x2d],
  ["PNG", 0x89, 0x50, 0x4e, 0x47],
  ["JPEG", 0xff, 0xd8, 0xff],
  ["Excel (.xls)", 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ["Excel (.xlsx)", 0x50, 0x4b, 0x03, 0x04],
];

/** The kind of a bill that only a document reader can read; undefined for anything else. */
export function unreadableBillKind(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([, ...signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
}
