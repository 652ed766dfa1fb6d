import { expect, test } from "vitest";
import { areaUnderCurve } from "../../../../scripts/assistant/area-under-curve";
import { boostTrees } from "../../../../scripts/assistant/reader/boost-trees";
import { probabilityOf } from "./boosted-trees";

/** Right where exactly one of two signals is high, which no line tells apart; 10 % the other way round. */
const examples = Array.from({ length: 2000 }, (_, at) => {
  const [first, second] = [at % 2, Math.floor(at / 2) % 2];
  return { signals: [first, second, (at * 7) % 13], isRight: (first !== second) === (at % 10 !== 9) };
});
const trees = boostTrees(examples);

test("tells apart what no single signal does", () => {
  const read = examples.map(({ signals, isRight }) => ({ sureness: probabilityOf(trees, signals), isRight }));
  expect(areaUnderCurve(read)).toBeGreaterThan(0.85);
});

test("is as sure as it is right", () => {
  const of = (first: number, second: number) => probabilityOf(trees, [first, second, 0]);
  const shareRight = (first: number, second: number) => {
    const some = examples.filter(({ signals }) => signals[0] === first && signals[1] === second);
    return some.filter(({ isRight }) => isRight).length / some.length;
  };
  for (const [first, second] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const)
    expect(of(first, second)).toBeCloseTo(shareRight(first, second), 0);
});

test("the same examples produce the same trees", () => expect(boostTrees(examples)).toEqual(trees));
