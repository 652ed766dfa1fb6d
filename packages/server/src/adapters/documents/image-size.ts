/** Width and height in pixels as a PNG's or JPEG's header states them, read without decoding; undefined when it states none. */
export function imageSizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes[0] === 0x89 ? pngSize(view) : jpegSize(view);
}

function pngSize(view: DataView): { width: number; height: number } | undefined {
  const IHDR = 0x49484452;
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the start of frame (SOF0–SOF15 without DHT, JPG and DAC), as ITU T.81 annex B lays them out. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += 2 + (isBare ? 0 : view.getUint16(at + 2));
  }
  return undefined;
}
