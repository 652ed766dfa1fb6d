import { describe, expect, it } from "vitest";
import { sourceUrl } from "./SourceLink";

const at = (url?: string) => sourceUrl({ index: 1, title: "t", kind: "article", url }, "https://wattleaf.example");

describe("sourceUrl", () => {
  it("takes the site's own addresses and the web's", () => {
    expect(at("/resources#savings")).toBe("https://wattleaf.example/resources#savings");
    expect(at("https://other.example/a")).toBe("https://other.example/a");
  });

  it("takes how a partner is reached", () => {
    expect(at("mailto:help@gridville.example")).toBe("mailto:help@gridville.example");
    expect(at("tel:+15550100")).toBe("tel:+15550100");
  });

  it("takes no other scheme", () => {
    expect(at("javascript:alert(1)")).toBeUndefined();
    expect(at("data:text/html,x")).toBeUndefined();
    expect(at("http://[")).toBeUndefined();
    expect(at()).toBeUndefined();
  });
});
