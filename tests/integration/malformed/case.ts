/** An unreadable bill or meter file, and its acceptable errors. */
export interface MalformedFile {
  /** Takes seconds: only for the nightly run. */
  isLarge?: true;
  title: string;
  fileName: string;
  content: () => Uint8Array | string | Promise<Uint8Array>;
  /** Any of these codes is acceptable; the message is checked separately. */
  codes: readonly string[];
  /** What the message must contain, if more than "this file cannot be read". */
  message?: RegExp;
}

export const UNREADABLE = ["file_unreadable"] as const;
export const WRONG_TYPE = ["file_type_not_supported"] as const;

/** A file whose bytes a test writes as text. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))));
}
