import { describe, expect, test } from "vitest";
import type { Asked } from "./consistency";
import type { WordSlots } from "./conversation/merge";
import { normalWords } from "./normalize";
import { ofOwnPanels } from "./said-solar";

const OWN: Asked = { act: "ask", scope: "own" };
const read = (text: string, asked: Partial<Asked> = {}, slots: WordSlots = {}) =>
  ofOwnPanels({ ...OWN, ...asked }, slots, normalWords(text)).metric;

describe("what is asked of one's own panels", () => {
  test.each([
    ["how much did the array on the garage put out in July", "production"],
    ["前天光伏最高到多少", "production"],
    ["what part of the solar did we consume at home in May", "own_use"],
    ["上周发的电自己用了多少", "own_use"],
    ["how much did the panels produce and what went out to the grid as export", "own_use"],
    ["how much of the solar did I sell", "export"],
  ])("%s: %s", (text, metric) => expect(read(text, { subject: "solar" })).toBe(metric));

  test("self-sufficiency is of a home with panels, whether it names them or not", () =>
    expect(read("how self-sufficient were we in August", { metric: "energy" })).toBe("own_use"));

  test("a month that is picked makes it one's own", () =>
    expect(
      ofOwnPanels(
        { act: "ask", scope: "general" },
        { group: "month", pick: "highest" },
        "best month of self-use of solar",
      ),
    ).toMatchObject({ scope: "own", metric: "own_use" }));

  test("bought and sold side by side are the net of both", () => {
    expect(read("imports and exports yesterday", { metric: "export" })).toBe("net");
    expect(read("昨天买了多少卖了多少", { metric: "energy" })).toBe("net");
  });

  test("money and reasons are asked of others", () => {
    expect(read("what did my solar earn", { subject: "solar", metric: "earnings" })).toBe("earnings");
    expect(read("why did my panels make so little", { act: "explain", subject: "solar" })).toBeUndefined();
  });
});
