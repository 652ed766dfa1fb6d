import { describe, expect, it } from "vitest";
import { en, type SiteArea } from "./en";
import { zh } from "./zh";

const areas = Object.keys(en) as SiteArea[];
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

describe.each(areas)("the site's %s messages", (area) => {
  const english: Record<string, string> = en[area];
  const chinese: Record<string, string> = zh[area];

  it("have the same keys in both languages", () => {
    expect(Object.keys(chinese).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it("say something in both, with the same places to fill", () => {
    for (const key of Object.keys(english)) {
      expect(english[key], key).toBeTruthy();
      expect(chinese[key], key).toBeTruthy();
      expect(places(chinese[key] ?? ""), key).toEqual(places(english[key] ?? ""));
    }
  });
});

it("no key stands in two areas", () => {
  const keys = areas.flatMap((area) => Object.keys(en[area]));
  expect(new Set(keys).size).toBe(keys.length);
});
