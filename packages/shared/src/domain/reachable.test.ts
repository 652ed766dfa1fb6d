import { describe, expect, it } from "vitest";
import { reachableRuns } from "./reachable";

const links = (text: string) =>
  reachableRuns(text).flatMap((run) => (run.kind === "link" ? [[run.text, run.href]] : []));

describe("reachableRuns", () => {
  it.each([
    ["Gridville reports outages at https://outages.gridville.example/map.", "https://outages.gridville.example/map"],
    ["使用表单 https://gridville.example/form?a=1&b=2。", "https://gridville.example/form?a=1&b=2"],
    ["(https://gridville.example/)", "https://gridville.example/"],
    ["Write to help@gridville.example.", "mailto:help@gridville.example"],
    ["call +1 555 0100, or", "tel:+15550100"],
    ["Call 1-800-555-0100 at night.", "tel:18005550100"],
    ["our line is (555) 555-0100", "tel:5555550100"],
    ["call 030/123 456", "tel:030123456"],
    ["拨打 95598。", "tel:95598"],
    ["call 911 from outside", "tel:911"],
  ])("%s", (text, href) => {
    expect(links(text).map(([, address]) => address)).toEqual([href]);
    expect(
      reachableRuns(text)
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
  });

  it.each([
    "http://gridville.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://gridville.example/file",
    "https://localhost",
    "https://münchen.example",
    '<a href="javascript:alert(1)">here</a>',
    "You used 1 234 567 kWh in 2026.",
    "From 2026-08-10 to 2026-09-10, 555.123 kWh at $0.123.4567",
    "+12.5 - 13.5 °C, +10–15%, +1,200 kWh",
    "Your account is 12-345-678-9012345",
    "That is a call. 2 kWh less.",
  ])("opens nothing of %s", (text) => {
    expect(reachableRuns(text)).toEqual([{ kind: "text", text }]);
  });

  it("does not send anyone to what stands behind an address", () => {
    expect(links("https://good.example@evil.example/x")[0]).toEqual(["https://good.example", "https://good.example"]);
  });

  it("is quick on a long text that almost is one", () => {
    for (const text of [
      "1 ".repeat(50_000),
      `https://${"a.".repeat(50_000)}`,
      "a@".repeat(50_000),
      "a-".repeat(50_000),
    ]) {
      const before = performance.now();
      reachableRuns(text);
      expect(performance.now() - before).toBeLessThan(2_000);
    }
  });
});
