import { describe, expect, test } from "vitest";
import { ownFrame } from "../../../../../tests/support/composed";
import { inheritedSlots } from "./merge";

const ask = { act: "ask", scope: "own", metric: "energy" } as const;

describe("a question that leans on the one before", () => {
  const dryerInJune = ownFrame({ subject: "appliance", appliances: ["dryer"], period: "--06", filters: ["night"] });

  test("replaces the slots that it names and keeps the others", () => {
    expect(inheritedSlots({ period: "--07" }, { ...ask, subject: "appliance" }, dryerInJune)).toEqual({
      appliances: ["dryer"],
      period: "--07",
      filters: ["night"],
    });
    expect(inheritedSlots({ filters: ["weekend"] }, { ...ask, subject: "appliance" }, dryerInJune)).toMatchObject({
      period: "--06",
      filters: ["night", "weekend"],
    });
    expect(inheritedSlots({ filters: ["hours:18-22"] }, { ...ask, subject: "appliance" }, dryerInJune)).toMatchObject({
      filters: ["hours:18-22"],
    });
  });

  test("asks the same of another appliance or device", () => {
    expect(
      inheritedSlots(
        { appliances: ["oven"] },
        { ...ask, subject: "appliance" },
        ownFrame({ devices: ["Lamp"], period: "--06" }),
      ),
    ).toEqual({ appliances: ["oven"], period: "--06" });
    expect(inheritedSlots({ devices: ["lamp"] }, { ...ask, subject: "device" }, dryerInJune)).toEqual({
      devices: ["lamp"],
      period: "--06",
      filters: ["night"],
    });
  });

  test("keeps the money of a price that names none", () => {
    const inEuros = ownFrame({ given: ["450kWh", "0.3eur/kWh"] });
    expect(inheritedSlots({ given: ["0.11/kWh"] }, ask, inEuros).given).toEqual(["450kWh", "0.11eur/kWh"]);
    expect(inheritedSlots({ given: ["0.11usd/kWh"] }, ask, inEuros).given).toEqual(["450kWh", "0.11usd/kWh"]);
  });

  test("replaces a given amount of the same kind alone", () => {
    const sum = ownFrame({ scope: "general", metric: "cost", given: ["412kWh", "0.173/kWh"] });
    expect(inheritedSlots({ given: ["0.11/kWh"] }, { act: "ask", scope: "general", metric: "cost" }, sum)).toEqual({
      given: ["412kWh", "0.11/kWh"],
    });
  });

  test("keeps nothing when it is small talk, and no period when it asks what to do", () => {
    expect(inheritedSlots({}, { act: "talk", scope: "general" }, dryerInJune)).toEqual({});
    expect(inheritedSlots({}, { act: "advise", scope: "own", subject: "appliance" }, dryerInJune)).toEqual({
      appliances: ["dryer"],
    });
  });
});
