import type { Appliance, Room } from "../frame";

/** Names of appliances as people say and misspell them, simplified Chinese and lower case. */
export const APPLIANCE_NAMES: Readonly<Record<Appliance, readonly string[]>> = listed({
  fridge:
    "fridge, fridges, refrigerator, refrigerators, frige, frij, walk-in, reach-in, mini fridge, beer fridge, refrigeration, nevera, 冰箱, 雪柜, 冷藏柜, 冷藏箱",
  freezer:
    "freezer, freezers, freezza, frezer, chest freezer, deep freeze, deep freezer, 冰柜, 冷柜, 冷冻柜, 冻库, 冷库",
  washer:
    "washer, washing machine, washin machine, washing, wash, front loader, laundry, lavadora, 洗衣机, 洗衣服, 洗衣",
  dryer:
    "dryer, dryers, drier, tumble dryer, tumble drier, tumble, clothes dryer, heat pump dryer, secadora, 烘干机, 干衣机, 烘衣机, 洗烘一体机",
  dishwasher: "dishwasher, dishwashers, dish washer, dish machine, dishy, lavaplatos, 洗碗机",
  oven: "oven, ovens, ovan, otg, deck oven, deck ovens, 烤箱, 烘箱",
  stove:
    "stove, stoves, hob, cooktop, cooktops, induction, induction hob, induction cooker, induction stove, electric range, cooker, 电磁炉, 电炉, 电炉子, 电磁灶, 电陶炉, 煤气灶, ih炉, 灶台",
  microwave: "microwave, microwaves, microwaive, micro wave, 微波炉",
  kettle:
    "kettle, kettles, kettel, kettal, tea kettle, thermo pot, 热水壶, 电水壶, 电热水壶, 烧水壶, 水壶, 快煮壶, 电热水瓶, 开水壶, 茶吧机, 电壶, 养生壶",
  coffee_maker:
    "coffee machine, coffee maker, coffee pot, coffee, espresso machine, espresso, keurig, nespresso, 咖啡机",
  toaster: "toaster, toasters, toastie maker, 烤面包机, 面包机, 吐司机",
  air_fryer: "air fryer, air fryers, airfryer, air frya, airfrya, 空气炸锅, 气炸锅",
  rice_cooker: "rice cooker, rice cookers, 电饭煲, 电饭锅, 电锅, 电子锅",
  ac: "ac, a c, a/c, acs, aircon, air con, air conditioner, air conditioners, air conditioning, aircond, airkon, window unit, window ac, portable ac, split unit, split ac, splitty, central air, cooling, aire, 空调, 冷气, 冷气机, 变频空调",
  heat_pump:
    "heat pump, heat pumps, heatpump, heatpumps, mini split, mini splits, reverse cycle, split system, geothermal, 热泵, 空气能, 空气源热泵, 地源热泵",
  heating:
    "heating, heat, heatin, furnace, thermostat, smart thermostat, storage heater, storage heaters, floor heating, underfloor heating, baseboards, baseboard heaters, boiler, radiators, 地暖, 地热, 暖气, 采暖, 电采暖, 电锅炉, 取暖, 供暖, 电地暖",
  space_heater:
    "space heater, space heaters, heater, heaters, heata, fan heater, fan heaters, panel heater, panel heaters, oil heater, oil radiator, oil filled radiator, room heater, plug in heater, bathroom heater, infrared heater, 电暖气, 电暖器, 电暖炉, 取暖器, 油汀, 电油汀, 小太阳, 暖风机, 浴霸, 踢脚线, 石墨烯",
  water_heater:
    "water heater, water heaters, hot water, hot water tank, geyser, geysers, immersion, immersion heater, shower, showers, electric shower, hot water system, 热水器, 电热水器, 电热水炉, 空气能热水器, 热泵热水器, 热水炉, 开水器, 洗澡",
  fan: "fan, fans, ceiling fan, ceiling fans, box fan, standing fan, exhaust fan, 风扇, 电风扇, 电扇, 吊扇, 落地扇, 循环扇, 排气扇, 新风",
  dehumidifier: "dehumidifier, dehumidifiers, dehumidifyer, 除湿机, 抽湿机, 抽湿器",
  humidifier: "humidifier, humidifiers, 加湿器",
  air_purifier: "air purifier, air purifiers, purifier, purifiers, 空气净化器, 净化器, 空气清净机, 清净机",
  lights:
    "light, lights, lites, lighting, led, leds, led lights, bulb, bulbs, lightbulb, lightbulbs, light bulb, light bulbs, lamp, lamps, tube light, fairy lights, christmas lights, grow lights, 灯, 灯泡, 灯管, 电灯, 照明, led灯, 吊灯, 台灯, 灯带, 射灯, 筒灯, 招牌灯, 夜灯",
  tv: "tv, tvs, t v, telly, television, televisions, cable box, 电视, 电视机, 机顶盒, 投影仪, 投影",
  computer:
    "computer, computers, pc, pcs, laptop, laptops, gaming pc, desktop, monitor, monitors, nas, rig, gpu, server, 电脑, 笔记本, 笔记本电脑, 台式机, 电竞主机, 显卡, 服务器, 显示器",
  console:
    "console, consoles, game console, ps5, ps4, playstation, play station, xbox, x box, nintendo, switch, 游戏机, 主机",
  router: "router, routers, wifi, wi-fi, wifi router, modem, internet box, 路由器, 路由, 光猫, 分享器",
  ev: "ev, evs, e v, car, cars, electric car, electric cars, electric vehicle, truck, tesla, model y, model 3, bolt, leaf, van, scooter, e scooter, electric scooter, wallbox, ev charger, car charger, byd, 车, 车子, 电动车, 电车, 电动汽车, 新能源车, 充电桩, 特斯拉, 电动三轮, 电瓶车, 电动机车, 充车",
  pool_pump: "pool pump, pool pumps, pool, 泳池泵, 泳池",
  hot_tub: "hot tub, hot tubs, hottub, jacuzzi, spa, 按摩浴缸",
  sauna: "sauna, saunas, 桑拿",
  vacuum:
    "vacuum, vacuums, vacuum cleaner, hoover, robot vac, robot vacuum, robot hoover, roomba, 吸尘器, 吸尘机, 扫地机, 扫地机器人, 扫拖机器人",
  iron: "iron, irons, iron box, ironing, 熨斗, 电熨斗, 挂烫机",
  hair_dryer: "hair dryer, hair dryers, hairdryer, hairdryers, hair drier, blow dryer, 吹风机, 电吹风, 吹风筒, 风筒",
  electric_blanket:
    "electric blanket, electric blankets, heated blanket, heated blankets, leccy blanket, heating pad, 电热毯, 电褥子",
  aquarium: "aquarium, aquariums, fish tank, fish tanks, 鱼缸, 水族箱",
  phone_charger:
    "phone charger, phone chargers, phone charga, phone, phones, iphone, chargers, 手机充电器, 充电器, 手机, 充电头, 充电宝",
  battery:
    "battery, batteries, batery, home battery, house battery, powerwall, powerwalls, powerwal, inverter battery, inverter, 电池, 储能, 储能电池, 家用储能, 户外电源",
  solar:
    "solar, sola, solar panel, solar panels, panels, panel, panals, pv, rooftop solar, array, 光伏, 光伏板, 太阳能, 太阳能板, 板子",
  standby: "standby, stand-by, stanby, vampire power, vampire load, phantom load, 待机",
  range_hood:
    "range hood, extractor hood, cooker hood, extractor fan, exhaust hood, hood fan, chimney, 油烟机, 抽油烟机, 排烟风机, 抽烟机",
  sewing_machine: "sewing machine, 缝纫机",
  medical:
    "cpap, cpap machine, oxygen concentrator, concentrator, oxygen machine, breathing machine, nebulizer, dialysis, life support, hospital bed, ventilator, 制氧机, 呼吸机, 雾化器, 呼吸器",
  elevator: "elevator, elevators, lift, stairlift, stair lift, 电梯",
  other:
    "mixer, mixers, grinder, mixie, wet grinder, welder, generator, slow cooker, crock pot, hair straightener, straighteners, straightener, baby monitor, well pump, sump pump, ice machine, 消毒柜, 饮水机, 窗帘, 制冰机, 温奶器, 暖奶器, 破壁机, 豆浆机, 净水器",
});

export const ROOM_NAMES: Readonly<Record<Room, readonly string[]>> = listed({
  living_room: "living room, livin room, lounge, lownge, sitting room, family room, sala, 客厅, 堂屋",
  bedroom:
    "bedroom, bedrooms, master bedroom, guest room, common room, parents room, room, my room, 卧室, 主卧, 次卧, 主人房, 睡房, 客房, 我房间, 我房",
  kitchen: "kitchen, kichen, kitchenette, 厨房, 灶间",
  bathroom: "bathroom, bath, washroom, toilet, 卫生间, 浴室, 洗手间, 厕所",
  office: "office, home office, study, study room, 书房, 办公室",
  garage: "garage, garrage, carport, 车库",
  basement: "basement, cellar, 地下室",
  hall: "hall, hallway, corridor, entryway, 走廊, 门厅, 玄关, 楼道, 过道",
  kids_room:
    "kids room, kids' room, kid's room, children's room, nursery, baby room, baby's room, 儿童房, 小孩房, 宝宝房, 孩子房间, 婴儿房",
  garden: "garden, patio, yard, backyard, outside, deck, porch, 花园, 院子, 庭院",
  attic: "attic, loft, 阁楼",
  laundry: "laundry room, utility room, 洗衣房",
  other:
    "balcony, dining room, den, upstairs, downstairs, workshop, shed, barn, shop, 阳台, 餐厅, 饭厅, 大堂, 楼上, 楼下, 包间",
});

/** The value whose name is the longest within the words, so that "heat pump dryer" is a dryer; null for none. */
export function named<Value extends string>(
  words: string,
  names: Readonly<Record<Value, readonly string[]>>,
): Value | null {
  let best: Value | null = null;
  let longest = 0;
  for (const value in names)
    for (const name of names[value]) {
      if (name.length <= longest || !holds(words, name)) continue;
      best = value;
      longest = name.length;
    }
  return best;
}

function holds(words: string, name: string): boolean {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    if (!/^[a-z]/.test(name)) return true;
    const [before, after] = [words[at - 1] ?? " ", words[at + name.length] ?? " "];
    if (!/[a-z]/.test(before) && !/[a-z]/.test(after)) return true;
  }
  return false;
}

/** Lists that are written as words with commas between them. */
function listed<Key extends string>(lists: Readonly<Record<Key, string>>): Record<Key, string[]> {
  const entries = Object.entries<string>(lists).map(([key, names]) => [key, names.split(", ")]);
  return Object.fromEntries(entries) as Record<Key, string[]>;
}
