import { describe, expect, it } from "vitest";
import { normalizePhone, parseIdentifier } from "./identifier";

describe("a phone number", () => {
  it.each([
    ["(408) 555-0100", "+14085550100"],
    ["1 (512) 555-0100", "+15125550100"],
    ["15125550123", "+15125550123"],
    ["13912345678", "+8613912345678"],
    ["+44 20 7946 0018", "+442079460018"],
    ["13800138000", "+8613800138000"],
    ["138 0013 8000", "+8613800138000"],
    ["+86 138-0013-8000", "+8613800138000"],
  ])("%s is kept as %s, at registration and at sign-in", (written, kept) => {
    expect(normalizePhone(written)).toBe(kept);
    expect(parseIdentifier(written)).toEqual({ kind: "phone", value: kept });
  });

  it.each(["12", "call me", ""])("%j is none", (written) => {
    expect(() => normalizePhone(written)).toThrow("valid phone number");
    expect(parseIdentifier(written)).toBeNull();
  });
});
