import { describe, expect, it } from "vitest";
import { uploadPercent } from "./upload-progress";

describe("upload progress", () => {
  it("is estimated at 10 % per step while it is unknown, and never above 90 %", () => {
    expect([0, 1, 2, 9, 10, 50].map((steps) => uploadPercent(null, steps))).toEqual([0, 10, 20, 90, 90, 90]);
  });

  it("is the share actually sent as soon as that is known, even if the estimate was higher", () => {
    expect(uploadPercent(0.234, 8)).toBe(23);
    expect(uploadPercent(0, 3)).toBe(0);
  });

  it("stays at 90 % while the server processes the file", () => {
    expect(uploadPercent(1, 0)).toBe(90);
  });
});
