import { describe, expect, test } from "vitest";
import { coversOrigin, parseOriginEntry } from "./origin";

describe("an entry of the list of origins", () => {
  test.each([
    ["https://www.utility.example", "https://www.utility.example"],
    [" HTTPS://WWW.Utility.example:443 ", "https://www.utility.example"],
    ["https://portal.utility.example:8443", "https://portal.utility.example:8443"],
    ["https://www.utility.example/", "https://www.utility.example"],
    ["https://*.utility.example", "https://*.utility.example"],
    ["https://*.utility.example:443/", "https://*.utility.example"],
    ["https://*.utility.co.uk", "https://*.utility.co.uk"],
    ["https://*.utility.github.io", "https://*.utility.github.io"],
    ["https://utility.github.io", "https://utility.github.io"],
    ["https://xn--mnchen-3ya.example", "https://xn--mnchen-3ya.example"],
    ["http://localhost:3001", "http://localhost:3001"],
    ["http://[::1]:3001", "http://[::1]:3001"],
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
    ["https://a.com://b", "no path. Enter https://a.com"],
    ["https://a.com\\b", "no path. Enter https://a.com"],
    ["https://*.com", "domain of your own"],
    ["https://*.com.", "domain of your own"],
    ["https://*.co.uk", "under co.uk"],
    ["https://*.co.uk.", "under co.uk"],
    ["https://*.github.io", "under github.io"],
    ["https://*.GITHUB.io:8443", "under github.io"],
    ["https://*.herokuapp.com", "under herokuapp.com"],
    ["https://www.utility.example.", "browsers send it: https://www.utility.example"],
    ["https://*.utility.example.", "browsers send it: https://*.utility.example"],
    ["https://www.utility.example.:8443", "browsers send it: https://www.utility.example:8443"],
    ["https://www.%75tility.example", "browsers send it: https://www.utility.example"],
    ["https://www.utility\t.example", "browsers send it: https://www.utility.example"],
    ["https://ｗｗｗ.utility.example", "browsers send it: https://www.utility.example"],
    ["https://münchen.example", "browsers send it: https://xn--mnchen-3ya.example"],
    ["https://127.1", "browsers send it: https://127.0.0.1"],
    ["https://www.utility.example:08443", "browsers send it: https://www.utility.example:8443"],
    ["https:www.utility.example", "such as"],
    ["https:///www.utility.example", "browsers send it: https://www.utility.example"],
    ["https://.utility.example", "such as"],
    ["https://www..utility.example", "such as"],
    ["https://", "such as"],
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
    "https://www.utility.example.",
    "null",
  ])("does not cover %s", (origin) => expect(covers(origin)).toBe(false));
});

test.each([
  ["https://www.utility.example", "https://www.utility.example."],
  ["https://www.utility.example.", "https://www.utility.example."],
  ["https://www.utility.example:8443", "https://www.utility.example.:8443"],
  ["https://*.com.", "https://evil.com."],
  ["https://*.co.uk", "https://evil.co.uk"],
  ["https://*.github.io", "https://evil.github.io"],
])("an entry %s of old does not cover %s", (entry, origin) => expect(coversOrigin(entry, origin)).toBe(false));
