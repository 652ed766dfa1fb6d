import { expect, test } from "vitest";
import { FEATURE_STATUSES, RESEARCH_STATUSES } from "@wattleaf/shared/domain/labs";
import { loadLabs } from ".";

const { en, zh } = loadLabs();

test("there are five projects and three features, one of each status", () => {
  expect(en.projects.map(({ status }) => status).toSorted()).toEqual(RESEARCH_STATUSES.toSorted());
  expect(en.features.map(({ status }) => status).toSorted()).toEqual(FEATURE_STATUSES.toSorted());
});

test("the languages tell the same metrics", () => {
  const numbers = (labs: typeof en) =>
    labs.projects.map(({ slug, keyMetrics }) => [
      slug,
      Object.values(keyMetrics).map((value) => (value.match(/\d+(?:[,.]\d+)*/g) ?? []).toSorted()),
    ]);
  expect(numbers(zh)).toEqual(numbers(en));
});
