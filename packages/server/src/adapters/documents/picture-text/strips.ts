import { type TiltedBox, turnedBy } from "./geometry";
import type { Pixels } from "./pixels";

/** Height of a line of text as the recognizer takes it. */
export const STRIP_HEIGHT = 48;
/** The recognizer's columns are this wide, and it is trained on strips of some of them. */
export const STEP_PIXELS = 8;
const MIN_STRIP_STEPS = 6;
/** A line longer than 50 times its height is squeezed. */
const MAX_STRIP_STEPS = 300;

/** Width of the strip of a box: whole steps. */
export function stripWidth({ width, height }: TiltedBox): number {
  const steps = Math.ceil((width / Math.max(1, height)) * (STRIP_HEIGHT / STEP_PIXELS));
  return Math.min(MAX_STRIP_STEPS, Math.max(MIN_STRIP_STEPS, steps)) * STEP_PIXELS;
}

/**
 * Writes the text of a box as a level strip: three planes (blue, green, red) of {@link STRIP_HEIGHT} rows, from −1 to 1.
 * A box larger than the strip is averaged.
 */
export function writeStrip(picture: Pixels, box: TiltedBox, into: Float32Array): void {
  const width = stripWidth(box);
  const plane = width * STRIP_HEIGHT;
  const { x: stepX, y: stepY } = turnedBy({ x: box.width / width, y: 0 }, box.angle);
  const { x: downX, y: downY } = turnedBy({ x: 0, y: box.height / STRIP_HEIGHT }, box.angle);
  const samples = Math.min(4, Math.max(1, Math.round(box.height / STRIP_HEIGHT)));
  for (let row = 0; row < STRIP_HEIGHT; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const along = column + ((sample % samples) + 0.5) / samples - width / 2;
        const down = row + (Math.floor(sample / samples) + 0.5) / samples - STRIP_HEIGHT / 2;
        const x = box.x + along * stepX + down * downX - 0.5;
        const y = box.y + along * stepY + down * downY - 0.5;
        // Bilinear; beyond the picture's edge its last pixels go on.
        const left = Math.min(picture.width - 1, Math.max(0, Math.floor(x)));
        const top = Math.min(picture.height - 1, Math.max(0, Math.floor(y)));
        const right = Math.min(picture.width - 1, left + 1);
        const bottom = Math.min(picture.height - 1, top + 1);
        const shareX = Math.min(1, Math.max(0, x - left));
        const shareY = Math.min(1, Math.max(0, y - top));
        const [a, b] = [(top * picture.width + left) * 3, (top * picture.width + right) * 3];
        const [c, d] = [(bottom * picture.width + left) * 3, (bottom * picture.width + right) * 3];
        const [shareA, shareB] = [(1 - shareX) * (1 - shareY), shareX * (1 - shareY)];
        const [shareC, shareD] = [(1 - shareX) * shareY, shareX * shareY];
        const { data } = picture;
        red += shareA * (data[a] ?? 0) + shareB * (data[b] ?? 0) + shareC * (data[c] ?? 0) + shareD * (data[d] ?? 0);
        green +=
          shareA * (data[a + 1] ?? 0) +
          shareB * (data[b + 1] ?? 0) +
          shareC * (data[c + 1] ?? 0) +
          shareD * (data[d + 1] ?? 0);
        blue +=
          shareA * (data[a + 2] ?? 0) +
          shareB * (data[b + 2] ?? 0) +
          shareC * (data[c + 2] ?? 0) +
          shareD * (data[d + 2] ?? 0);
      }
      const at = row * width + column;
      const scale = 1 / (samples * samples * 127.5);
      into[at] = blue * scale - 1;
      into[plane + at] = green * scale - 1;
      into[2 * plane + at] = red * scale - 1;
    }
  }
}
