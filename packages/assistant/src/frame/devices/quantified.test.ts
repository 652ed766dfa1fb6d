import { describe, expect, it } from "vitest";
import { quantified } from "./quantified";

describe("what “all” is said of", () => {
  it.each([
    "turn everything off",
    "turn off all devices",
    "switch off every last gadget",
    "all of my electrical appliances off",
    "everything in the bedroom off",
    "shut down the whole house",
    "把所有电器都关了",
    "全屋关闭",
    "能关的都关了",
    "其他的都关了",
    "卧室所有设备关掉",
  ])("is everything: %s", (clause) => expect(quantified(clause)?.of).toBe("everything"));

  it.each([
    ["turn off all the lights", "lights"],
    ["switch off every bedroom light in the house", "bedroom light"],
    ["turn each of the speakers off", "speakers"],
    ["turn off all the speakers in the car", "speakers"],
    ["turn the speakers all off", "speakers"],
    ["both lamps off at 11 pm", "lamps"],
    ["把所有灯关了", "灯"],
    ["把所有的灯关掉", "灯"],
    ["关闭全部音箱", "音箱"],
    ["音箱全都关掉", "音箱"],
    ["一律关灯", "灯"],
    ["晚上11点把所有灯关了", "灯"],
    ["卧室的灯都关一下", "灯"],
  ])("is what it names: %s", (clause, name) => {
    const all = quantified(clause);
    expect(all?.of === "named" && all.name).toContain(name);
  });

  it.each(["turn them all off", "all off at 11 pm", "both off please", "全部关掉", "都关了吧", "全关了", "卧室全关"])(
    "is what was named before: %s",
    (clause) => expect(quantified(clause)?.of).toBe("before"),
  );

  it.each(["keep it at 20 all night", "turn the light on every morning", "turn off the boiler", "把空调关了"])(
    "is nothing in %s",
    (clause) => expect(quantified(clause)).toBeNull(),
  );
});
