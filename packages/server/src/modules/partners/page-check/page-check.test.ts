import { describe, expect, test } from "vitest";
import { blocksConnect, blocksScript, parsePolicy } from "./policy";
import { isLauncher, metaPolicies, scriptTags } from "./script-tag";

const url = new URL("https://wattleaf.example/widget.js");
const asked = { url, pageOrigin: "https://www.utility.example", nonce: undefined, integrity: undefined };

describe("the script tags of a page", () => {
  test("are read with their attributes, however they are quoted, and not from comments", () => {
    const html = `<!-- <script src="/old.js"></script> -->
      <script async src="https://wattleaf.example/widget.js" data-key='wl_pk_1' data-theme=dark></script>`;
    expect(scriptTags(html)).toEqual([
      { async: "", src: "https://wattleaf.example/widget.js", "data-key": "wl_pk_1", "data-theme": "dark" },
    ]);
  });

  test.each([
    ["https://wattleaf.example/widget.js", true],
    ["https://wattleaf.example/widget/launcher.6aeb5ac7.js", true],
    ["https://wattleaf.example/widget/panel.en.6aeb5ac7.js", false],
    ["https://www.utility.example/widgets.js", false],
  ])("%s is the launcher: %s", (address, is) => expect(isLauncher(new URL(address))).toBe(is));

  test("policies may stand in the page itself", () => {
    expect(metaPolicies(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`)).toEqual([
      "default-src 'self'",
    ]);
  });
});

describe("a content security policy", () => {
  const script = (policy: string, more: Partial<typeof asked> | { nonce?: string; integrity?: string } = {}) =>
    blocksScript(parsePolicy(policy), { ...asked, ...more });
  test.each([
    ["default-src 'self'", "default-src"],
    ["script-src 'self'; default-src *", "script-src"],
    ["script-src https://wattleaf.example.evil.example", "script-src"],
    ["script-src 'nonce-abc' 'strict-dynamic' https:", "script-src"],
    ["script-src 'none'", "script-src"],
    ["script-src http://wattleaf.example", null],
    ["script-src https://wattleaf.example", null],
    ["script-src *.example", null],
    ["script-src https:", null],
    ["img-src 'self'", null],
  ])("%s blocks the widget by %s", (policy, directive) => expect(script(policy)).toBe(directive));

  test("a nonce or a hash of the tag lets it load", () => {
    expect(script("script-src 'nonce-abc' 'strict-dynamic'", { nonce: "abc" })).toBeNull();
    expect(script("script-src 'sha384-x'", { integrity: "sha384-x" })).toBeNull();
  });

  test("may allow the script and still block its calls", () => {
    const policy = parsePolicy("script-src https://wattleaf.example; connect-src 'self'");
    expect(blocksScript(policy, asked)).toBeNull();
    expect(blocksConnect(policy, asked)).toBe("connect-src");
  });
});
