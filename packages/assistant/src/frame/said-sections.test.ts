import { describe, expect, it } from "vitest";
import { knowledge } from "../../../../tests/support/knowledge";
import { messages } from "../messages";
import { normalWords } from "./normalize";
import { SECTION_TOPICS, type SaidSection, sectionsIn } from "./said-sections";

const TOLD: Readonly<Record<SaidSection, readonly string[]>> = {
  scam: [
    "Somebody claiming to be from the power company phoned and wants me to buy gift cards or they cut my service",
    "got a text with a link to pay my electric bill, is it genuine?",
    "caller says I get a refund from my energy supplier and needs my bank details",
    "they want me to install anydesk so the utility can fix my account, a man on the phone said",
    "my mum was told on the phone to pay the electricity by bitcoin within the hour",
    "is this email from national grid legit",
    "供电局打电话来让我加微信转账，不然断电",
    "收到短信说电费欠费，点链接缴费，能信吗",
    "自称国家电网的人让我共享屏幕",
    "有人打電話說多收了電費要退給我，要我的銀行卡號",
  ],
  scam_of_kind: [
    "a guy at the door wants to see my energy bill",
    "someone called about free solar from my utility, is it legit",
    "电力公司的人上门推销光伏，是骗子吗",
  ],
  scam_fallen: [
    "I already paid a caller from the electric company with gift cards",
    "my dad told a scammer from the power company his card number",
    "we got scammed by a fake utility call and sent them money",
    "接到供电局电话已经转账了，是不是被骗了",
    "我妈被骗子骗了，把银行卡号给了冒充电力局的人",
  ],
  scam_meter: [
    "有人上门说换电表要交现金，是骗子吗",
    "師傅上門說要換電錶，先收兩百元押金",
    "a man came to the house and wants a $50 fee to replace the meter",
  ],
  moving_gap: [
    "my lease ends on the 3rd and the next tenant comes a week later, who pays the electric bill until then",
    "我十号退租，新租客月底才来，中间这几天电费谁付",
  ],
  moving_out: ["I'm moving out of my apartment, how do I stop the electricity", "退租的时候电费怎么结清"],
  moving_reading: ["do I have to take a meter reading when I move out", "搬走那天要自己抄表吗"],
  tenant_account: [
    "I rent a flat, should I put the electric account in my name",
    "租客要不要把电表过户到自己名下",
    "租房，戶名是房東的，要改成我的嗎",
  ],
  back_bill: [
    "my bills were estimated too low and now they want 300 extra, is that legal",
    "以前估抄少了，现在让我补交六百，合理吗",
  ],
  peak_words: ["what does on-peak, mid-peak and off-peak mean", "峰平谷啥意思", "尖峰、平段、谷段分别指什么"],
  battery_full_credit: ["does a powerwall pay off with one-to-one net metering", "上网电价一比一抵扣，还要装储能吗"],
  cooling_heat_pump: [
    "should I swap my old central air for a heat pump now or wait until it breaks",
    "老空调现在换成热泵，还是等坏了再说",
  ],
  complaint: [
    "I complained to my energy supplier six weeks ago, no reply",
    "the utility rejected my complaint, what's the next step",
    "made a complaint about my bill and they keep ignoring me",
    "投诉供电公司一个月了没人理，还能找谁",
    "向 95598 反映了几次都不处理",
    "跟電力公司投訴了沒有回覆，還可以找誰",
  ],
  landlord_complaint: [
    "where can I report my landlord for marking up the electricity price",
    "房东乱收电费，去哪举报",
    "公寓电费收一块五，找谁投诉",
  ],
  outage_home: [
    "my flat has no power but the neighbors still have it",
    "only my house is dark, power went out",
    "lights are out at ours, next door is fine",
    "就我家没电，楼道灯亮着",
    "隔壁有电，我家突然停电了",
    "只有我家停電，鄰居都有電",
  ],
  outage_street: [
    "no electricity in the whole street, who do I ring",
    "the entire neighborhood lost power",
    "blackout, all of our block is dark",
    "整个小区都停电了咋办",
    "全村停电了，找谁",
    "我家没电，邻居也没电",
  ],
  meter_test: [
    "how do I get my meter tested",
    "I want the utility to check the meter, how do I apply",
    "怎么申请验电表",
    "校表去哪里办",
    "我要申請校驗電錶",
  ],
  event_course: [
    "what happens during a grid event",
    "how do peak events work",
    "电网响应事件是什么",
    "需求响应活动是怎么回事",
  ],
  event_control: ["in a grid event will you turn off my AC", "响应事件会不会关我家空调"],
  coins_meaning: ["what are these green coins", "绿币是啥"],
  coins_use: ["what are coins good for", "绿币有什么用", "绿币能换什么"],
  coins_cash: ["can I cash out my green coins", "绿币可以提现吗"],
  coins_earn: ["how can I get green coins", "怎么赚绿币", "綠幣怎麼拿"],
  board_names: [
    "who sees my name on the leaderboard",
    "can I hide from the leaderboard",
    "排行榜上别人能看到我的名字吗",
  ],
  free_of_charge: [
    "is wattleaf free",
    "do I have to pay for this app",
    "does it cost anything to use your site",
    "你们这个软件收费吗",
    "注册要钱吗",
  ],
  charger_steps: [
    "what's the process to get a home charger installed",
    "steps for installing an EV charger",
    "装充电桩要什么手续",
    "家里安充电桩的步骤",
  ],
};

const NONE: readonly string[] = [
  "how do I pay my electric bill with the app",
  "is Wattleaf a scam?",
  "is this app legit",
  "does my supplier call before the engineer comes",
  "who do I call about my bill",
  "when do I get a refund from my utility",
  "can I pay by card",
  "my neighbor complains about the noise of the heat pump",
  "how do I complain about my bill",
  "power out again last night, why",
  "if the power is out, does my solar work",
  "is there enough power for the whole house",
  "how do I test my meter myself",
  "what happens when I turn off the router",
  "how do I earn money with solar",
  "how much does a charger installation cost",
  "what do I get if I pay for Wattleaf instead of the free plan",
  "is charging at work free",
  "is night electricity free",
  "I gave my supplier my account number, when do they start",
  "I paid my bill by card, what now",
  "how much does a new meter cost",
  "who pays for the electricity in a rental",
  "I bought a house, how do I put the power in my name",
  "why is my bill estimated",
  "the bill is an estimate, shall i just pay it",
  "how much less do we use since my son moved out",
  "弟弟搬走以后电费少了多少",
  "我是峰谷电价还是什么电价",
  "when is peak and when is off-peak",
  "is a battery worth it with net billing",
  "what does a heat pump cost",
  "峰谷电划算吗",
  "买了二手房怎么过户",
  "换电表多少钱",
  "怎么用支付宝交电费",
  "怎么下载网上国网",
  "电费账单是真的吗",
  "停电了手机怎么充电",
  "邻居用电比我少",
  "绿电是什么",
  "我有多少绿币",
  "装充电桩要多少钱",
  "电表怎么看",
  "空调要不要关",
];

describe("sections that words name", () => {
  it.each(Object.entries(TOLD))("%s", (section, questions) => {
    for (const question of questions) expect([question, ...sectionsIn(normalWords(question), null)]).toContain(section);
  });

  it("are none of what only sounds alike", () => {
    for (const question of NONE) expect([question, ...sectionsIn(normalWords(question), null)]).toEqual([question]);
  });

  it("are asked for by few words after their topic", () => {
    const after = (topic: string) => ({ topics: [{ topic }] });
    expect(sectionsIn("so how do i get some", after("green-coins"))).toEqual(["coins_earn"]);
    expect(sectionsIn("怎么赚", after("green-coins"))).toEqual(["coins_earn"]);
    expect(sectionsIn("那去哪投诉", after("landlord-and-tenant"))).toEqual(["landlord_complaint"]);
    expect(sectionsIn("can other people see me", after("leaderboard-and-ranks"))).toEqual(["board_names"]);
    expect(sectionsIn("i told him my card number", after("utility-scams"))).toEqual(["scam_fallen"]);
    expect(sectionsIn("身份证号已经给了", after("utility-scams"))).toEqual(["scam_fallen"]);
    expect(sectionsIn("is it too late", after("utility-scams"))).toEqual(["scam_fallen"]);
    expect(sectionsIn("i told him my card number", after("paying-for-electricity"))).toEqual([]);
    expect(sectionsIn("should i take a photo of the meter", after("moving-house"))).toEqual(["moving_reading"]);
    expect(sectionsIn("am i allowed to refuse to pay the extra", after("estimated-bills"))).toEqual(["back_bill"]);
    expect(sectionsIn("so how do i get some", after("solar-payback"))).toEqual([]);
  });

  it("are parts of their articles, by their headings in both languages", () => {
    for (const [section, slug] of Object.entries(SECTION_TOPICS))
      for (const language of ["en", "zh"] as const) {
        if (section === "scam_of_kind") continue;
        const heading = messages(language)(`assistant.section.${section as Exclude<SaidSection, "scam_of_kind">}`);
        const article = knowledge.article(slug, language);
        const told = article && knowledge.quote(article, heading).passage;
        expect([section, told?.heading ?? article?.title]).toEqual([section, heading]);
      }
  });
});
