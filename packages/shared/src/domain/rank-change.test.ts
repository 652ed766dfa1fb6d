import { expect, test } from "vitest";
import { rankChanges } from "./rank-change";

const list = (...users: string[]) => users.map((userId, index) => ({ userId, position: index + 1 }));

test("who overtakes goes up, who is overtaken goes down, and a newcomer has not moved", () => {
  const changes = rankChanges(list("ann", "bob", "cem", "dan"), list("cem", "ann", "bob", "eve"));
  expect(Object.fromEntries(changes)).toEqual({
    cem: { change: "up", currentRank: 1, previousRank: 3 },
    ann: { change: "down", currentRank: 2, previousRank: 1 },
    bob: { change: "down", currentRank: 3, previousRank: 2 },
  });
});

test("a list that stays moves nobody", () => {
  const changes = rankChanges(list("ann", "bob"), list("ann", "bob"));
  expect([...changes.values()].every(({ change }) => change === "same")).toBe(true);
});
