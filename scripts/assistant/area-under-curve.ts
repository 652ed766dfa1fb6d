/** The chance that a right reading is surer than a wrong one: 0.5 is no information, 1 is perfect. */
export function areaUnderCurve(readings: readonly { sureness: number; isRight: boolean }[]): number {
  const ordered = readings.toSorted((a, b) => a.sureness - b.sureness);
  let wrong = 0;
  let pairs = 0;
  let right = 0;
  for (let start = 0; start < ordered.length;) {
    const tied = ordered.filter(({ sureness }, index) => index >= start && sureness === ordered[start]?.sureness);
    const rightTied = tied.filter(({ isRight }) => isRight).length;
    const wrongTied = tied.length - rightTied;
    pairs += rightTied * (wrong + wrongTied / 2);
    wrong += wrongTied;
    right += rightTied;
    start += tied.length;
  }
  return wrong === 0 || right === 0 ? Number.NaN : pairs / (wrong * right);
}
