import { normalWords } from "../normalize";
import { isHan } from "../learned/tokens";

/*
 * Words of devices and of where they stand that mean the same, in both languages: 书桌那个插座 and "the outlet on the desk"
 * mean the "Desk plug". For names alone; what a device controls is for `tools/device-words.ts`.
 */

/** Each row is one meaning. Simplified: messages are normalized before. */
const MEANINGS: readonly (readonly string[])[] = [
  ["plug", "outlet", "socket", "插座", "插头", "插排", "插板"],
  ["lamp", "light", "bulb", "灯"],
  ["fan", "风扇", "电扇"],
  ["heater", "取暖器", "暖风机", "电暖器"],
  ["thermostat", "温控器", "恒温器", "温控"],
  ["boiler", "water heater", "锅炉", "热水器"],
  ["battery", "powerwall", "电池", "储能"],
  ["charger", "wallbox", "充电桩", "充电器"],
  ["pump", "水泵"],
  ["fridge", "refrigerator", "冰箱"],
  ["freezer", "冰柜", "冷柜"],
  ["washer", "washing machine", "洗衣机"],
  ["dryer", "烘干机", "干衣机"],
  ["dishwasher", "洗碗机"],
  ["tv", "television", "电视"],
  ["kettle", "水壶"],
  ["computer", "pc", "电脑"],
  ["desk", "书桌", "办公桌", "写字台", "桌子", "桌上", "桌面", "张枱", "张台", "枱"],
  ["bed", "床头"],
  ["bedroom", "卧室", "睡房"],
  ["living room", "lounge", "客厅"],
  ["kitchen", "厨房"],
  ["bathroom", "浴室", "卫生间", "洗手间"],
  ["office", "study", "书房", "办公室"],
  ["hall", "hallway", "走廊", "过道", "玄关", "门厅"],
  ["garage", "车库"],
  ["driveway", "车道"],
  ["balcony", "阳台"],
  ["garden", "yard", "花园", "院子"],
  ["basement", "cellar", "地下室"],
  ["kids", "children", "儿童房", "孩子"],
];

interface Meaning {
  /** Its row. */
  meaning: number;
  from: number;
  to: number;
}

const LONGEST_FIRST = MEANINGS.flatMap((words, meaning) =>
  words.map((word) => ({ word, pattern: isHan(word) ? new RegExp(word) : new RegExp(`\\b${word}s?\\b`), meaning })),
).toSorted((one, other) => other.word.length - one.word.length);

function meaningsIn(text: string): Meaning[] {
  const found: Meaning[] = [];
  for (const { word, pattern, meaning } of LONGEST_FIRST) {
    const at = pattern.exec(text)?.index;
    if (at === undefined) continue;
    const to = at + word.length;
    if (!found.some((one) => one.from < to && at < one.to)) found.push({ meaning, from: at, to });
  }
  return found;
}

/**
 * The one device whose name has every meaning that the text names; null for none and for several.
 * @param text normalized
 * @returns the name, and where in the text its words stand
 */
export function deviceMeant(text: string, names: readonly string[]): { name: string; from: number; to: number } | null {
  const said = meaningsIn(text);
  if (said.length === 0) return null;
  const meant = names.filter((name) => {
    const own = new Set(meaningsIn(normalWords(name)).map(({ meaning }) => meaning));
    return said.every(({ meaning }) => own.has(meaning));
  });
  const [name] = meant;
  if (name === undefined || meant.length > 1) return null;
  return { name, from: Math.min(...said.map(({ from }) => from)), to: Math.max(...said.map(({ to }) => to)) };
}
