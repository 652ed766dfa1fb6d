import { expect, it } from "vitest";
import authors from "../../packages/assistant/training-data/templates/authors.json";
import { groupsOfTemplates, KINDS, templateQuestions, templatesOf } from "../eval/assistant/templates/questions";

it("templates have their authors, a fifth of whom are held out", () => {
  expect(authors.map(({ author }) => author)).toEqual(groupsOfTemplates());
  for (const { author, heldOut } of authors) expect(heldOut).toBe(author % 5 === 0);
});

it.each(groupsOfTemplates())(
  "group %i has six templates of each kind, which leave no brace when they are filled",
  (group) => {
    const counts = Map.groupBy(templatesOf(group), ({ op }) => op);
    for (const kind of KINDS) expect(counts.get(kind), kind).toHaveLength(6);
    for (const { text, previous } of templateQuestions(group, 2)) expect(`${text}${previous}`).not.toMatch(/[{}|]/);
  },
);
