import { expect, test } from "vitest";
import { loadHelp } from "./help";
import { relatedArticles } from "./related-articles";

test("an article leads to those that share its rare words, at most eight", () => {
  const subjects = [
    { slug: "heat-pump", title: "Heat pumps in cold weather", keywords: ["heat pump", "defrost"] },
    { slug: "bill", title: "Reading a bill", keywords: ["bill"] },
    { slug: "water-heater", title: "Heat pump water heater", keywords: ["hot water"] },
    ...Array.from({ length: 9 }, (_, index) => ({ slug: `other-${index}`, title: "Reading", keywords: [] })),
  ];
  const related = relatedArticles(subjects, "en").get("heat-pump");
  expect(related?.[0]).toBe("water-heater");
  expect(related).toHaveLength(8);
  expect(related).not.toContain("heat-pump");
});

test.each([
  ["en", "balcony-solar", "community-solar"],
  ["zh", "balcony-solar", "community-solar"],
  ["en", "ev-charging-cost", "ev-charging-at-home"],
  ["zh", "ev-charging-cost", "ev-charging-at-home"],
] as const)("in %s, %s leads to %s on its shelf", (language, slug, neighbor) => {
  const article = loadHelp()[language].find((each) => each.slug === slug);
  expect(article?.related).toContain(neighbor);
});
