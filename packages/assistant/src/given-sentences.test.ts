import { describe, expect, it } from "vitest";
import { converse } from "../../../tests/support/converse";
import { NOTHING_KNOWN } from "./ports";

/* Amounts that a message states, from its sentence to the figure: nothing of them is lost, and the formula is shown. */

const ask = async (...messages: readonly string[]): Promise<string> =>
  (await converse(NOTHING_KNOWN, ...messages)).replace(/ ?\[\d\]/g, "");

type Case = [message: string, told: string | RegExp, formula?: string];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "the period of an amount": [
    ["How many solar panels for 900 kWh a month?", "6.35 kW to 9.82 kW", "900 kWh × 12 = 10,800 kWh"],
    ["I use 500 kwh per month, how many panels do I need", "3.53 kW to 5.45 kW", "500 kWh × 12"],
    ["our monthly usage is 750 kWh, how many panels would cover it", "5.29 kW to 8.18 kW"],
    ["how big a solar system for 1200 kwh monthly", "8.47 kW to 13.09 kW"],
    ["we consume 12000 kWh annually, what size of solar array do we need", "7.06 kW to 10.91 kW"],
    ["what size solar system do I need for 30 kWh a day?", "6.44 kW to 9.95 kW", "30 kWh × 365 days = 10,950 kWh"],
    ["How many panels of 400 W for 600 kWh per month?", "11 to 17 panels of 400 W"],
    ["last month I used 900 kWh, how many solar panels do I have to buy", "6.35 kW to 9.82 kW", "900 kWh × 12"],
    ["how big a battery for 900 kWh a month", "battery of about 33.3 kWh", "900 kWh ÷ 30 days = 30 kWh"],
    ["我每月用900度电要装多少光伏", "7.45 kW 到 12 kW", "900 kWh × 12 = 10,800 kWh"],
    ["一个月用500度电，要装几块光伏板", "块数约为 10 到 16"],
    ["每天20度电需要多大的光伏", "5.03 kW 到 8.11 kW", "20 kWh × 365 天"],
    ["家里年用电4800度，装几块光伏板够", "3.31 kW 到 5.33 kW"],
    ["月均用电350度，需要装多大的光伏", "2.9 kW 到 4.67 kW"],
    ["每天晚上用8度电，要买多大的储能电池", "约 8.9 kWh 的电池"],
    ["I use 900 kWh a month at 0.30, what does it cost a year", "270 a month", "3,240 a year"],
    ["一个月用500度，电价0.6，一年电费多少", "每月电费约 ¥300"],
    ["前200度0.5，其余0.6，每月用300度，电费多少", "电费约 ¥160"],
  ],
  "days on which it runs": [
    ["1200 W heater 5 hours a day at weekends, 20 cents per kWh, per month", "$10.29", "2 days × 4.3 weeks"],
    ["a 2 kW pump 3 hours a day on weekdays at 0.3, what a month", "38.57", "5 days × 4.3 weeks"],
    ["2000瓦的取暖器周末每天开6小时，0.6元一度，一个月多少钱", "¥61.71", "2 天 × 4.3 周"],
    ["500W rice cooker for half an hour, how many kWh", "0.25 kWh", "500 W × 30 minutes"],
    ["800瓦的微波炉用20分钟多少度电", "0.27 kWh", "800 W × 20 分钟"],
    ["电饭煲700瓦煮半个钟头要几度电", "0.35 kWh"],
    ["开空调一晚上9小时要几度电", "约用 4.5 kWh 到 13.5 kWh"],
    ["空调每晚开9小时，一个月几度电", "每月约用 135 kWh 到 405 kWh"],
  ],
  "two amounts, one in the place of the other": [
    ["my use went from 240 kWh to 300 kWh, what percentage is that", "25% more", "60 ÷ 240 = 25%"],
    ["bill dropped from $200 to $150, how many percent", "25% less"],
    ["电费从80元涨到100元，涨了百分之几", "25%", "20 ÷ 80 = 25%"],
    ["unit rate goes from 24p to 30p and I use 250 kWh a month, how much more", "£15 a month", "£0.06/kWh"],
    ["电价由0.5元降到0.45元，每月300度，能少交多少", "¥15"],
    ["每月300度，电价从0.5涨到0.6，多交多少", "¥30"],
  ],
  "a heat pump instead of gas": [
    ["15,000 kWh of gas, boiler 90% efficient, heat pump COP of 3: how many kWh of electricity", "4,500 kWh"],
    ["热泵COP是4，锅炉效率80%，一年烧8000 kWh的气，换成热泵要多少电", "1,600 kWh"],
  ],
  "batteries and panels": [
    ["how large a battery to run 500 W for 6 hours", "3.3 kWh", "500 W × 6 hours = 3 kWh"],
    ["solar for $12,000 makes 8000 kWh a year, price 0.25 per kWh, payback?", "6 years", "8,000 kWh × $0.25/kWh"],
    ["峰电7毛谷电3毛，每天存10度，储能一年能省多少", "¥1,338.33", "10 kWh ÷ 90%"],
    ["在成都装6千瓦光伏，一年能发多少度电", "4,200 kWh 到 5,700 kWh"],
    ["how much does a 4 kW solar roof make a year in Manchester", "3,400 kWh to 4,400 kWh"],
  ],
  "the energy that a sum of money buys": [
    [
      "I have 100 dollars for the month and current costs 12 cent, how much can I use each day",
      "27.8 kWh a day",
      "$100 ÷ $0.12/kWh = 833.3 kWh; 833.3 kWh ÷ 30 days = 27.8 kWh",
    ],
    ["how much power can I use for 50 euros at 30 cents a kWh", "166.7 kWh", "€50 ÷ €0.30/kWh"],
    ["my budget is $80 a month and a kWh costs 16 cents, how many kWh a day is that", "16.7 kWh a day"],
    ["with £40 a month and 28p per kWh how much electricity is that", "142.9 kWh a month"],
    ["at 30p a unit how many units can we use a week for £25", "83.3 kWh a week"],
    ["how many kWh do I get for 5000 naira at 225 naira per kWh", "22.2 kWh", "5,000 NGN ÷ 225 NGN/kWh"],
    ["how many units will 500 rupees buy at 8 rs a unit?", "62.5 kWh"],
    ["100块钱一度5毛能用多少度电", "200 kWh", "¥100 ÷ ¥0.50/kWh"],
    ["我一个月预算200块，电价六毛，每天能用几度", "每天约 11.1 kWh"],
    ["每月電費想控制在1500元，一度3.2元，可以用多少度", "468.8 kWh"],
  ],
  "a bill of several parts": [
    ["$0.14 for first 500 kWh then $0.17, I used 820, what's the bill", "$124.40", "320 kWh × $0.17/kWh = $54.40"],
    ["tier 1 is 0-400 kWh at 9.5c and above that 14.3c, how much for 610 kWh", "$68.03"],
    ["bill of 3200 naira for 14 units, what is the price per unit", "228.571 NGN per kWh"],
    ["峰段六毛二，谷段三毛一，上个月峰用了200度谷用了150度多少钱", "¥170.50", "200 kWh × ¥0.62/kWh = ¥124"],
    ["200 kWh at 32 cents peak and 450 kWh at 14 cents off-peak, how much is that", "$127"],
    ["电费由1.2元升到1.35元，涨了几多%", "12.5%"],
    ["if my electric goes up 8% from $142", "$153.36"],
  ],
  "what is missing": [
    ["12,000 kWh of gas a year and a boiler of 85% efficiency, how much electricity with a heat pump", "(COP)"],
    ["装8千瓦光伏花了4万，几年回本", "告诉我每 kWh 能省或能卖多少钱"],
    ["峰电0.6谷电0.3，买储能划算吗", "每天存几 kWh"],
  ],
  "a period that is asked for": [
    ["how many solar panels for 900 kWh?", /^900 kWh a day, a month or a year\? Tell me which/],
    ["用电900度要装多少光伏", /^900 kWh 是一天、一个月还是一年的用电？/],
  ],
  "how many there are, and how often they run": [
    ["10 bulbs of 60 W to 9 W, 3 h a day", "save about", "10 × 51 W × 3 hours × 365 days = 558.5 kWh"],
    ["replace 10 bulbs of 60 W with 9 W, 3 h a day, what do I save", "$94.94 a year", "10 × 51 W"],
    [
      "if I swap 10 60W bulbs for 9W LEDs, 3 hours a day, how much do I save a year at 0.17",
      "94.94 a year",
      "10 × 51 W",
    ],
    ["6 lamps of 40 W for 5 hours a day, cost at 0.20", "7.20 a month", "6 × 40 W × 5 hours × 30 days = 36 kWh"],
    ["5 monitors of 30 W for 8 hours a day, cost at $0.15 per kWh", "$5.40 a month", "5 × 30 W"],
    ["twelve 10 watt bulbs 5 hours a day how many kWh a month", "18 kWh a month", "12 × 10 W"],
    ["three 1500 W heaters for 4 hours at 30 cents per kwh", "$5.40", "3 × 1.5 kW × 4 hours = 18 kWh"],
    ["2 x 500 W floodlights 6 hours a night, 0.3 per kWh", "54 a month", "2 × 500 W"],
    ["两台电视每天开5小时，一个月用多少度电", "每月约用 15 kWh 到 45 kWh", "2 × 50 W × 5 小时 × 30 天 = 15 kWh"],
    ["how much would 4 fans cost running 10 hours a day", "a month", "4 × 10 W × 10 hours × 30 days = 12 kWh"],
    ["10个60瓦的灯泡换成9瓦，每天3小时，一年省多少电", "每年约省", "10 × 51 W × 3 小时 × 365 天 = 558.5 kWh"],
    ["四台100瓦的风扇每天开8小时一个月多少度", "每月约用 96 kWh", "4 × 100 W"],
    ["60瓦的灯泡有5个，每天开4小时，一个月几度", "每月约用 36 kWh", "5 × 60 W"],
    ["8盏12瓦的灯每天亮6小时，0.6元一度，一个月多少钱", "¥10.37", "8 × 12 W"],
    ["one 100 W bulb for 10 hours a day, how many kWh", "30 kWh a month", "100 W × 10 hours × 30 days"],
    ["dryer 3 kWh per load, 4 loads a week at 0.28", "14.40 a month", "3 kWh × 4 × 4.3 weeks = 51.4 kWh"],
    ["my dryer uses 3 kWh per load and I do 4 loads a week, cost at 0.28 per kWh?", "14.40 a month", "3 kWh × 4"],
    ["3 kWh a load, 5 loads per week, 30 cents a kWh, how much a month", "$19.29 a month", "3 kWh × 5"],
    ["dishwasher uses 1.2 kWh per cycle and runs 6 times a week at 0.30", "9.26 a month", "1.2 kWh × 6"],
    ["each load takes 2.5 kWh, I do 12 loads a month, price is 0.2 per kWh", "6 a month", "2.5 kWh × 12 = 30 kWh"],
    ["2 kWh per load, 10 loads at 0.25, what's the total", "costs about 5.", "2 kWh × 10 = 20 kWh"],
    ["洗一次1度电，一周洗4次，电价0.6，一个月多少钱", "每月电费约 ¥10.29", "1 kWh × 4"],
    ["烘干机每次3度电，每周4次，0.6元一度，一个月多少钱", "¥30.86", "3 kWh × 4"],
    ["一次1.2度，每月洗20次，电价0.55，一年多少钱", "每年约 ¥158.40", "1.2 kWh × 20 = 24 kWh"],
    ["烘干机一次2度，每天一次，6毛一度，每月多少", "每月电费约 ¥36", "2 kWh × 1 × 30 天"],
  ],
  "what a car takes": [
    ["18 kWh per 100 km, what do 15000 km cost a year at 0.25?", "675 a year", "15,000 km × 18 kWh/100 km = 2,700 kWh"],
    ["my EV uses 16 kWh/100km, I drive 20,000 km a year, price 0.30 per kWh, yearly cost?", "960 a year"],
    ["car uses 28 kWh per 100 miles, 12000 miles a year at 0.15", "504 a year"],
    ["Tesla uses 250 Wh per mile, 1,000 miles a month at 13 cents per kWh", "$32.50 a month"],
    ["4 miles per kWh and 12,000 miles per year at 0.16, annual cost?", "480 a year"],
    ["15 kWh/100km, 50 km a day, 0.28 per kWh, how much a month", "63 a month", "2.10 × 30 days = 63"],
    ["每百公里15度电，一年两万公里，电价0.6", "每年电费约 ¥1,800", "20,000 公里 × 15 kWh/100 公里 = 3,000 kWh"],
    ["电车百公里14度，每年跑1万5千公里，电费5毛一度，一年多少钱", "每年电费约 ¥1,050"],
    ["百公里电耗16度，一个月开1200公里，0.55元一度要多少钱", "每月电费约 ¥105.60"],
    ["电动车一公里0.15度，一年一万五千公里，电价0.5", "每年电费约 ¥1,125"],
    ["百公里13.5度电，每天跑60公里，一个月多少电费，电价0.48元", "每月约 ¥116.64"],
  ],
  "what something costs and what it saves": [
    ["$18,000, saves $1,500 a year, payback?", "about 12 years", "$18,000 ÷ $1,500 = 12 years"],
    ["Solar costs $18,000, saves $1,500 a year, payback?", "about 12 years"],
    ["battery costs $9,000 and saves $70 a month", "about 10.7 years", "$70 × 12 = $840; $9,000 ÷ $840"],
    ["heat pump costs 8000 euros and saves 900 euros a year, payback time", "about 8.9 years", "€8,000 ÷ €900"],
    ["insulation costs 3000 pounds, saves 400 pounds a year", "about 7.5 years", "£3,000 ÷ £400"],
    ["how long until a 12k solar system pays for itself if it saves 90 dollars a month", "about 11.1 years"],
    [
      "solar system for 25000 with a 30% tax credit, saves 1800 a year, how long to pay back",
      "about 9.7 years",
      "$25,000 − $7,500 = $17,500",
    ],
    ["$18,000 system, $5,400 rebate, saves $120 a month: payback?", "about 8.8 years", "$18,000 − $5,400 = $12,600"],
    ["装光伏花了6万，一年省8000，几年回本", "大约 7.5 年回本", "¥60,000 ÷ ¥8,000 = 7.5 年"],
    ["储能花了3万元，每月省300元，多久回本", "大约 8.3 年回本", "¥300 × 12 = ¥3,600"],
    ["花4万装光伏，每年省5000元，多久能回本", "大约 8 年回本"],
    ["光伏造价8万，补贴1万，一年收益9000，多少年回本", "大约 7.8 年回本", "¥80,000 − ¥10,000 = ¥70,000"],
  ],
  "an amount that changed by a part of itself": [
    ["My bill of 180 euros went up by 12%, what is it now?", "€201.60", "€180 × 12% = €21.60; €180 + €21.60 = €201.60"],
    ["my $150 bill rose 8 percent, what do I pay now", "$162", "$150 + $12 = $162"],
    ["if my 120 pound bill goes up 10%, how much will it be", "£132"],
    ["Electricity bill of £140, increase of 6%: new amount?", "£148.40"],
    ["bill was $200 and fell by 15%, what is it now", "$170", "$200 − $30 = $170"],
    ["a 10% increase on a $140 bill is how much", "$154"],
    ["my rate of 0.25 per kWh rises 8%, what's the new rate", "0.27 per kWh"],
    ["If I use 400 kWh and cut it by 15 percent, how many kWh is that?", "340 kWh"],
    ["电费200元涨了12%，现在是多少", "¥224"],
    ["我的账单180元，上涨了百分之十，现在多少钱", "¥198"],
    ["上个月账单300块，下降了20%，现在多少", "¥240"],
    ["电费每月200块，涨了10%，现在多少", "¥220"],
    ["每月电费200元，降低10%能省多少", "¥20"],
    ["每度0.5元涨价10%，现在多少钱一度", "¥0.55"],
  ],
  "what a kWh came to": [
    ["bill says 412 units for 31 days and Rs 3,296. what's that per unit", "8 INR", "3,296 INR ÷ 412 kWh"],
    ["my invoice shows 300 units and €84, what is that per unit", "€0.28", "€84 ÷ 300 kWh"],
    ["we used 250 kWh and it cost 50 pounds, how much is it per kWh", "20p", "£50 ÷ 250 kWh"],
    ["账单写着用了412度，花了247元，一度多少钱", "¥0.60", "¥247 ÷ 412 kWh"],
    ["what would 300 units cost at 20 cents per unit", "$60"],
  ],
  "the size of an air conditioner": [
    ["1.5匹空调一小时几度电", "最多约 1.1 kWh", "1.5 × 735 W = 1.1 kW；1.1 kW × 1 小时 = 1.1 kWh"],
    ["一匹半的空调一小时耗多少电", "每小时最多约 1.1 kWh", "每匹按满功率时耗电约 735 W 计算"],
    ["2匹的空调一小时用多少电", "每小时最多约 1.5 kWh", "2 × 735 W"],
    ["大1匹空调一小时耗电多少", "最多约 0.74 kWh", "735 W × 1 小时 = 0.74 kWh"],
    ["1匹空调开一晚上多少度电", "最多约 5.9 kWh", "735 W × 8 小时 = 5.9 kWh"],
    ["3匹空调一天开8小时多少度电", "每月最多约 529.2 kWh"],
    ["how much does a 2 ton AC use per hour", "at most about 2 kWh to 2.4 kWh an hour", "24,000 BTU/h ÷ 12 = 2 kW"],
    ["how many kWh does a 1.5 ton air conditioner use per hour", "1.5 kWh to 1.8 kWh an hour"],
    ["12000 btu ac, how many kwh per hour", "1 kWh to 1.2 kWh an hour"],
    ["1.5 hp air conditioner how many units per hour", "1.1 kWh an hour", "1.5 × 746 W"],
    ["12000 btu in kW", "3.52 kW of heat moved"],
  ],
  "what an appliance uses in a period": [
    ["冰箱一個月大概幾度電", /冰箱一般每月用電 12\.5 kWh 到 41\.7 kWh/, "500 kWh ÷ 12 = 41.7 kWh"],
    ["冰箱一天用多少度电", "每天用电 0.41 kWh 到 1.4 kWh"],
    ["how many kWh does a fridge use a month", "12.5 kWh to 41.7 kWh a month", "150 kWh ÷ 12 = 12.5 kWh"],
    ["how many kwh does a fridge use per day", "0.41 kWh to 1.4 kWh a day", "500 kWh ÷ 365 days = 1.4 kWh"],
    ["how many kwh does a tv use per month", "4.2 kWh to 20.8 kWh a month"],
    ["电视一天用几度电", "每天用电 0.14 kWh 到 0.68 kWh"],
    ["how much electricity does a fridge use in a year", "150 to 500 kWh a year"],
  ],
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(cases)("%s", async (message, told, formula = "") => {
    const text = await ask(message);
    expect(text).toMatch(told);
    expect(text).toContain(formula);
  });
});

it.each([
  [["How many solar panels for 900 kWh?", "a month"], "6.35 kW to 9.82 kW"],
  [["用电900度要装多少光伏", "每月"], "7.45 kW 到 12 kW"],
])("is taken from the reply: %j", async (messages, told) => expect(await ask(...messages)).toContain(told));

it("goes the same way in a follow-up", async () =>
  expect(await ask("My bill of 180 euros went up by 12%, what is it now?", "and by 20%?")).toContain("€216"));

it.each(["why did my bill go up by 12%", "my bill went up 12% to 180 euros, why?", "my bill of $90 rose 10%, why"])(
  "is not calculated where the reason is asked: %s",
  async (message) => expect(await ask(message)).not.toMatch(/× \d+%/),
);
