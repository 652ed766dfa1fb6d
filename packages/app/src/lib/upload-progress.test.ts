import { describe, expect, it } from "vitest";
import { uploadPercent } from "./upload-progress";

describe("how far an upload is", () => {
  it("is guessed at 10 % every step while nothing is known, and never beyond 90 %", () => {
    expect([0, 1, 2, 9, 10, 50].map((steps) => uploadPercent(null, steps))).toEqual([0, 10, 20, 90, 90, 90]);
  });

  it("is what was really sent as soon as that is known, even if the guess was higher", () => {
    expect(uploadPercent(0.234, 8)).toBe(23);
    expect(uploadPercent(0, 3)).toBe(0);
  });

  it("stays at 90 % while the server reads what it has got", () => {
    expect(uploadPercent(1, 0)).toBe(90);
  });
});
