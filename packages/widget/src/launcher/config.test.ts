import { describe, expect, it } from "vitest";
import { sideOf } from "./config";

describe("sideOf", () => {
  it("is the end of the reading direction, unless the partner names a side", () => {
    expect(sideOf(undefined, "ltr")).toBe("right");
    expect(sideOf(undefined, "rtl")).toBe("left");
    expect(sideOf("left", "ltr")).toBe("left");
    expect(sideOf("middle", "ltr")).toBe("right");
  });
});
