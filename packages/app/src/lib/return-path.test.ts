import { describe, expect, it } from "vitest";
import { afterRegistration, loginPath, registerPath, returnPath } from "./return-path";

const searchOf = (path: string) => new URL(path, "http://localhost").search;

describe("the return path after signing in", () => {
  it.each(["/settings", "/dashboard", "/documentation?tab=guides"])("leads back to %s", (path) => {
    expect(returnPath(searchOf(loginPath(path)))).toBe(path);
  });

  it.each(["", "?next=", "?demo=1"])("is the home page without a valid target: %s", (search) => {
    expect(returnPath(search)).toBe("/");
  });

  it.each(["//other.example", "/\\other.example", "https://other.example/", "javascript:alert(1)", "/nowhere"])(
    "never leads to %s",
    (next) => {
      expect(returnPath(searchOf(loginPath(next)))).toBe("/");
    },
  );
});

describe("after registering", () => {
  it("a partner is back at the workspaces", () => {
    expect(afterRegistration(searchOf(registerPath("/partners")))).toBe("/partners");
  });

  it.each(["/dashboard", "/marketplace", "//other.example"])("a home goes through its setup from %s", (path) => {
    expect(afterRegistration(searchOf(registerPath(path)))).toBe("/onboarding");
    expect(afterRegistration(`?next=${encodeURIComponent(path)}`)).toBe("/onboarding");
  });
});
