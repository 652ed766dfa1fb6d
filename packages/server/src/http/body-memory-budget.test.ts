import { describe, expect, test } from "vitest";
import { BodyMemory } from "./body-memory-budget";

const overloaded = expect.objectContaining({ code: "overloaded" });

describe("the memory of bodies", () => {
  test("one caller's bodies together may hold so much, while another's go on", () => {
    const memory = new BodyMemory(10, 100);
    memory.open("ann").take(6);
    const second = memory.open("ann");
    second.take(4);
    expect(() => second.take(1)).toThrow(overloaded);
    expect(() => memory.open("bob").take(10)).not.toThrow();
  });

  test("all callers together may hold so much", () => {
    const memory = new BodyMemory(10, 15);
    memory.open("ann").take(10);
    const bob = memory.open("bob");
    bob.take(5);
    expect(() => bob.take(1)).toThrow(overloaded);
  });

  test("a body that is done with leaves its room, rejected or not", () => {
    const memory = new BodyMemory(10, 10);
    const first = memory.open("ann");
    first.take(9);
    expect(() => first.take(2)).toThrow(overloaded);
    first.free();
    expect(() => memory.open("ann").take(10)).not.toThrow();
  });
});
