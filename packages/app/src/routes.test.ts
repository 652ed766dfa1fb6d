import { existsSync } from "node:fs";
import { en } from "@wattleaf/shared/i18n/messages/en";
import { descriptions } from "@wattleaf/shared/i18n/messages/en/descriptions";
import { describe, expect, it } from "vitest";
import { findRoute, notFoundRoute, routes } from "./routes";

describe("routes", () => {
  it.each([...routes, notFoundRoute].map((route) => [route.path, route] as const))(
    "%s has its page and its messages",
    (_path, route) => {
      const file = route.kind === "document" ? "document.tsx" : "index.tsx";
      expect(existsSync(new URL(`pages/${route.page}/${file}`, import.meta.url))).toBe(true);
      expect(en.common).toHaveProperty([`meta.${route.name}.title`]);
      expect(descriptions).toHaveProperty(route.name);
    },
  );

  it("has no duplicate path", () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("finds a path with and without a trailing slash", () => {
    expect(findRoute("/pricing/").path).toBe("/pricing");
    expect(findRoute("/").path).toBe("/");
  });

  it("returns the not-found route for an unknown path", () => {
    expect(findRoute("/nowhere")).toBe(notFoundRoute);
  });
});
