import { describe, expect, test } from "vitest";
import { notFoundRoute, routes } from "../../../packages/app/src/routes";
import { messageUse, missingMessages } from "./route-messages";

/* A message that is not loaded shows as its key: "attachment.menu". */

describe("a page's message areas cover what it shows", () => {
  test.each([...routes, notFoundRoute].map((route) => [route.path, route] as const))("%s", (_path, route) => {
    expect(missingMessages(route)).toEqual([]);
  });
});

test("a message of a component far below a page is missed", () => {
  expect(missingMessages({ page: "partners", kind: "app", areas: ["partners", "reasons"] })).toContain(
    "attachment.menu in components/charts/chart-menu.tsx",
  );
});

test("keys are found in strings, tables and templates, and not in comments", () => {
  const source = `import { Part } from "./part";
import type { MessageKey } from "./keys";
/** Shows "settings.title". */
const LABEL = { saved: "partners.saved" } as const;
// t("store.title")
const label = (name: string) => t(\`partners.tab.\${name}\`) + t("dashboard.next.title");
void loadAreas(language, ["reasons", "utility"]);`;
  expect(messageUse(source)).toEqual({
    keys: ["partners.saved", "dashboard.next.title", "partners.tab.installation"],
    loaded: ["reasons", "utility"],
    imports: ["./part"],
  });
});
