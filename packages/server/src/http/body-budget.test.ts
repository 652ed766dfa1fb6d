import { describe, expect, test } from "vitest";
import { BodyBudget, UNREAD_BYTES } from "./body-budget";

const LONG = 100_000;
const of = (name: string, weight = 1) => [{ name, weight }];
const busyCaller = expect.objectContaining({ code: "rate_limited", retryAfterSeconds: 5 });
const overloaded = expect.objectContaining({ code: "overloaded", retryAfterSeconds: 5 });

describe("the memory of bodies", () => {
  test("is taken before they are read, by one caller only so much, while another's go on", () => {
    const budget = new BodyBudget({ bytesPerCaller: 10 * LONG });
    budget.open(of("ann"), LONG).hold(6 * LONG);
    const second = budget.open(of("ann"), LONG);
    second.hold(4 * LONG);
    expect(() => second.hold(4 * LONG + 1)).toThrow(busyCaller);
    expect(() => budget.open(of("ann"), 1)).toThrow(busyCaller);
    expect(() => budget.open(of("bob"), LONG).hold(10 * LONG)).not.toThrow();
  });

  test("is bounded for all callers together, and long bodies leave room for short ones", () => {
    const budget = new BodyBudget({ bytes: 10 * LONG, bytesForShort: LONG });
    const long = budget.open(of("ann"), LONG);
    long.hold(9 * LONG);
    expect(() => long.hold(9 * LONG + 1)).toThrow(overloaded);
    expect(() => budget.open(of("bob"), LONG)).toThrow(overloaded);
    expect(() => budget.open(of("bob"), 1_000)).not.toThrow();
  });

  test("of a body without a length is what the server may keep of it unread", () => {
    const budget = new BodyBudget();
    const lease = budget.open(of("ann"), null);
    expect(budget.bytes).toBe(UNREAD_BYTES);
    lease.arrive(12);
    expect(budget.bytes).toBe(12);
  });

  test("is free when the body is done with, rejected or not", () => {
    const budget = new BodyBudget({ bytesPerCaller: 2 * LONG });
    const first = budget.open(of("ann"), LONG);
    expect(() => first.hold(3 * LONG)).toThrow(busyCaller);
    first.close();
    first.close();
    expect(budget.bytes).toBe(0);
    expect(() => budget.open(of("ann"), LONG).hold(2 * LONG)).not.toThrow();
  });

  test("counts for the account too, from whatever networks it sends", () => {
    const budget = new BodyBudget({ bytesPerCaller: 3 * LONG });
    const leases = ["home", "work", "phone"].map((network) => {
      const lease = budget.open(of(network), LONG);
      lease.countFor("ann");
      return lease;
    });
    expect(budget.bytes).toBe(3 * LONG);
    const fourth = budget.open(of("train"), LONG);
    expect(() => fourth.countFor("ann")).toThrow(busyCaller);
    for (const lease of [...leases, fourth]) lease.close();
    expect(budget.bytes).toBe(0);
  });
});

describe("the bodies that arrive at once", () => {
  test("are bounded for each network, long ones sooner", () => {
    const budget = new BodyBudget({ bodiesPerCaller: 3, longBodiesPerCaller: 2 });
    budget.open(of("ann"), LONG);
    const second = budget.open(of("ann"), LONG);
    expect(() => budget.open(of("ann"), LONG)).toThrow(busyCaller);
    budget.open(of("ann"), 10);
    expect(() => budget.open(of("ann"), 10)).toThrow(busyCaller);
    second.arrive(LONG);
    expect(() => budget.open(of("ann"), LONG)).not.toThrow();
    expect(() => budget.open(of("bob"), LONG)).not.toThrow();
  });

  test("are bounded for a network of networks by its weight", () => {
    const budget = new BodyBudget({ longBodiesPerCaller: 1 });
    const customer = (subnet: number) => [...of(`subnet-${subnet}`), ...of("site", 2)];
    budget.open(customer(1), LONG);
    expect(() => budget.open(customer(1), LONG)).toThrow(busyCaller);
    budget.open(customer(2), LONG);
    expect(() => budget.open(customer(3), LONG)).toThrow(busyCaller);
  });
});
