import { STORE_ITEMS, type StoreItemId } from "@wattleaf/shared/domain/store-items";
import type { marketplaceItems } from "../schema/marketplace";

interface ItemTexts {
  nameEn: string;
  nameZh: string;
  descriptionEn: string;
  descriptionZh: string;
  /** Green coins. */
  priceCoins: number;
}

const texts: Record<StoreItemId, ItemTexts> = {
  "wallpaper-load-curve": {
    nameEn: "Wallpaper: a day of electricity",
    nameZh: "壁纸：用电的一天",
    descriptionEn: "A home's load over 24 hours, drawn for screens up to 4K. Download it from your purchase history.",
    descriptionZh: "一户家庭 24 小时的用电曲线，最高支持 4K 屏幕。可在购买记录中下载。",
    priceCoins: 40,
  },
  "wallpaper-duck-curve": {
    nameEn: "Wallpaper: the duck curve",
    nameZh: "壁纸：鸭子曲线",
    descriptionEn:
      "Solar at noon and the climb to the evening peak, drawn for screens up to 4K. Download it from your purchase history.",
    descriptionZh: "正午的光伏与傍晚的用电高峰，最高支持 4K 屏幕。可在购买记录中下载。",
    priceCoins: 40,
  },
  "wallpaper-night-grid": {
    nameEn: "Wallpaper: power plant at night",
    nameZh: "壁纸：夜色中的虚拟电厂",
    descriptionEn:
      "Homes, batteries, and cars as one power plant, drawn for screens up to 4K. Download it from your purchase history.",
    descriptionZh: "家庭、电池和汽车组成一座电厂，最高支持 4K 屏幕。可在购买记录中下载。",
    priceCoins: 60,
  },
  "wallpaper-battery": {
    nameEn: "Wallpaper: a battery's day",
    nameZh: "壁纸：电池的一天",
    descriptionEn:
      "Charged by the noon sun, empty after the evening peak, drawn for screens up to 4K. Download it from your purchase history.",
    descriptionZh: "正午蓄满阳光，晚高峰后放空，最高支持 4K 屏幕。可在购买记录中下载。",
    priceCoins: 60,
  },
  "wallpaper-appliances": {
    nameEn: "Wallpaper: a home, load by load",
    nameZh: "壁纸：家电分层",
    descriptionEn:
      "A day of electricity split into its appliances, drawn for screens up to 4K. Download it from your purchase history.",
    descriptionZh: "一天的用电逐台拆分，最高支持 4K 屏幕。可在购买记录中下载。",
    priceCoins: 80,
  },
  "wallpaper-street": {
    nameEn: "Wallpaper: the grid",
    nameZh: "壁纸：电网",
    descriptionEn: "Lines from plant to street, drawn for screens up to 4K. Download it from your purchase history.",
    descriptionZh: "从电厂到街区的线路，最高支持 4K 屏幕。可在购买记录中下载。",
    priceCoins: 80,
  },
  "savings-certificate": {
    nameEn: "Certificate of energy saved",
    nameZh: "节能证书",
    descriptionEn:
      "Your name, the date, and the energy that you saved, on a certificate in A4. Download it from your purchase history.",
    descriptionZh: "印有您的姓名、日期和节能量的 A4 证书，可在购买记录中下载。",
    priceCoins: 150,
  },
  "cafe-voucher": {
    nameEn: "Neighborhood café voucher",
    nameZh: "社区咖啡券",
    descriptionEn: "One hot drink at a participating café.",
    descriptionZh: "可在合作咖啡馆兑换一杯热饮。",
    priceCoins: 120,
  },
  "transit-day-pass": {
    nameEn: "Transit day pass",
    nameZh: "公共交通一日票",
    descriptionEn: "A day of unlimited local bus and train rides.",
    descriptionZh: "当天不限次数乘坐本地公交和轨道交通。",
    priceCoins: 300,
  },
  "bike-day-pass": {
    nameEn: "Bike share day pass",
    nameZh: "共享单车一日卡",
    descriptionEn: "Unlimited rides of up to 45 minutes for one day.",
    descriptionZh: "当天不限次数骑行，每次最长 45 分钟。",
    priceCoins: 200,
  },
  "market-voucher": {
    nameEn: "Farmers market voucher",
    nameZh: "农夫市集代金券",
    descriptionEn: "Fruit and vegetables from growers nearby.",
    descriptionZh: "可在本地市集兑换新鲜果蔬。",
    priceCoins: 400,
  },
  "repair-voucher": {
    nameEn: "Repair workshop voucher",
    nameZh: "维修工坊代金券",
    descriptionEn: "Have a small appliance or lamp repaired instead of replaced.",
    descriptionZh: "修好一件小家电或灯具，不必换新。",
    priceCoins: 350,
  },
  "ev-charging-voucher": {
    nameEn: "EV charging voucher",
    nameZh: "电动汽车充电券",
    descriptionEn: "10 kWh at a participating public charger.",
    descriptionZh: "可在合作公共充电桩充电 10 kWh。",
    priceCoins: 450,
  },
  "plant-a-tree": {
    nameEn: "Plant a tree",
    nameZh: "种一棵树",
    descriptionEn: "One native tree planted in your name.",
    descriptionZh: "以您的名义种下一棵本地树种。",
    priceCoins: 100,
  },
  "school-solar": {
    nameEn: "Solar for schools",
    nameZh: "校园光伏",
    descriptionEn: "A share of a rooftop solar panel for a local school.",
    descriptionZh: "为本地学校的屋顶光伏板捐出一份。",
    priceCoins: 250,
  },
  "home-weatherization": {
    nameEn: "Weatherize a home",
    nameZh: "为困难家庭做保温",
    descriptionEn: "Insulation and air sealing for a household that can't afford it.",
    descriptionZh: "为困难家庭的住房做保温和密封。",
    priceCoins: 300,
  },
  "solar-lantern": {
    nameEn: "Solar lantern",
    nameZh: "太阳能灯",
    descriptionEn: "A solar lantern for a family without electricity at home.",
    descriptionZh: "为没有通电的家庭送去一盏太阳能灯。",
    priceCoins: 180,
  },
  "wetland-care": {
    nameEn: "Wetland care",
    nameZh: "守护湿地",
    descriptionEn: "Restores a square meter of wetland, which stores carbon and floodwater.",
    descriptionZh: "修复一平方米湿地，固碳并蓄洪。",
    priceCoins: 120,
  },
  "clean-cookstove": {
    nameEn: "Clean cookstove",
    nameZh: "清洁炉灶",
    descriptionEn: "Part of a stove that needs half the wood and fills no kitchen with smoke.",
    descriptionZh: "捐助一台省柴一半、厨房不再有烟的炉灶。",
    priceCoins: 220,
  },
  "led-bulb-pack": {
    nameEn: "LED bulbs, 4-pack",
    nameZh: "LED 灯泡（四只装）",
    descriptionEn: "Warm white, 806 lm, 8 W each.",
    descriptionZh: "暖白光，每只 806 流明、8 瓦。",
    priceCoins: 220,
  },
  "smart-plug": {
    nameEn: "Energy-monitoring smart plug",
    nameZh: "计量智能插座",
    descriptionEn: "Turns a device on or off and measures its use.",
    descriptionZh: "可控制单个设备并测量其用电量。",
    priceCoins: 400,
  },
  "draft-stopper": {
    nameEn: "Door draft stopper",
    nameZh: "门底挡风条",
    descriptionEn: "Closes the gap under a door up to 36 inches wide.",
    descriptionZh: "封住宽度不超过 91 厘米的门底缝隙。",
    priceCoins: 160,
  },
  "window-film": {
    nameEn: "Window insulation film",
    nameZh: "窗户保温膜",
    descriptionEn: "Clear film for three windows; put up with a hair dryer.",
    descriptionZh: "三扇窗用的透明膜，用吹风机即可贴好。",
    priceCoins: 190,
  },
  "shower-head": {
    nameEn: "Water-saving shower head",
    nameZh: "节水花洒",
    descriptionEn: "1.5 gallons a minute, for less hot water at the same pressure.",
    descriptionZh: "每分钟 5.7 升，水压不变，热水更省。",
    priceCoins: 280,
  },
  "power-strip": {
    nameEn: "Switchable power strip",
    nameZh: "带开关的插线板",
    descriptionEn: "Three outlets and one switch against standby power.",
    descriptionZh: "三个插孔加一个总开关，切断待机耗电。",
    priceCoins: 260,
  },
  "room-thermometer": {
    nameEn: "Room thermometer",
    nameZh: "室内温湿度计",
    descriptionEn: "Shows temperature and humidity, so that heating follows facts.",
    descriptionZh: "显示温度和湿度，供暖有据可依。",
    priceCoins: 140,
  },
};

/** Of what the product delivers itself, there is always more. */
const ENDLESS = 1_000_000;

const ids = Object.keys(STORE_ITEMS) as StoreItemId[];

/** What a store begins with; the operator stocks what others deliver. */
export const MARKETPLACE_ITEMS: readonly (typeof marketplaceItems.$inferInsert)[] = ids.map((id, index) => ({
  id,
  ...texts[id],
  category: STORE_ITEMS[id],
  stockQuantity: STORE_ITEMS[id] === "rewards" ? ENDLESS : 0,
  position: index + 1,
}));
