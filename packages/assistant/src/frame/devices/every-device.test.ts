import { describe, expect, it } from "vitest";
import { readGroup } from "./every-device";

describe("a group of devices", () => {
  it.each([
    ["turn off all the lights", true, undefined],
    ["everything off", true, undefined],
    ["turn off the lights", true, undefined],
    ["turn off the light", undefined, undefined],
    ["is the bedroom lamp on", undefined, undefined],
    ["off everything in the kitchen except fridge", true, "fridge"],
    ["turn everything off in the garage except the beer fridge.", true, "beer fridge"],
    ["switch off all lights but leave the porch light on", true, "porch light"],
    ["所有的灯都关掉", true, undefined],
    ["除了冰箱其他都关掉", true, "冰箱"],
    ["把灯全关了", true, undefined],
    ["全部关掉，路由器别关", true, "路由器"],
    ["卧室灯关一下", undefined, undefined],
    ["哪些灯开着", true, undefined],
  ])("%s", (question, everyDevice, exceptDevice) => {
    const { everyDevice: all, exceptDevice: except } = readGroup(question);
    expect([all, except]).toEqual([everyDevice, exceptDevice]);
  });
});
