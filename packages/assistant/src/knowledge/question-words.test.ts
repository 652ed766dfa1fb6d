import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { questionWords } from "./question-words";

const SOURCES = new URL("..", import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
);

it("a question's words are read by no pattern and no method of strings", () => {
  const words = questionWords("how much did I use last month?");
  // @ts-expect-error a RegExp takes a string
  expect(/last month/.test(words)).toBe(true);
  // @ts-expect-error they have none of its methods
  expect(words.includes("last month")).toBe(true);
  // @ts-expect-error and are none
  const text: string = words;
  expect(text).toContain("last month");
});

it("their text is taken out only to search and to ask a language model", () => {
  const taking = files.filter((path) =>
    /textOf\b[^}]*\} from "[^"]*question-words"/.test(readFileSync(new URL(path, SOURCES), "utf8")),
  );
  expect(taking.toSorted()).toEqual(["knowledge/index.ts", "llm/index.ts"]);
});

it("composers, tools and the plan get no question as a string", () => {
  const told = files.filter((path) => /^(?:compose|tools)\/|^plan\.ts$/.test(path));
  const named = told.filter((path) =>
    /\b(?:question|message)\??: string\b/.test(readFileSync(new URL(path, SOURCES), "utf8")),
  );
  // What the reading lacks is looked for in frame/, and a fixed question chooses a section.
  expect(named.toSorted()).toEqual(["compose/matters.ts", "compose/not-read.ts"]);
});
