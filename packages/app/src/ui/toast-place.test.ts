import { describe, expect, it } from "vitest";
import { toastBottomPx } from "./toast-place";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const toast = box(16, 0, 374, 60);

describe("toastBottomPx", () => {
  it("is the window's foot where nothing is in the way", () => {
    expect(toastBottomPx(844, toast, [])).toBe(12);
    expect(toastBottomPx(844, toast, [box(16, 100, 374, 140)])).toBe(12);
  });

  it("is above a bar and above the field on the bar", () => {
    const [field, bar] = [box(0, 700, 390, 780), box(0, 787, 390, 844)];
    expect(toastBottomPx(844, toast, [field, bar])).toBe(844 - 700 + 12);
  });

  it("leaves what is beside it alone", () => {
    expect(toastBottomPx(900, box(1020, 0, 1416, 60), [box(288, 800, 1000, 880)])).toBe(12);
  });

  it("is nowhere when the whole height is taken", () => {
    expect(toastBottomPx(844, toast, [box(0, 40, 390, 844)])).toBeNull();
  });
});
