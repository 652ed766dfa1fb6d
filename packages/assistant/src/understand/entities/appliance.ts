/** Words for each appliance. Longer names win over names within them ("tumble dryer" over "dryer"). */
const APPLIANCE_WORDS = {
  dryer: [
    ["dryer", "drier", "tumble dryer", "clothes dryer"],
    ["烘干机", "干衣机", "烘衣服"],
  ],
  washer: [
    ["washer", "washing machine", "laundry", "laundry machine", "wash clothes", "washing clothes"],
    ["洗衣机", "洗衣服", "衣服"],
  ],
  dishwasher: [["dishwasher", "dish washer"], ["洗碗机"]],
  fridge: [
    ["fridge", "refrigerator", "freezer", "fridge freezer", "second fridge", "icebox"],
    ["冰箱", "冰柜", "冷柜"],
  ],
  air_conditioner: [
    [
      "air conditioner",
      "air conditioning",
      "aircon",
      "air con",
      "ac",
      "a/c",
      "hvac",
      "cooling",
      "mini split",
      "window unit",
      "aircons",
    ],
    ["空调", "冷气", "制冷"],
  ],
  heat_pump: [["heat pump", "heatpump"], ["热泵"]],
  heating: [
    ["heating", "space heater", "heater", "electric heater", "radiator", "furnace"],
    ["取暖器", "暖气", "电暖器", "采暖", "取暖", "地暖", "供暖"],
  ],
  thermostat: [
    ["thermostat", "smart thermostat"],
    ["恒温器", "温控器", "温控"],
  ],
  water_heater: [
    ["water heater", "hot water", "boiler", "immersion heater", "geyser", "shower", "hot shower"],
    ["热水器", "热水", "洗澡", "饮水机"],
  ],
  ev: [
    [
      "ev",
      "electric car",
      "electric vehicle",
      "car",
      "car charger",
      "ev charger",
      "tesla",
      "charging station",
      "wallbox",
      "nissan leaf",
      "my leaf",
      "plug-in hybrid",
    ],
    ["电动汽车", "电动车", "新能源车", "充电桩", "特斯拉", "比亚迪", "汽车", "车"],
  ],
  battery: [
    ["battery", "batteries", "home battery", "powerwall", "storage battery"],
    ["电池", "储能", "储能电池", "家用电池"],
  ],
  solar: [
    ["solar", "solar panel", "solar panels", "panels", "pv", "photovoltaic", "rooftop solar"],
    ["太阳能", "光伏", "太阳能板"],
  ],
  oven: [
    ["oven", "stove", "cooktop", "hob", "induction", "range", "cooker"],
    ["烤箱", "电磁炉", "灶", "电饭煲", "炉子"],
  ],
  microwave: [["microwave"], ["微波炉"]],
  kettle: [
    ["kettle", "toaster", "coffee machine", "coffee maker", "air fryer", "rice cooker"],
    ["电水壶", "热水壶", "水壶", "空气炸锅", "咖啡机", "烤面包机"],
  ],
  tv: [
    ["tv", "television", "game console", "console", "xbox", "playstation", "ps5", "ps4", "soundbar"],
    ["电视", "电视机", "游戏机", "投影仪", "机顶盒"],
  ],
  computer: [
    ["computer", "pc", "laptop", "desktop", "monitor", "router", "modem", "gaming pc", "wifi", "gaming rig"],
    ["电脑", "笔记本", "显示器", "路由器", "电竞主机", "wifi"],
  ],
  lighting: [
    ["light", "lights", "lighting", "lamp", "bulb", "bulbs", "led"],
    ["灯", "照明", "灯泡", "电灯"],
  ],
  pool_pump: [
    ["pool pump", "pool", "hot tub", "jacuzzi"],
    ["泳池泵", "泳池", "水泵"],
  ],
  dehumidifier: [
    ["dehumidifier", "humidifier"],
    ["除湿机", "加湿器"],
  ],
  fan: [
    ["fan", "ceiling fan"],
    ["风扇", "电风扇", "吊扇"],
  ],
  iron: [
    ["iron", "vacuum", "vacuum cleaner", "hair dryer", "hairdryer"],
    ["熨斗", "吸尘器", "吹风机"],
  ],
  smart_plug: [
    ["smart plug", "wall socket", "power strip"],
    ["智能插座", "插座", "排插"],
  ],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>;

export type Appliance = keyof typeof APPLIANCE_WORDS;
export const APPLIANCES = Object.keys(APPLIANCE_WORDS) as Appliance[];

interface Name {
  words: string;
  appliance: Appliance;
}

const byLength = (a: Name, b: Name) => b.words.length - a.words.length;
const englishNames: Name[] = APPLIANCES.flatMap((appliance) =>
  APPLIANCE_WORDS[appliance][0].map((words) => ({ words, appliance })),
).toSorted(byLength);
const chineseNames: Name[] = APPLIANCES.flatMap((appliance) =>
  APPLIANCE_WORDS[appliance][1].map((words) => ({ words, appliance })),
).toSorted(byLength);

/** Most questions name none: one look instead of one for each name. */
const SOME_ENGLISH_NAME = new RegExp(` (?:${englishNames.map(({ words }) => words).join("|")})s? `);
const SOME_CHINESE_NAME = new RegExp(chineseNames.map(({ words }) => words).join("|"));

/** Single English words of the names, which the typo correction may arrive at. */
export const APPLIANCE_VOCABULARY: readonly string[] = englishNames.flatMap(({ words }) => words.split(" "));

/**
 * The appliance that a question names, or undefined.
 *
 * @param words English words of the question, lower case, typos corrected, joined by single spaces
 */
export function findAppliance(words: string, normalized: string): Appliance | undefined {
  return nameIn(withoutNegated(words), withoutNegated(normalized)) ?? nameIn(words, normalized);
}

const NEGATED =
  /\b(?:not|except|besides|apart from|other than|instead of|rather than|excluding|forget)(?: (?:for|about))?(?: (?:the|my|a|an))? [a-z]+(?: [a-z]+)?(?=$|[,.;?!]| but| i )|\bnot(?: (?:the|my|a))? [a-z]+|(?:不是|除了|不要|不说|不算|别管)[^，,。；！？是]{1,6}/g;

/** "Not the dryer, the washer": what the asker rules out is not what is asked about. */
export function withoutNegated(text: string): string {
  return text.replace(NEGATED, " ");
}

function nameIn(words: string, normalized: string): Appliance | undefined {
  const padded = ` ${words} `;
  const english = SOME_ENGLISH_NAME.test(padded) ? englishNames.find((name) => isNamed(name, padded)) : undefined;
  if (english) return english.appliance;
  if (!SOME_CHINESE_NAME.test(normalized)) return undefined;
  return chineseNames.find((name) => normalized.includes(name.words))?.appliance;
}

const isNamed = ({ words }: Name, padded: string) => padded.includes(` ${words} `) || padded.includes(` ${words}s `);

/** Every appliance that a text names, the longest names first, each with the words that name it. */
export function applianceMentions(text: string): Name[] {
  const found: Name[] = [];
  let padded = ` ${text} `;
  for (const name of SOME_ENGLISH_NAME.test(padded) ? englishNames : [])
    if (isNamed(name, padded)) {
      found.push(name);
      padded = padded.replace(name.words, "");
    }
  for (const name of SOME_CHINESE_NAME.test(text) ? chineseNames : [])
    if (padded.includes(name.words)) {
      found.push(name);
      padded = padded.replace(name.words, "");
    }
  return found;
}

/** Names used to search the knowledge base for an appliance, in both languages. */
export function applianceNames(appliance: Appliance): { en: string; zh: string } {
  const [[en], [zh]] = APPLIANCE_WORDS[appliance];
  return { en, zh };
}
