import { expect, test } from "vitest";
import { momentAt, windowAt } from "./time-window";

const limits = { fromMs: 0, toMs: 1_000, leastMs: 10 };

test("zooming keeps the moment under the pointer where it is", () => {
  const window = { fromMs: 200, toMs: 600 };
  const share = 0.25;
  const closer = windowAt(momentAt(window, share), share, 100, limits);
  expect(momentAt(closer, share)).toBe(momentAt(window, share));
});

test("a window stays within the readings, and does not get shorter than the shortest", () => {
  expect(windowAt(-500, 0, 400, limits)).toEqual({ fromMs: 0, toMs: 400 });
  expect(windowAt(900, 0, 400, limits)).toEqual({ fromMs: 600, toMs: 1_000 });
  expect(windowAt(500, 0.5, 5_000, limits)).toEqual({ fromMs: 0, toMs: 1_000 });
  expect(windowAt(500, 0.5, 1, limits)).toEqual({ fromMs: 495, toMs: 505 });
});
