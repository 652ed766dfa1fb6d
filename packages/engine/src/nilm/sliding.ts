/** Lowest value of `[i − before, i + after]` at each `i`, in linear time (a queue of candidates in rising order). */
export function slidingMin(values: Float64Array, before: number, after: number): Float64Array {
  const lowest = new Float64Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  let next = 0;
  for (let i = 0; i < values.length; i += 1) {
    for (; next < values.length && next <= i + after; next += 1) {
      while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[next] as number)) tail -= 1;
      queue[tail] = next;
      tail += 1;
    }
    while ((queue[head] as number) < i - before) head += 1;
    lowest[i] = values[queue[head] as number] as number;
  }
  return lowest;
}

export function slidingMax(values: Float64Array, before: number, after: number): Float64Array {
  const highest = slidingMin(negated(values), before, after);
  for (let i = 0; i < highest.length; i += 1) highest[i] = -(highest[i] as number);
  return highest;
}

function negated(values: Float64Array): Float64Array {
  const turned = new Float64Array(values.length);
  for (let i = 0; i < values.length; i += 1) turned[i] = -(values[i] as number);
  return turned;
}

/**
 * What stays of a load when everything shorter than `samples` is taken off its top (the opening of mathematical
 * morphology): a kettle vanishes, a heater of ten minutes stays.
 */
export function opening(values: Float64Array, samples: number): Float64Array {
  const after = samples - 1;
  return slidingMax(slidingMin(values, 0, after), after, 0);
}
