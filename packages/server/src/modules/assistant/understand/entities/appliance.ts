/** Words for each appliance. Longer names win over names within them ("tumble dryer" over "dryer"). */
const APPLIANCE_WORDS = {
  dryer: [
    ["dryer", "drier", "tumble dryer", "clothes dryer"],
    ["烘干机", "干衣机"],
  ],
  washer: [
    ["washer", "washing machine", "laundry", "laundry machine"],
    ["洗衣机", "洗衣服"],
  ],
  dishwasher: [["dishwasher", "dish washer"], ["洗碗机"]],
  fridge: [
    ["fridge", "refrigerator", "freezer", "fridge freezer", "second fridge"],
    ["冰箱", "冰柜", "冷柜"],
  ],
  air_conditioner: [
    ["air conditioner", "air conditioning", "aircon", "air con", "ac", "a/c", "hvac", "cooling"],
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
    ["water heater", "hot water", "boiler", "immersion heater", "geyser"],
    ["热水器", "热水"],
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
    ],
    ["电动汽车", "电动车", "新能源车", "充电桩", "特斯拉", "汽车", "车"],
  ],
  battery: [
    ["battery", "batteries", "home battery", "powerwall", "storage battery"],
    ["电池", "储能", "储能电池", "家用电池"],
  ],
  solar: [
    ["solar", "solar panel", "solar panels", "pv", "photovoltaic", "rooftop solar"],
    ["太阳能", "光伏", "太阳能板"],
  ],
  oven: [
    ["oven", "stove", "cooktop", "hob", "induction", "range", "cooker"],
    ["烤箱", "电磁炉", "灶", "电饭煲", "炉子"],
  ],
  microwave: [["microwave"], ["微波炉"]],
  kettle: [["kettle"], ["电水壶", "热水壶", "水壶"]],
  tv: [
    ["tv", "television", "game console", "console", "xbox", "playstation"],
    ["电视", "电视机", "游戏机"],
  ],
  computer: [
    ["computer", "pc", "laptop", "desktop", "monitor", "router", "modem"],
    ["电脑", "笔记本", "显示器", "路由器"],
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
    ["smart plug", "plug", "socket", "power strip"],
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

/** Single English words of the names, which the typo correction may arrive at. */
export const APPLIANCE_VOCABULARY: readonly string[] = englishNames.flatMap(({ words }) => words.split(" "));

/**
 * The appliance that a question names, or undefined.
 *
 * @param words English words of the question, lower case, typos corrected, joined by single spaces
 */
export function findAppliance(words: string, normalised: string): Appliance | undefined {
  const padded = ` ${words} `;
  const english = englishNames.find(
    (name) => padded.includes(` ${name.words} `) || padded.includes(` ${name.words}s `),
  );
  if (english) return english.appliance;
  return chineseNames.find((name) => normalised.includes(name.words))?.appliance;
}

/** Names used to search the knowledge base for an appliance, in both languages. */
export function applianceNames(appliance: Appliance): { en: string; zh: string } {
  const [[en], [zh]] = APPLIANCE_WORDS[appliance];
  return { en, zh };
}
