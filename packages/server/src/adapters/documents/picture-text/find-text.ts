import type { Models } from "./models";
import { type Pixels, resized, sideFor, sizeWithin } from "./pixels";
import { type TextRegion, textRegions } from "./text-regions";
import { boxAround } from "./geometry";

/** The network sees a page at this size; letters of 8-point text are 12 pixels high then. */
const DETECTION_SIDE = 1_280;
/** Its layers halve the picture five times. */
const MULTIPLE = 32;
/** Means and deviations of blue, green and red that the network is trained with. */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;

/** Finds the lines of text of a picture, in its own pixels. */
export async function findText({ detect }: Models, picture: Pixels): Promise<TextRegion[]> {
  const within = sizeWithin(picture, sideFor(picture, DETECTION_SIDE));
  const [width, height] = [toMultiple(within.width), toMultiple(within.height)];
  const { data } = await detect({ data: normalized(resized(picture, width, height)), dims: [1, 3, height, width] });
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  return textRegions({ data, width, height }).map(({ hull, box }) => {
    const scaled = hull.map(({ x, y }) => ({ x: x * scaleX, y: y * scaleY }));
    const angle = Math.atan2(Math.sin(box.angle) * scaleY, Math.cos(box.angle) * scaleX);
    return { hull: scaled, box: boxAround(scaled, angle) };
  });
}

const toMultiple = (side: number): number => Math.max(MULTIPLE, Math.round(side / MULTIPLE) * MULTIPLE);

/** Three planes (blue, green, red), as the network is trained. */
function normalized({ data, width, height }: Pixels): Float32Array {
  const plane = width * height;
  const planes = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const [mean, deviation] = [MEANS[channel] ?? 0, DEVIATIONS[channel] ?? 1];
    for (let pixel = 0; pixel < plane; pixel += 1) {
      planes[channel * plane + pixel] = ((data[pixel * 3 + 2 - channel] ?? 0) / 255 - mean) / deviation;
    }
  }
  return planes;
}
