import { assistant } from "@wattleaf/shared/i18n/messages/zh/assistant";
import { assistantActions } from "@wattleaf/shared/i18n/messages/zh/assistant-actions";
import { assistantDevices } from "@wattleaf/shared/i18n/messages/zh/assistant-devices";
import { assistantFigures } from "@wattleaf/shared/i18n/messages/zh/assistant-figures";
import { assistantGiven } from "@wattleaf/shared/i18n/messages/zh/assistant-given";
import { assistantHome } from "@wattleaf/shared/i18n/messages/zh/assistant-home";
import { assistantOwn } from "@wattleaf/shared/i18n/messages/zh/assistant-own";
import { assistantPanels } from "@wattleaf/shared/i18n/messages/zh/assistant-panels";
import { assistantSlots } from "@wattleaf/shared/i18n/messages/zh/assistant-slots";
import { describe, expect, it, test } from "vitest";
import { meteredHousehold } from "../../../../tests/fixtures/metered-household";
import { knowledge } from "../../../../tests/support/knowledge";
import { composeAnswer } from "../answer";
import { offeredFrame } from "./suggestions";
import { inTraditional } from "./traditional";

test("Traditional characters of this field", () => {
  expect(inTraditional("空调制冷、制热，社区光伏，洗碗机运行，账单", "tw")).toBe(
    "空調製冷、制熱，社區光伏，洗碗機運行，帳單",
  );
  expect(inTraditional("高峰和峰谷", "hk")).toBe("高峰和峰谷");
});

it.each([
  ["这只计从电网买的电", "這只計從電網買的電", "這只計從電網買的電"],
  ["账单只有合计", "帳單只有合計", "賬單只有合計"],
  ["三只灯泡", "三隻燈泡", "三隻燈泡"],
  ["读数里没有价格", "讀數裡沒有價格", "讀數裏沒有價格"],
  ["每 100 公里", "每 100 公里", "每 100 公里"],
  ["里程", "里程", "里程"],
  ["达到这个水平", "達到這個水準", "達到這個水平"],
  ["水平面", "水平面", "水平面"],
  ["每周和上周五", "每週和上週五", "每週和上週五"],
  ["周围", "周圍", "周圍"],
])("%s in Taiwan and in Hong Kong", (text, tw, hk) => {
  expect(inTraditional(text, "tw")).toBe(tw);
  expect(inTraditional(text, "hk")).toBe(hk);
});

const MESSAGES = Object.entries({
  ...assistant,
  ...assistantActions,
  ...assistantDevices,
  ...assistantFigures,
  ...assistantGiven,
  ...assistantHome,
  ...assistantOwn,
  ...assistantPanels,
  ...assistantSlots,
});
/** 只 that counts animals, 里 that is a distance, and weeks and levels as they are written elsewhere. */
const WRONG = {
  tw: /隻|[數表錶]里(?!程)|周(?![圍邊全到])|水平(?!面)|裏/,
  hk: /隻|[數表錶]里(?!程)|周(?![圍邊全到])|裡/,
};

describe.each(["tw", "hk"] as const)("every text of the assistant in %s", (variant) => {
  it("has the characters that are written there", () => {
    const wrong = MESSAGES.filter(([, text]) => WRONG[variant].test(inTraditional(text, variant)));
    expect(wrong.map(([key, text]) => `${key}: ${inTraditional(text, variant)}`)).toEqual([]);
  });

  it("is known again where it is offered as a question", () => {
    const offered = MESSAGES.filter(([key, text]) => key.startsWith("assistant.ask.") && offeredFrame(text));
    expect(offered.length).toBeGreaterThan(10);
    const lost = offered.filter(([, text]) => !offeredFrame(inTraditional(text, variant)));
    expect(lost).toEqual([]);
  });
});

it("shows chips, charts and suggestions in the characters of the answer, and changes by the same codes", async () => {
  const ask = (text: string) =>
    composeAnswer({ text, language: "zh", turns: [], surface: "site" }, meteredHousehold(), knowledge);
  const [written, simplified] = [await ask("五月每週用了多少電"), await ask("五月每周用了多少电")];
  const labels = (told: typeof written) => [
    ...told.reading.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
    ...told.suggestions,
    ...told.attachments.map((one) => (one.kind === "action" ? "" : one.title)),
  ];
  expect(labels(written)).toEqual(labels(simplified).map((label) => inTraditional(label, "tw")));
  expect(labels(written).join("")).toMatch(/電/);
  const changes = (told: typeof written) => told.reading.flatMap(({ options }) => options.map(({ change }) => change));
  expect(changes(written)).toEqual(changes(simplified));
});
