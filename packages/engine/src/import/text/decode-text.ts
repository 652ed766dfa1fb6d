/**
 * Decodes a text file: by its byte order mark, as UTF-16 when every other byte of the start is zero, as UTF-8 when
 * it is valid, and else as GB18030 (Chinese exports) or Windows-1252 (older European ones), whichever fits.
 *
 * @returns undefined when the bytes are no text in any of these
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const decoded = decodeWithMark(bytes) ?? decode(bytes, "utf-8") ?? decodeLegacy(bytes);
  return decoded !== undefined && isText(decoded) ? decoded : undefined;
}

function decodeWithMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode(bytes, "utf-8");
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  if (first === 0 && second !== 0 && third === 0) return decode(bytes, "utf-16be");
  if (first !== 0 && second === 0 && third !== 0) return decode(bytes, "utf-16le");
  return undefined;
}

/** GB18030 decodes almost any bytes, so it must bring Chinese characters to be believed. */
function decodeLegacy(bytes: Uint8Array): string | undefined {
  const chinese = decode(bytes, "gb18030");
  if (chinese !== undefined && /[日期时间电量用月度年费]/.test(chinese)) return chinese;
  return decode(bytes, "windows-1252");
}

function decode(bytes: Uint8Array, encoding: "utf-8" | "utf-16le" | "utf-16be" | "gb18030" | "windows-1252") {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text has no control characters but white space. */
function isText(decoded: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what tells binary data from text
  return !/[\u0000-\u0008\u000b\u000e-\u001f\ufffe\uffff]/.test(decoded);
}
