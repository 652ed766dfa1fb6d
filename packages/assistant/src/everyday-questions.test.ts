import { expect, it } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { composeAnswer } from "./answer";
import { knowledge } from "../../../tests/support/knowledge";

const home = meteredHousehold();
const ask = (text: string) =>
  composeAnswer({ text, language: "en", turns: [], surface: "site" }, home, knowledge).then(({ text: said }) => said);

it.each<[string, RegExp]>([
  ["is 40 kWh a day normal?", /US average|average US home/],
  ["how much do I use between midnight and 5 am?", /you used 5\.9 kWh a day between 12 and 5 AM/],
  ["昨天傍晚六点到十点用了多少度", /18:00–22:00/],
  ["how much CO2 did my electricity cause last month?", /186\.9 kg of CO₂ in May 2026/],
  ["how do I delete my account?", /settings at \/settings/],
  ["how do I disconnect my meter?", /dashboard at \/dashboard/],
  ["the cord of my lamp is frayed, is it safe?", /^Stop using it/],
  ["is it ok to run the washing machine overnight or am I gonna burn the house down", /^Fire services advise against/],
  ["the breaker won't reset", /^Don't force it/],
  ["any dues?", /Your bill for .* was \$151\.20 .*I can't see payments/],
  ["do I owe anything", /Your bill for .* was \$151\.20 .*I can't see payments/],
  ["還欠多少錢", /帳單是 \$151\.20.*我看不到繳費記錄/],
  ["no electricity since morning", /^Check first whether your neighbors are dark too/],
  ["there's no power in my house", /^Check first whether your neighbors are dark too/],
  ["早上開始停電了", /^先看鄰居家有沒有電/],
  ["how many panels do I have", /^I don't know how many panels you have/],
  ["我家有几块太阳能板", /^您家有几块光伏板、装机多大，我不知道/],
  ["how much CO₂ am I saving", /kg of CO₂ in May 2026.*I don't know how much CO₂ you avoided/],
  ["what is the carbon footprint of a kWh", /^(?!.*in May 2026)/],
  ["上个月哪些设备最耗电", /能分辨出的最大一项/],
  ["which devices used the most last month", /is the biggest part I can identify/],
  ["今天哪些设备最耗电", /只能按整天区分各类负荷.*能分辨出的最大一项/],
  ["哪个房间最耗电", /没法按房间拆分/],
  ["why is my electricity cost higher than usual this month", /than from May 1 to May 1\d, 2026.*than from May 1/],
  ["这个月电费比平时高,为什么", /比2026年5月1日至5月1\d日/],
  ["the moon looks like a potato tonight", /^That's outside what I can help with/],
  ["如果参加了削峰活动,会不会突然把我家空调关掉", /^不会随便关/],
  ["冷氣不用開了", /要關閉.*您確認後我才會執行/],
  ["电闸跳闸了怎么恢复", /空气开关扳到底/],
  ["how much will my bill be in January 2026?", /^Your electricity cost \$94\.18 from Jan/],
  ["show me a picture of the past twelve months", /You used 2,459\.6 kWh/],
])("%s", async (question, answer) => {
  expect(await ask(question)).toMatch(answer);
});
