import { regionsIn } from "../knowledge/regions";

/** How much sun panels get, by the places that a question names. */
export const SUN_ZONES = ["cn", "cn-northwest", "cn-north", "cn-east", "cn-southwest", "tw", "uk", "us"] as const;
export type SunZone = (typeof SUN_ZONES)[number];

/** Provinces and large cities of China that get about as much sun as each other. */
const IN_CHINA: readonly [SunZone, RegExp][] = [
  ["cn-northwest", /新疆|西藏|青海|甘肃|宁夏|内蒙古?|兰州|银川|西宁|拉萨|乌鲁木齐|呼和浩特/],
  ["cn-southwest", /四川|重庆|贵州|成都|贵阳|川渝/],
  [
    "cn-north",
    /北京|天津|河北|山东|山西|陕西|辽宁|吉林|黑龙江|东北|华北|石家庄|济南|青岛|太原|西安|沈阳|大连|长春|哈尔滨/,
  ],
  [
    "cn-east",
    /河南|江苏|浙江|上海|安徽|福建|江西|湖北|湖南|广东|广西|海南|云南|华东|华南|华中|郑州|南京|苏州|杭州|合肥|福州|厦门|南昌|武汉|长沙|广州|深圳|南宁|昆明/,
  ],
];

/** @param text normalized */
export function sunZoneOf(text: string): SunZone | undefined {
  const zone = IN_CHINA.find(([, names]) => names.test(text))?.[0];
  if (zone) return zone;
  const [region] = regionsIn(text);
  return SUN_ZONES.find((one) => one === region);
}
