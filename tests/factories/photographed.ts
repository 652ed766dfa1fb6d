import type { Pixels } from "../../packages/server/src/adapters/documents/picture-text/pixels";

/** How a flat page is seen by the camera. */
interface View {
  /** Clockwise. */
  tiltDegrees?: number;
  /** How much farther away the right edge is than the left one, as a share of the distance. */
  recession?: number;
  /** Size of the picture, as a share of the original. */
  scale?: number;
  /** How much darker it is at the right edge, 0–1. */
  shadow?: number;
}

const TABLE_GRAY = 90;

/** A page as the camera sees it: on a dark table, with room around it. */
export function photographed(page: Pixels, { tiltDegrees = 0, recession = 0, scale = 1, shadow = 0 }: View): Pixels {
  const side = Math.round(Math.hypot(page.width, page.height) * scale);
  const data = new Uint8Array(side * side * 3).fill(TABLE_GRAY);
  const angle = (-tiltDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [x, y] = [(column + 0.5 - side / 2) / scale, (row + 0.5 - side / 2) / scale];
      const along = x * cos - y * sin;
      const depth = 1 - (recession * along) / page.width;
      const fromX = page.width / 2 + along / depth - 0.5;
      const fromY = page.height / 2 + (x * sin + y * cos) / depth - 0.5;
      if (fromX < 0 || fromY < 0 || fromX >= page.width - 1 || fromY >= page.height - 1) continue;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [shareX, shareY] = [fromX - left, fromY - top];
      const light = 1 - (shadow * fromX) / page.width;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (pixel: number) => page.data[pixel * 3 + channel] ?? 0;
        const start = top * page.width + left;
        const upper = at(start) * (1 - shareX) + at(start + 1) * shareX;
        const lower = at(start + page.width) * (1 - shareX) + at(start + page.width + 1) * shareX;
        data[(row * side + column) * 3 + channel] = (upper * (1 - shareY) + lower * shareY) * light;
      }
    }
  }
  return { data, width: side, height: side };
}
