/**
 * SVG paths of layers on top of each other, the first one at the bottom.
 * @param layers values by step, all of one length
 * @param pointsOf the points `x y` of a line through values
 */
export function stackedAreas(
  layers: readonly (readonly number[])[],
  pointsOf: (values: readonly number[]) => readonly string[],
): string[] {
  let below: readonly number[] = layers[0]?.map(() => 0) ?? [];
  return layers.map((values) => {
    const above = values.map((value, step) => value + (below[step] ?? 0));
    const path = `M${pointsOf(above).join("L")}L${pointsOf(below).toReversed().join("L")}Z`;
    below = above;
    return path;
  });
}
