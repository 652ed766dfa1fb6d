import { describe, expect, test } from "vitest";
import { coversOrigin, parseOriginEntry } from "./origin";

describe("an entry of the list of origins", () => {
  test.each([
    ["https://www.utility.example", "https://www.utility.example"],
    [" HTTPS://WWW.Utility.example:443 ", "https://www.utility.example"],
    ["https://portal.utility.example:8443", "https://portal.utility.example:8443"],
    ["https://www.utility.example/", "https://www.utility.example"],
    ["https://*.utility.example", "https://*.utility.example"],
    ["http://localhost:3001", "http://localhost:3001"],
    ["http://127.0.0.1:3001", "http://127.0.0.1:3001"],
  ])("%s is kept as %s", (typed, kept) => expect(parseOriginEntry(typed)).toBe(kept));

  test.each([
    ["https://www.utility.example/account", "no path"],
    ["https://www.utility.example?x=1", "no path"],
    ["http://www.utility.example", "Use https"],
    ["ftp://utility.example", "such as"],
    ["www.utility.example", "such as"],
    ["null", "such as"],
    ["*", "such as"],
    ["https://*", "first label"],
    ["https://*.example", "domain of your own"],
    ["https://*.10.0.0.1", "domain of your own"],
    ["https://www.*.example", "first label"],
    ["https://*.*.utility.example", "first label"],
    ["https://user@utility.example", "no user name"],
  ])("%s is rejected: %s", (typed, message) => expect(() => parseOriginEntry(typed)).toThrow(message));
});

describe("a wildcard", () => {
  const covers = (origin: string) => coversOrigin("https://*.utility.example", origin);
  test("covers sub-domains at any depth", () => {
    expect(covers("https://www.utility.example")).toBe(true);
    expect(covers("https://a.b.utility.example")).toBe(true);
  });
  test.each([
    "https://utility.example",
    "http://www.utility.example",
    "https://www.utility.example:8443",
    "https://evilutility.example",
    "https://www.utility.example.evil.example",
    "https://.utility.example",
    "null",
  ])("does not cover %s", (origin) => expect(covers(origin)).toBe(false));
});
