/** Moves the rows whose bin is at most `bin` to the front of `[from, to)` and returns where the others begin. */
export function partition(order: Int32Array, from: number, to: number, column: Uint8Array, bin: number): number {
  let left = from;
  let right = to - 1;
  while (left <= right) {
    const row = order[left] as number;
    if ((column[row] as number) <= bin) left += 1;
    else {
      order[left] = order[right] as number;
      order[right] = row;
      right -= 1;
    }
  }
  return left;
}
