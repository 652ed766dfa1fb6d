import { describe, expect, it } from "vitest";
import { connectDevice } from "./devices";
import { lineText } from "./text";

describe("text on one line", () => {
  it.each([
    ["zero-width spaces", "\u200b\u200b"],
    ["joiners and spaces", " \u200d \u2060"],
    ["a variation selector", "\ufe0f"],
  ])("is empty when it holds only %s", (_, text) => {
    expect(lineText().parse(text)).toBe("");
  });

  it("keeps the joiners inside an emoji", () => {
    expect(lineText().parse("👩‍🔧 garage")).toBe("👩‍🔧 garage");
  });

  it("asks for a device's name when the given one is invisible", () => {
    const { error } = connectDevice.input.safeParse({ type: "thermostat", name: "\u200b" });
    expect(error?.issues).toMatchObject([{ path: ["name"], message: "Please name the device." }]);
  });
});
