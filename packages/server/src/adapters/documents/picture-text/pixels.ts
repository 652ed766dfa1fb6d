/** Decoded RGB pixels, three bytes each, in rows from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Raw pixels as a document's reader returns them: gray, RGB or RGBA. */
export interface RawPicture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: number;
}

/** RGB pixels of gray, RGB or RGBA ones; what is transparent is white paper. */
export function toRgb({ data, width, height, channels }: RawPicture): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  const isGray = channels < 3;
  const hasAlpha = channels === 2 || channels === 4;
  for (let pixel = 0, from = 0, to = 0; pixel < width * height; pixel += 1, from += channels) {
    const alpha = hasAlpha ? (data[from + channels - 1] ?? 255) / 255 : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[from + (isGray ? 0 : channel)] ?? 255;
      rgb[to++] = alpha === 1 ? value : value * alpha + 255 * (1 - alpha);
    }
  }
  return { data: rgb, width, height };
}

/** The size whose longer side is at most `longerSide`, with the same proportions; never larger than the original. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  longerSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, longerSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Longer side of a page over its shorter one, with some table around it. */
const PAGE_PROPORTION = 1.5;
const MOST_PAGES = 2;

/** The longer side for a picture whose pages have the given one: two pages under each other are longer than one. */
export function sideFor({ width, height }: { width: number; height: number }, ofPage: number): number {
  const pages = Math.max(width, height) / Math.max(1, Math.min(width, height)) / PAGE_PROPORTION;
  return Math.round(ofPage * Math.min(MOST_PAGES, Math.max(1, pages)));
}

/** The picture in another size: each new pixel is the mean of the area that it covers, weighted by coverage. */
export function resized(picture: Pixels, width: number, height: number): Pixels {
  if (picture.width === width && picture.height === height) return picture;
  const columns = coverage(picture.width, width);
  const rows = coverage(picture.height, height);
  const data = new Uint8Array(width * height * 3);
  const sums = new Float64Array(width * 3);
  for (const [y, { first, weights }] of rows.entries()) {
    sums.fill(0);
    for (const [offset, rowWeight] of weights.entries()) {
      const start = (first + offset) * picture.width * 3;
      for (let x = 0; x < width; x += 1) {
        const column = columns[x];
        if (!column) continue;
        let at = start + column.first * 3;
        for (const columnWeight of column.weights) {
          const weight = rowWeight * columnWeight;
          for (let channel = 0; channel < 3; channel += 1) {
            sums[x * 3 + channel] = (sums[x * 3 + channel] ?? 0) + weight * (picture.data[at + channel] ?? 0);
          }
          at += 3;
        }
      }
    }
    for (let index = 0; index < sums.length; index += 1) data[y * width * 3 + index] = Math.round(sums[index] ?? 0);
  }
  return { data, width, height };
}

/** Which pixels of a row of `from` pixels each of `to` pixels covers, with weights that add up to 1. */
function coverage(from: number, to: number): { first: number; weights: number[] }[] {
  const scale = from / to;
  return Array.from({ length: to }, (_, index) => {
    const [start, end] = [index * scale, Math.min(from, (index + 1) * scale)];
    const first = Math.min(from - 1, Math.floor(start));
    const last = Math.max(first + 1, Math.ceil(end - 1e-9));
    const weights = Array.from({ length: last - first }, (__, offset) => {
      return Math.max(0, Math.min(end, first + offset + 1) - Math.max(start, first + offset));
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

/** The picture turned clockwise by 0, 90, 180 or 270 degrees. */
export function turned(picture: Pixels, degrees: number): Pixels {
  const { width, height } = picture;
  if (degrees === 0) return picture;
  const [newWidth, newHeight] = degrees === 180 ? [width, height] : [height, width];
  const data = new Uint8Array(picture.data.length);
  let to = 0;
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      let from = (height - 1 - y) * width + (width - 1 - x);
      if (degrees === 90) from = (height - 1 - x) * width + y;
      if (degrees === 270) from = x * width + (width - 1 - y);
      for (let channel = 0; channel < 3; channel += 1) data[to++] = picture.data[from * 3 + channel] ?? 255;
    }
  }
  return { data, width: newWidth, height: newHeight };
}
