import { encode } from "uqr";

/** A text as a QR code: its dark modules as an SVG path on a square of `size` modules. */
export function qrCodeOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size };
}
